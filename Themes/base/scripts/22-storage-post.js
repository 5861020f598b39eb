// needs: core
// strings: saved, notAccepted, notSent
//
// Sends the form as JSON, and says what became of it. When the server cannot be reached so, the next try sends the form
// as the browser does without a script.

starts.push(() => {
  let isOver = data.storage != "post";
  addEventListener("submit", async (event) => {
    const { target, submitter } = event;
    if (isOver || target != form || submitter?.matches("[formaction]")) return;
    event.preventDefault();
    say();
    const values = Object.fromEntries(allKeys().map((key) => [key, valueOf(key)]));
    if (submitter?.name) values[submitter.name] = submitter.value;
    try {
      const { ok, status } = await fetch(data.url || form.action, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(values),
      });
      say(ok ? "saved" : "notAccepted", { status });
    } catch {
      isOver = true;
      say("notSent");
    }
  });
});
