// needs: core, elements, choosing
// strings: selectAll, selectNone
//
// Chooses all options of a long group or none.

starts.push(() => {
  for (const key of allKeys()) {
    const group = part(key, "group");
    if (!group?.matches("[data-select-all]")) continue;
    const add = (name, isOn) => makeButton(name, () => choose(key, rows.get(key), isOn), titleOf(key));
    group.querySelector(".rows")?.before(make("div", { className: "tools" }, add("selectAll", true), add("selectNone")));
  }
});
