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
      for (const box of boxes) if (!box.closest("[hidden]")) box.checked = isOn && !("exclusive" in box.dataset);
      change([key]);
    };
    const all = makeButton(text("selectAll"), choose(true), titleOf(key));
    const none = makeButton(text("selectNone"), choose(false), titleOf(key));
    group.querySelector("legend").after(make("div", { className: "tools" }, all, none));
  }
});
