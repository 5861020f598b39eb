// needs: core, elements, choosing
// strings: selectAll, selectedOfCount
//
// Options below options: keeps "1 of 2 selected" true, and gives a parent that its children decide a box of three
// states which chooses them all.
//
// Disabled options are never changed. They are counted, but the box of three states does not look at them. Where it can
// choose no more, it chooses none.

starts.push(() => {
  for (const details of findAll("[data-parents] details")) {
    const boxes = findAll("[name]", details);
    const usable = boxes.filter((each) => each.matches(":enabled"));
    const count = details.querySelector("[data-count]");
    const ariaLabel = `${text("selectAll")}: ${details.querySelector("legend").textContent}`;
    const all = make("input", { type: "checkbox", className: "checkbox", disabled: !usable[0], ariaLabel });
    if (details.closest("[data-parents=derived]")) details.before(make("label", { className: "tri-state" }, all));
    // What was restored may be in it.
    const isChosen = (each) => each.checked;
    details.open ||= boxes.some(isChosen);
    all.onchange = () => {
      const [{ name: key }] = usable;
      const value = valueOf(key);
      choose(key, usable, all.checked);
      if (same(value, valueOf(key))) choose(key, usable);
    };
    refreshes.push(() => {
      const decisive = usable[0] ? usable : boxes;
      if (count) {
        count.textContent = text("selectedOfCount", { selected: boxes.filter(isChosen).length, count: boxes.length });
      }
      all.checked = decisive.every(isChosen);
      all.indeterminate = !all.checked && decisive.some(isChosen);
    });
  }
});
