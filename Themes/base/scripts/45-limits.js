// needs: core, elements
// strings: error, notValid
//
// Limits of numbers, lengths and choices: says at a row what it has to keep once it does not, does not let such a page
// be sent, and keeps an option that stands alone ("None of these") and the others apart.

rules.push((key, value) => {
  const [twin] = twins.get(key);
  const { maxLength, minLength } = twin;
  const { minimum, maximum, step } = ownerOf(key).dataset;
  const { length } = value;
  if (isList(twin)) return !(length < minimum || length > maximum);
  if (step) {
    Object.assign(twin, { type: "number", step, min: minimum, max: maximum, value });
    return twin.value === value && twin.validity.valid;
  }
  return !(maxLength >= 0 && length > maxLength) && !(length && length < minLength);
});
const touched = new Set();
const isWrong = (key) => {
  const [control] = rows.get(key);
  const owner = ownerOf(key);
  const isFaulty = control.validity.badInput || !isValid(key);
  const reasons = ["mode", "required", "limits", "pattern"].map((name) => part(key, name)?.textContent);
  const reason = reasons.filter(Boolean).join(" ") || control.validationMessage;
  const line = part(key, "error") || make("p", { className: "error", id: `${key}:error` });
  line.textContent = `${text("error")} ${reason}`;
  if (!isFaulty) line.remove();
  else if (owner == control) rowOf(key).append(line);
  else owner.before(line);
  describe(owner, line.id, isFaulty);
  rows.get(key).forEach((each) => (each.ariaInvalid = isFaulty || null));
  if (isFaulty) say("notValid", { title: titleOf(key), reason });
  return isFaulty;
};
// These listeners come before the core's, which starts to listen later.
page.addEventListener("change", ({ target }) => {
  const { name, checked } = target;
  if (!rows.has(name)) return;
  // What the author calls wrong stays so until the row is touched.
  touched.add(name);
  for (const other of rows.get(name)) {
    const isApart = "exclusive" in target.dataset || "exclusive" in other.dataset;
    if (checked && isApart && other != target) other.checked = false;
  }
});
refreshes.push(() => touched.forEach(isWrong));
page.addEventListener("submit", (event) => {
  const [first] = event.target == form ? allKeys().filter(isWrong) : [];
  if (!first) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  rows.get(first)[0].focus();
});
