// strings: notRestored
//
// What the other parts build on: the rows of the page's form, their values, and what happens when one changes.
//
// A row is the enabled controls of one name. Its value is what the form submits under that name: a string, or for a
// group of checkboxes a list of strings. The few properties of the form that are used are refused as names of controls,
// which would stand in front of them.

const rows = new Map();
// The controls again, as the markup has them, to try values on; and the values they had then.
const twins = new Map();
const defaults = new Map();
const offValues = new Map();
// What the parts hang in: storages by kind, work to do once the form is there, rules that values have to keep, and what
// to do when values have changed.
const stores = {};
const starts = [];
const rules = [];
const refreshes = [];
// Rows that show what is not stored, because it is not valid or could not be.
const unsaved = new Set();
let form, data, texts, store, status, typing, told;

const find = (selector) => document.querySelector(selector);
const part = (key, name) => document.getElementById(`${key}:${name}`);
const text = (name, values) => texts[name]?.replace(/{(\w+)}/g, (_, key) => values[key]);
// Before all of the page is there, nobody has been told anything yet.
const say = (name, values) => status && (status.textContent = text(name, values));
const allKeys = () => [...rows.keys()];
const titleOf = (key) =>
  (part(key, "group")?.querySelector("legend") || rows.get(key)[0].labels[0].firstChild).textContent.trim();

const isList = (control) => control.matches("[type=checkbox]:not([role])");
const isChoice = ({ type }) => /radio|checkbox/.test(type);
const valueOf = (key, controls = rows.get(key)) => {
  const [control] = controls;
  if (!isChoice(control)) return control.value;
  const chosen = controls.filter((each) => each.checked).map((each) => each.value);
  return isList(control) ? chosen : (chosen[0] ?? offValues.get(key));
};
const same = (a, b) => JSON.stringify(a) == JSON.stringify(b);
const isChanged = (key) => !same(valueOf(key), defaults.get(key));

// A foreign value as the row would hold it; undefined where it does not fit. What is known of a list is kept.
const accepted = (key, given) => {
  const [twin] = twins.get(key);
  const plain = (each) => (typeof each == "object" ? NaN : `${each}`);
  // An entry that cannot be chosen may be the one that is.
  const known = [...(twin.options || twins.get(key))]
    .filter((each) => each.selected || !each.disabled)
    .map((each) => each.value);
  let value = plain(given);
  if (isList(twin)) {
    if (!Array.isArray(given)) return;
    const listed = given.map(plain);
    value = known.filter((each) => listed.includes(each));
  } else if (isChoice(twin) || twin.options) {
    known.push(offValues.get(key));
    if (given === !!given && offValues.has(key)) value = known[+!given];
    if (!known.includes(value)) return;
  } else {
    twin.value = value;
    if (twin.value !== value || !twin.validity.valid) return;
  }
  if (rules.every((rule) => rule(key, value))) return value;
};
// Of radio buttons, none may be chosen yet.
const isValid = (key) => valueOf(key) === undefined || accepted(key, valueOf(key)) !== undefined;

const show = (key, value) => {
  for (const control of rows.get(key)) {
    if (isChoice(control)) control.checked = [].concat(value).includes(control.value);
    else if (control.value !== value) control.value = value;
  }
};
const refresh = (changed = []) => refreshes.forEach((each) => each(changed));

// Takes over what the page shows: stores what is valid, and lets the other parts look.
const change = (keys, isReset) => {
  for (const key of keys) isReset || isValid(key) ? unsaved.delete(key) : unsaved.add(key);
  const valid = keys.filter((key) => !unsaved.has(key));
  // What was said may be over.
  say();
  if (valid[0]) store?.write(valid, isReset);
  refresh(isReset ? [] : keys);
};

// Shows what is stored, except where that would undo the user's work, and says for which rows it does not fit.
const restore = (keys = allKeys()) => {
  const misfits = [];
  for (const key of keys) {
    if (!store || key == typing || unsaved.has(key)) continue;
    const given = store.read(key);
    const value = given === undefined ? given : accepted(key, given);
    if (given !== undefined && (value === undefined || value.length < given.length)) misfits.push(titleOf(key));
    show(key, value ?? defaults.get(key));
  }
  // Once is enough.
  if (status && misfits[0] && !same(told, misfits)) say("notRestored", { titles: (told = misfits).join(", ") });
  refresh();
};

// Finds the rows that are there. While the page is still read, the last one may not be complete.
const collect = (isComplete) => {
  form ||= find("form[data-fieldset]");
  if (!form) return;
  const found = new Map();
  let last;
  for (const control of form.elements) {
    const { name, type, value } = control;
    // Groups inside a group are among the elements too, and have no name.
    if (name) last = name;
    if (type == "hidden") offValues.set(name, value);
    else if (name && control.matches(":enabled:not(button)")) found.set(name, [...(found.get(name) || []), control]);
  }
  if (!data) {
    data = form.cloneNode().dataset;
    texts = JSON.parse(data.strings);
    store = stores[data.storage]?.(`${data.namespace}:${data.fieldset}:`);
  }
  for (const [name, controls] of found) {
    if (rows.has(name) || (!isComplete && name == last)) continue;
    const copy = document.createElement("form");
    copy.append(...controls.map((control) => control.cloneNode(true)));
    copy.reset();
    rows.set(name, controls);
    twins.set(name, [...copy.elements]);
    defaults.set(name, valueOf(name, [...copy.elements]));
    restore([name]);
  }
};

// Runs between the parser's steps, so that no row is painted with another value than the stored one.
const observer = new MutationObserver(() => collect());
observer.observe(document, { childList: true, subtree: true });
// People do not wait for the end of the page either.
addEventListener("input", ({ target }) => {
  typing = target.name;
  say();
});
// Where the browser refuses to send, nothing was saved.
addEventListener("invalid", () => say(), true);
// What was typed and taken back is no change.
addEventListener("focusout", () => (typing = ""));
addEventListener("change", ({ target }) => {
  typing = "";
  if (rows.get(target.name)?.includes(target)) change([target.name]);
});
// Before a storage sends what it has.
addEventListener("pagehide", () => change([typing].filter((key) => rows.has(key))));
addEventListener("DOMContentLoaded", () => {
  observer.disconnect();
  collect(true);
  if (!form) return;
  status = find("[data-status]");
  starts.forEach((each) => each());
  addEventListener(
    "reset",
    ({ target, defaultPrevented }) => target == form && !defaultPrevented && setTimeout(change, 0, allKeys(), true),
  );
  // Where storing is all there is to do, nothing has to be sent.
  addEventListener("submit", (event) => {
    const { target, submitter } = event;
    if (!store || target.action != location.href || submitter?.matches("[formaction]")) return;
    event.preventDefault();
    store.write(allKeys().filter(isChanged));
  });
  // A browser that goes back, or restores the fields of a form, shows what was, not what is stored; WebKit resets some
  // fields after it has said that the page is shown.
  addEventListener("pageshow", () => setTimeout(restore, 9));
  restore();
});
