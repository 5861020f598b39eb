// needs: core
//
// A link to a row, or a fault in it, opens what hides it: branches that are closed, and a filter. What waits for another
// setting is shown by the stylesheet then.

const reveal = ({ target }) => {
  while (target) {
    target.hidden = false;
    target.open = true;
    target = target.parentElement;
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
addEventListener("pageshow", follow);
addEventListener("invalid", reveal, true);
