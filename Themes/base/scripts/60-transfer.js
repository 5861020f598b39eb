// needs: core, elements
// strings: exportSettings, importSettings, importTitle, importChange, importIgnored, importNothing, importBroken
// strings: apply, cancel, on, off, notSet
//
// Writes the values to a file and reads them from one: JSON of the same form as the page's defaults. What a file would
// change is shown before it does; what does not fit is left out and said. Passwords are neither written nor shown.

starts.push(() => {
  if (!("transfer" in data)) return;
  const isSecret = (key) => rows.get(key)[0].type == "password";
  const save = () => {
    const values = Object.fromEntries(allKeys().filter((key) => !isSecret(key)).map((key) => [key, valueOf(key)]));
    const href = URL.createObjectURL(new Blob([JSON.stringify(values, null, 2)]));
    make("a", { href, download: `${data.namespace}-${data.fieldset}.json` }).click();
  };
  const wordsOf = (key, value) => {
    const controls = rows.get(key);
    const [{ options, role }] = controls;
    const words = [].concat(value ?? []).map((each) => {
      const control = [...(options || controls)].find((other) => other.value === each);
      if (role) return text(control ? "on" : "off");
      if (isSecret(key)) return each && "•••";
      return control?.text ?? (isChoice(controls[0]) ? control.labels[0].textContent : each);
    });
    return words.join(", ") || text("notSet");
  };
  const load = async () => {
    const changes = [];
    const unknown = [];
    try {
      for (const [key, given] of Object.entries(JSON.parse(await file.files[0].text()))) {
        const value = rows.has(key) ? accepted(key, given) : undefined;
        if (value === undefined || value.length < given.length) unknown.push(rows.has(key) ? titleOf(key) : key);
        else if (!same(value, valueOf(key))) changes.push([key, value]);
      }
    } catch {
      return say("importBroken");
    } finally {
      file.value = "";
    }
    const names = unknown.join(", ");
    if (!changes[0]) return say(names ? "importIgnored" : "importNothing", { names });
    const items = changes.map(([key, value]) => {
      const values = { title: titleOf(key), old: wordsOf(key, valueOf(key)), new: wordsOf(key, value) };
      return make("li", {}, text("importChange", values));
    });
    const apply = () => {
      dialog.close();
      changes.forEach(([key, value]) => show(key, value));
      change(changes.map(([key]) => key));
    };
    const dialog = make(
      "dialog",
      { className: "transfer", ariaLabel: text("importTitle"), onclose: () => dialog.remove() },
      make("h2", {}, text("importTitle")),
      make("ul", {}, ...items),
      make("p", { className: "hint" }, names ? text("importIgnored", { names }) : ""),
      makeButton("apply", apply),
      makeButton("cancel", () => dialog.close()),
    );
    document.body.append(dialog);
    dialog.showModal();
  };
  const file = make("input", { type: "file", accept: ".json", hidden: true, onchange: load });
  addTools(
    makeButton("exportSettings", save),
    makeButton("importSettings", () => file.click()),
    file,
  );
});
