// needs: core, elements
// strings: findSetting, settingsFound
//
// A field that leaves only the rows and options whose titles, help or synonyms have what is typed, those below a title
// that has it, and what they stand in; and says how many they are.

starts.push(() => {
  if (!("filter" in data)) return;
  const selector = "[data-section], [data-row], [data-option]";
  const things = findAll(selector);
  const plain = (string) => string.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  // The text of a thing without that of the things in it.
  const textOf = (node) =>
    node.data ?? [...node.childNodes].map((each) => (each.matches?.(selector) ? "" : textOf(each))).join(" ");
  const texts = new Map(things.map((each) => [each, plain(`${textOf(each)} ${each.dataset.synonyms ?? ""}`)]));
  let opened = [];
  let timer;

  const found = make("output", { className: "hint" });
  const field = make("input", { type: "search", className: "field", id: ":filter" });
  const label = make("label", { className: "title", htmlFor: ":filter" }, text("findSetting"));
  form.before(make("div", { className: "filter", role: "search" }, label, field, found));

  // A fault may be in anything.
  addEventListener("invalid", () => field.oninput((field.value = "")), true);
  field.oninput = () => {
    const words = plain(field.value).match(/\S+/g);
    const hits = things.filter((each) => words?.every((word) => texts.get(each).includes(word)));
    for (const each of things) {
      each.hidden = words && !hits.some((hit) => hit.contains(each) || each.contains(hit));
    }
    opened.forEach((each) => (each.open = each.querySelector(":checked")));
    opened = findAll("details:not([open])").filter((each) => hits.some((hit) => each.contains(hit)));
    opened.forEach((each) => (each.open = true));
    // Said once the typing rests.
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { length } = things.filter((each) => !("section" in each.dataset) && each.getClientRects()[0]);
      found.textContent = words ? text("settingsFound", { count: length }) : "";
    }, 400);
  };
});
