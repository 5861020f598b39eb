// needs: core, elements
// strings: error, notValid
//
// Limits of numbers, lengths and choices: says at a row what it has to keep once it does not, does not let such a page
// be sent, and keeps apart what excludes each other: an option that stands alone ("None of these") and the others, and
// in some trees a parent and what is below it.

const isBelow = (option, other) => other.closest("[data-option]").contains(option);
const excludes = (option, other) =>
  option != other &&
  ("exclusive" in option.dataset ||
    "exclusive" in other.dataset ||
    (option.closest("[data-parents=exclusive]") && (isBelow(option, other) || isBelow(other, option))));

rules.push((key, value) => {
  const [twin] = twins.get(key);
  const { maxLength, minLength } = twin;
  const { minimum, maximum, step } = (part(key, "group") || twin).dataset;
  const { length } = value;
  if (isList(twin)) {
    const chosen = rows.get(key).filter((option) => value.includes(option.value));
    const isApart = chosen.every((option) => !chosen.some((other) => excludes(option, other)));
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
const isWrong = (key) => {
  const [control] = rows.get(key);
  const owner = part(key, "group") || control;
  const isFaulty = !isValid(key);
  const hint = part(key, "mode") || part(key, "limits") || part(key, "pattern");
  const reason = hint?.textContent || control.validationMessage;
  const id = `${key}:error`;
  const line = make("p", { className: "error", id }, `${text("error")} ${reason}`);
  part(key, "error")?.remove();
  const ids = (owner.getAttribute("aria-describedby") || "").split(" ").filter((each) => each != id);
  if (isFaulty) {
    addTo(key, line);
    ids.unshift(id);
    say("notValid", { title: titleOf(key), reason });
  }
  owner.setAttribute("aria-describedby", ids.join(" "));
  rows.get(key).forEach((each) => (each.ariaInvalid = isFaulty || null));
  return isFaulty;
};
// These listeners come before the core's, which starts to listen later.
addEventListener("change", ({ target }) => {
  const { name, checked } = target;
  if (!rows.has(name)) return;
  // What the author calls wrong stays so until the row is touched.
  touched.add(name);
  for (const other of checked ? rows.get(name) : []) if (excludes(target, other)) other.checked = false;
});
starts.push(() => refreshes.push(() => touched.forEach(isWrong)));
addEventListener("submit", (event) => {
  // The first fault is said last, and stays.
  const faulty = event.target == form ? allKeys().reverse().filter(isWrong) : [];
  if (!faulty[0]) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  rows.get(faulty.pop())[0].focus();
});
