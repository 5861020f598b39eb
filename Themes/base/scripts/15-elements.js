// needs: core
//
// Makes the elements that the parts add to a page.

const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
// A button with a text of the library's; `subject` is what it acts on, for those who meet the button alone.
const makeButton = (name, onclick, subject) => {
  const label = text(name);
  const ariaLabel = subject ? `${label}: ${subject}` : null;
  return make("button", { type: "button", className: "button button-plain", ariaLabel, onclick }, label);
};
// The page's bar of buttons, before the line of status.
const tools = make("div", { className: "tools" });
const addTools = (...children) => {
  tools.append(...children);
  status.before(tools);
};
const findAll = (selector, within = document) => [...within.querySelectorAll(selector)];
const rowOf = (key) => find(`[data-row="${key}"]`) || rows.get(key)[0].parentElement;
// Nothing may move away below a pointer that is down, or what it presses would be lost.
// Where a press takes the focus from a field, Firefox tells of the field's change first.
const whenStill = (work) => setTimeout(() => (find(":active") ? whenStill(work) : work()));
// Adds something about a row to it: at its end, or before a group.
const addTo = (key, element) => {
  const group = part(key, "group");
  if (group) group.before(element);
  else rowOf(key).append(element);
};
