// needs: core, elements
// strings: error, notValid
//
// Limits of numbers, lengths and choices: says at a row what it has to keep once it does not, does not let such a page
// be sent, and keeps apart what excludes each other: an option that stands alone ("None of these") and the others, and
// in some trees a parent and what is below it.

const isBelow = (each, other) => other.closest("[data-option]").contains(each);
const excludes = (each, other) =>
  each != other &&
  ("exclusive" in each.dataset ||
    "exclusive" in other.dataset ||
    (each.closest("[data-parents=exclusive]") && (isBelow(each, other) || isBelow(other, each))));

rules.push((key, value) => {
  const [twin] = twins.get(key);
  const { maxLength, minLength } = twin;
  const { minimum, maximum, step } = (part(key, "group") || twin).dataset;
  const { length } = value;
  if (isList(twin)) {
    const chosen = rows.get(key).filter((each) => value.includes(each.value));
    const isApart = chosen.every((each) => !chosen.some((other) => excludes(each, other)));
    return isApart && !(length < minimum || length > maximum);
  }
  if (step) {
    Object.assign(twin, { type: "number", step, min: minimum, max: maximum, value });
    return twin.value === value && twin.validity.valid;
  }
  if (!value && (twin.required || rows.get(key)[0].validity.badInput)) return;
  return !(maxLength >= 0 && length > maxLength) && !(length && length < minLength);
});
const touched = new Set();
// Shows at a row what is wrong with it, or no longer, and gives it.
const faultOf = (key) => {
  const [control] = rows.get(key);
  const owner = part(key, "group") || control;
  const isFaulty = !isValid(key);
  const hint = part(key, "mode") || part(key, "limits") || part(key, "pattern");
  const reason = hint?.textContent || control.validationMessage;
  const id = `${key}:error`;
  const line = make("p", { className: "error", id }, `${text("error")} ${reason}`);
  part(key, "error")?.remove();
  const others = (owner.getAttribute("aria-describedby") || "").replace(id, "").trim();
  owner.setAttribute("aria-describedby", isFaulty ? `${id} ${others}` : others);
  if (isFaulty) addTo(key, line);
  rows.get(key).forEach((each) => (each.ariaInvalid = isFaulty || null));
  return isFaulty && reason;
};
const explain = (key) => {
  const reason = faultOf(key);
  if (reason) say("notValid", { title: titleOf(key), reason });
};
// These listeners come before the core's, which starts to listen later.
addEventListener("change", ({ target }) => {
  const { name, checked } = target;
  if (!rows.has(name)) return;
  // What the author calls wrong stays so until the row is touched.
  touched.add(name);
  for (const other of checked ? rows.get(name) : []) if (excludes(target, other)) other.checked = false;
  whenStill(() => explain(name));
});
starts.push(() => refreshes.push(() => whenStill(() => touched.forEach(faultOf))));
addEventListener("submit", (event) => {
  const [first] = allKeys().filter(faultOf);
  if (!first || event.target != form) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  explain(first);
  rows.get(first)[0].focus();
});
