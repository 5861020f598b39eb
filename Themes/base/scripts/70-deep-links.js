// needs: core
//
// A link to a row opens what hides it: branches that are closed, and a filter.

const reveal = () => {
  const target = find(":target");
  let isHidden;
  for (let above = target; above; above = above.parentElement) {
    if (!above.hidden && above.open !== false) continue;
    above.hidden = false;
    isHidden = above.open = true;
  }
  if (!isHidden) return;
  target.scrollIntoView();
  target.focus();
};
addEventListener("hashchange", reveal);
addEventListener("pageshow", reveal);
