// needs: core, elements
// strings: changed, resetToDefault, resetSection, resetAll, changedCount
//
// Marks what differs from its default, and resets it: a row, a section, the page.

starts.push(() => {
  if (!("changes" in data)) return;
  const reset = (keys) => {
    keys.forEach((key) => show(key, defaults.get(key)));
    change(keys, true);
  };
  const addReset = (keys, place, label, subject) => {
    const press = () => {
      reset(keys.filter(isChanged));
      // The button goes away, and must not take the focus with it.
      place.tabIndex = -1;
      place.focus();
    };
    const box = make("div", { className: "changed" }, makeButton(label, press, subject));
    place.append(box);
    refreshes.push(() => whenStill(() => (box.hidden = !keys.some(isChanged))));
    return box;
  };
  for (const key of allKeys()) {
    const box = addReset([key], rowOf(key), "resetToDefault", titleOf(key));
    box.prepend(make("span", { className: "changed-mark" }, text("changed")));
    addTo(key, box);
  }
  for (const section of findAll("[data-section]:not([data-row])")) {
    const keys = allKeys().filter((key) => section.contains(rowOf(key)));
    if (keys[1]) addReset(keys, section, "resetSection", section.querySelector("h2")?.textContent);
  }
  const count = make("span", { className: "hint" });
  // A button of the form's own does the same.
  addTools(count, find("[type=reset]") ? "" : makeButton("resetAll", () => reset(allKeys())));
  refreshes.push(() => (count.textContent = text("changedCount", { count: allKeys().filter(isChanged).length })));
});
