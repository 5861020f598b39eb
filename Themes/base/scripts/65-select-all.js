// needs: core, elements
// strings: selectAll, selectNone
//
// Chooses all options of a long group or none: those that can be changed and are not filtered out, and no more than may
// be.

starts.push(() => {
  for (const key of allKeys()) {
    const group = part(key, "group");
    if (!group?.matches("[data-select-all]")) continue;
    const choose = (isOn) => () => {
      for (const each of rows.get(key)) {
        if (each.closest("[hidden]")) continue;
        const hasRoom = () => each.checked || !(valueOf(key).length >= group.dataset.maximum);
        each.checked = isOn && !("exclusive" in each.dataset) && hasRoom();
      }
      change([key]);
    };
    const all = makeButton("selectAll", choose(true), titleOf(key));
    const none = makeButton("selectNone", choose(false), titleOf(key));
    group.querySelector(".rows")?.before(make("div", { className: "tools" }, all, none));
  }
});
