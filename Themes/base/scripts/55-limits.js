// needs: core, elements
// strings: error, notValid
//
// Limits of numbers, lengths and choices: says at a row what it has to keep once it does not, does not let such a page
// be sent, and keeps apart what excludes each other: an option that stands alone ("None of these") and the others, and
// in some trees a parent and what is below it.

// What tells whether another option cannot be chosen beside this one, which stands alone or is above it.
const excludedBy = (each) => {
  const scope = "exclusive" in each.dataset ? form : each.closest("[data-parents=exclusive] [data-option]");
  return (other) => other != each && scope?.contains(other);
};

rules.push((key, value) => {
  const [twin] = twins.get(key);
  const { maxLength, minLength } = twin;
  const { minimum, maximum, step } = (part(key, "group") || twin).dataset;
  const { length } = value;
  if (isList(twin)) {
    const chosen = rows.get(key).filter((each) => value.includes(each.value));
    const isApart = chosen.every((each) => !chosen.some(excludedBy(each)));
    return isApart && !(length < minimum) && !(length > maximum);
  }
  if (step) {
    Object.assign(twin, { type: "number", step, min: minimum, max: maximum, value });
    return twin.value === value && twin.validity.valid;
  }
  if (!value && (twin.required || rows.get(key)[0].validity.badInput)) return;
  return !(length > maxLength && maxLength >= 0) && !(length < minLength && length);
});
// What the author calls wrong stays so until the row is touched.
const touched = new Set();
// Shows at a row what is wrong with it, or no longer, and gives it.
const faultOf = (key) => {
  const [control] = rows.get(key);
  const [twin] = twins.get(key);
  const owner = part(key, "group") || control;
  const isFaulty = !isValid(key);
  const reason =
    (control.validity.patternMismatch && part(key, "pattern")?.textContent) ||
    control.validationMessage ||
    twin.validationMessage ||
    (part(key, "mode") || part(key, "limits"))?.textContent ||
    control.value;
  const id = `${key}:error`;
  const line = make("p", { className: "error", id }, `${text("error")} ${reason}`);
  part(key, "error")?.remove();
  const others = (owner.getAttribute("aria-describedby") || "").replace(id, "").trim();
  owner.setAttribute("aria-describedby", isFaulty ? `${id} ${others}` : others);
  if (isFaulty) addTo(key, line);
  for (const each of rows.get(key)) each.ariaInvalid = isFaulty || null;
  return isFaulty && reason;
};
const explain = (key) => {
  touched.add(key);
  const reason = faultOf(key);
  if (reason) say("notValid", { title: titleOf(key), reason });
};
// On its way down to the control, a change is met before the core takes it over.
addEventListener(
  "change",
  ({ target }) => {
    rows.get(target.name)?.forEach((each) => {
      if (target.checked && (excludedBy(target)(each) || excludedBy(each)(target))) each.checked = false;
    });
  },
  true,
);
starts.push(() =>
  refreshes.push((changed) =>
    whenStill(() => {
      touched.forEach(faultOf);
      changed.forEach(explain);
    }),
  ),
);
addEventListener("submit", (event) => {
  const faulty = allKeys().filter((key) => event.target == form && !isValid(key));
  if (!faulty[0]) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const [control] = rows.get(faulty[0]);
  // As browsers tell of what they find themselves.
  control.dispatchEvent(new Event("invalid"));
  // What is told last stays.
  faulty.reverse().forEach(explain);
  control.focus();
});
