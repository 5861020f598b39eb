// needs: core
//
// A link to a row, or a fault in it, opens what hides it: branches that are closed, and a filter. What waits for another
// setting is shown by the stylesheet then.

const reveal = ({ target }) => {
  // The form hides nothing itself, and its properties may be names of rows.
  for (; target != form && target; target = target.parentElement) {
    target.hidden = false;
    target.open = true;
  }
};
const follow = () => {
  const target = find(":target");
  if (!target || target.getClientRects()[0]) return;
  reveal({ target });
  target.scrollIntoView();
  target.focus();
};
addEventListener("hashchange", follow);
// A second press on a link changes no address.
addEventListener("click", ({ target }) => target.hash && setTimeout(follow));
addEventListener("invalid", reveal, true);
addEventListener("pageshow", follow);
