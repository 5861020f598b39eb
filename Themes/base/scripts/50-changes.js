// needs: core, elements
// strings: changed, resetToDefault, resetSection, resetAll, changedCount
//
// Marks what differs from its default, and resets it: a row, a section, the page.

starts.push(() => {
  if (!("changes" in data)) return;
  const reset = (keys) => {
    for (const key of keys) show(key, defaults.get(key));
    change(keys, true);
  };
  const addReset = (keys, place, label, subject) => {
    const button = makeButton(label, () => reset(keys.filter(isChanged)), subject);
    const box = make("div", { className: "changed" }, button);
    place.append(box);
    refreshes.push(() =>
      whenStill(() => {
        box.hidden = !keys.some(isChanged);
        // The button must not take the focus with it.
        if (box.hidden && find(":focus") == button) {
          place.tabIndex = -1;
          place.focus();
        }
      }),
    );
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
  addTools(
    count,
    makeButton("resetAll", () => reset(allKeys())),
  );
  refreshes.push(() => (count.textContent = text("changedCount", { count: allKeys().filter(isChanged).length })));
});
