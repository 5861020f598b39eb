// needs: core
//
// A link to a row opens what hides it: branches that are closed, and a filter. A row that waits for another setting is
// shown, too: it says in words what it waits for.

const reveal = () => {
  const target = find(":target");
  if (!target || target.getClientRects()[0]) return;
  for (let above = target; above; above = above.parentElement) {
    above.hidden = false;
    above.open = true;
    delete above.dataset.depends;
    delete above.dataset.dependsNot;
  }
  target.scrollIntoView();
  target.focus();
};
addEventListener("hashchange", reveal);
addEventListener("pageshow", reveal);
