// needs: core, elements
// strings: selectAll, selectNone
//
// Chooses all options of a long group or none: those that can be changed and are not filtered out.

starts.push(() => {
  for (const key of allKeys()) {
    const group = part(key, "group");
    if (!group?.matches("[data-select-all]")) continue;
    const choose = (isOn) => () => {
      for (const each of rows.get(key)) {
        if (!each.closest("[hidden]")) each.checked = isOn && !("exclusive" in each.dataset);
      }
      change([key]);
    };
    const all = makeButton("selectAll", choose(true), titleOf(key));
    const none = makeButton("selectNone", choose(false), titleOf(key));
    group.querySelector(".rows")?.before(make("div", { className: "tools" }, all, none));
  }
});
