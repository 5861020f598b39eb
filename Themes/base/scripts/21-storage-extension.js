// needs: core
// strings: saved, savedHere, notSaved, storageBlocked
//
// Stores each row under `NAMESPACE:PAGE:KEY` in a browser extension's synchronised storage, or where that is full or
// refuses, in its local one, whose values count first.
//
// The storage answers late, so that a page starts from a copy of the last answer. Writes are gathered, since a browser
// allows two a second and few in an hour. What is refused together is tried row by row, as one may be too large.

stores.extension = (prefix) => {
  const { sync, local, onChanged } = (globalThis.browser || globalThis.chrome)?.storage || {};
  const pending = new Set();
  let known = {};
  let timer;
  const remember = () => {
    try {
      localStorage.setItem(prefix, JSON.stringify(known));
    } catch {}
  };
  const put = async (names) => {
    const items = {};
    for (const name of names) if (known[name] !== undefined) items[name] = known[name];
    const removed = names.filter((name) => !(name in items));
    let result = "saved";
    try {
      // All at once, since a page that is being left has no second step.
      await Promise.all([sync.set(items), sync.remove(removed), local.remove(names)]);
    } catch {
      if (names[1]) {
        for (const name of names) if ((await put([name])) != result) result = "savedHere";
        return result;
      }
      await Promise.all([local.set(items), local.remove(removed)]);
      result = "savedHere";
    }
    for (const name of names) if (known[name] === items[name]) pending.delete(name);
    return result;
  };
  const flush = async () => {
    try {
      if (pending.size) say(await put([...pending]));
    } catch {
      say("notSaved");
    }
  };
  const load = async () => {
    try {
      const all = { ...(await sync?.get(null)), ...(await local.get(null)) };
      for (const name of pending) all[name] = known[name];
      known = {};
      for (const name in all) if (name.startsWith(prefix)) known[name] = all[name];
      remember();
      restore();
    } catch {
      say("storageBlocked");
    }
  };
  try {
    known = JSON.parse(localStorage.getItem(prefix)) || {};
  } catch {}
  starts.push(load);
  // Of the page's own writes nothing is news, and does no harm.
  onChanged?.addListener(load);
  addEventListener("pagehide", flush);
  return {
    read: (key) => known[prefix + key],
    write(keys, isReset) {
      if (!keys[0]) say("saved");
      for (const key of keys) {
        known[prefix + key] = isReset ? undefined : valueOf(key);
        pending.add(prefix + key);
      }
      remember();
      clearTimeout(timer);
      timer = setTimeout(flush, 600);
    },
  };
};
