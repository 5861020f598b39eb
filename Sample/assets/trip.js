// What this site does besides: seat alerts need the browser's leave, which only a person's own click may ask for.
document.addEventListener("fieldset:change", ({ detail }) => {
  if (detail.name == "seat-alerts-switched" && detail.value == "1") Notification.requestPermission();
});
