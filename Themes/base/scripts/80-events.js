// needs: core
//
// Tells the page's other scripts, by events on the document: `fieldset:ready` when the values are there,
// `fieldset:change` when the value of a row has changed, `fieldset:select` when the user chooses or unchooses an option
// or presses a button among the rows.

starts.push(() => {
  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`fieldset:${name}`, { detail }));
  const select = (control, isSelected) => {
    const { name, value } = control;
    tell("select", { key: name, value, isSelected, row: control.closest("[data-option], [data-row]") });
  };
  const values = () => Object.fromEntries(allKeys().map((key) => [key, valueOf(key)]));
  const known = values();
  refreshes.push(() => {
    for (const [key, value] of Object.entries(values())) {
      if (same(value, known[key]) || !isValid(key)) continue;
      known[key] = value;
      tell("change", { key, value, row: find(`[data-row="${key}"]`) });
    }
  });
  addEventListener("change", ({ target }) => {
    const isOption = isList(target) || target.type == "radio" || target.options;
    if (rows.has(target.name) && isOption) select(target, !!target.options || target.checked);
  });
  addEventListener("click", ({ target }) => {
    const button = target.closest("[data-row] button[id]");
    if (button) select(button, true);
  });
  setTimeout(() => tell("ready", { values: values() }));
});
