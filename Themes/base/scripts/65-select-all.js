// needs: core, elements
// strings: selectAll, selectNone
//
// Chooses all options of a long group or none: those that can be changed and are not filtered out.

starts.push(() => {
  for (const group of findAll("[data-select-all]")) {
    const key = group.id.slice(0, -6);
    const boxes = rows.get(key);
    if (!boxes) continue;
    const choose = (isOn) => () => {
      for (const each of boxes) if (!each.closest("[hidden]")) each.checked = isOn && !("exclusive" in each.dataset);
      change([key]);
    };
    const all = makeButton("selectAll", choose(true), titleOf(key));
    const none = makeButton("selectNone", choose(false), titleOf(key));
    group.querySelector(".rows")?.before(make("div", { className: "tools" }, all, none));
  }
});
