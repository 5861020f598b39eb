// needs: core
// strings: saved, notSaved, storageBlocked
//
// Stores each row under `NAMESPACE:PAGE:KEY` in the browser's local storage, as JSON.

stores.local = (prefix) => {
  try {
    localStorage.length;
  } catch {
    const write = () => say("storageBlocked");
    starts.push(write);
    return { read() {}, write };
  }
  addEventListener("storage", () => restore());
  return {
    read(key) {
      const json = localStorage.getItem(prefix + key);
      if (json === null) return;
      try {
        return JSON.parse(json);
      } catch {
        // A value, but one that fits nowhere.
        return null;
      }
    },
    write(keys, isReset) {
      try {
        for (const key of keys) {
          if (isReset) localStorage.removeItem(prefix + key);
          else localStorage.setItem(prefix + key, JSON.stringify(valueOf(key)));
        }
        say("saved");
      } catch {
        for (const key of keys) unsaved.add(key);
        say("notSaved");
      }
    },
  };
};
