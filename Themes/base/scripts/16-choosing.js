// needs: core
//
// What chooses many options of a row at once: all of a group, or all below a parent.

// Chooses these options of a row or none of them: those that are not filtered out, no more than may be, and none that
// excludes the others.
const choose = (key, controls, isOn) => {
  const { maximum } = part(key, "group").dataset;
  const others = rows.get(key).filter((each) => !("exclusive" in each.dataset));
  for (const each of controls) {
    if (each.closest("[hidden]")) continue;
    const isParent = each.closest("[data-parents=exclusive] [data-option]")?.querySelector("[data-option]");
    const isFree = isOn && !isParent && others.includes(each);
    each.checked = isFree && (each.checked || !(valueOf(key, others).length >= maximum));
  }
  // The other parts look at it as at any change.
  (controls.find((each) => each.checked) || controls[0]).dispatchEvent(new Event("change", { bubbles: true }));
  // That not all could be chosen has a reason.
  if (valueOf(key, others).length >= maximum) status.textContent = part(key, "mode").textContent;
};
