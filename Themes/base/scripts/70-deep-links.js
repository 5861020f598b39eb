// needs: core
//
// A link to a row opens what hides it: branches that are closed, and a filter.

const reveal = () => {
  let target;
  try {
    target = page.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {}
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
starts.push(reveal);
