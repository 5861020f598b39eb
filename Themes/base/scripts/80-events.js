// needs: core
//
// Tells the page's other scripts, by events on the document: `fieldset:ready` when the values are there,
// `fieldset:change` when the value of a row has changed, `fieldset:select` when the user chooses or unchooses an option
// or presses a button among the rows, or a link in a row with an event. The detail's `name` is the row's `event`.

const tell = (type, detail) => {
  // Other pages of the site may be the ones that asked for this part.
  if (form && !("events" in data)) return;
  detail.name = detail.row?.closest("[data-event]")?.dataset.event;
  document.dispatchEvent(new CustomEvent(`fieldset:${type}`, { detail }));
};
const select = (control) => {
  // What has no state is chosen whenever it is used.
  const { name: key, value, checked: isSelected = true } = control;
  tell("select", { key, value, isSelected, row: control.closest("[data-option], [data-row]") });
};
// There are buttons on pages without a form, too.
addEventListener("click", ({ target }) => {
  const button = target.closest("[data-row] button[id], [data-row=''] button, [data-event] a");
  if (button) select(button);
});
starts.push(() => {
  const values = () => Object.fromEntries(allKeys().map((key) => [key, valueOf(key)]));
  const known = values();
  refreshes.push(() => {
    for (const key of allKeys()) {
      const value = valueOf(key);
      if (same(value, known[key]) || !isValid(key)) continue;
      known[key] = value;
      tell("change", { key, value, row: find(`[data-row="${key}"]`) });
    }
  });
  addEventListener(
    "change",
    ({ target, isTrusted }) => {
      if (isTrusted && rows.has(target.name) && target.matches("[data-option] *, select")) select(target);
    },
    // Before the change that follows from it is told.
    true,
  );
  setTimeout(() => tell("ready", { values: values() }));
});
