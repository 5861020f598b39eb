// needs: core
//
// Makes the elements that the parts add to a page.

const make = (tag, properties, ...children) => {
  const element = Object.assign(page.createElement(tag), properties);
  element.append(...children);
  return element;
};
// A button; `subject` is what it acts on, for those who meet the button alone.
const makeButton = (label, onclick, subject) => {
  const ariaLabel = subject ? `${label}: ${subject}` : null;
  return make("button", { type: "button", className: "button button-plain", ariaLabel, onclick }, label);
};
// The page's bar of buttons, before the line of status.
const tools = make("div", { className: "tools" });
const addTools = (...children) => {
  tools.append(...children);
  status.before(tools);
};
const findAll = (selector, within = page) => [...within.querySelectorAll(selector)];
// The element that stands for a row, and the one that a mark or a fault of the row describes.
const rowOf = (key) => find(`[data-row="${key}"]`);
const ownerOf = (key) => part(key, "group") || rows.get(key)[0];
const describe = (element, id, isOn) => {
  const ids = (element.getAttribute("aria-describedby") || "").split(" ").filter((each) => each != id);
  if (isOn) ids.unshift(id);
  element.setAttribute("aria-describedby", ids.join(" ").trim());
};
