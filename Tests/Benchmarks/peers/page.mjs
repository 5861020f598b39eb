// The page as a template literal.

const replacements = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
const escape = (text) => text.replace(/[&<>"']/g, (character) => replacements[character])

export const renderPage = (page, siteTitle) => `<!doctype html>
<html lang="${escape(page.language)}" dir="${escape(page.direction)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(page.title)} – ${escape(siteTitle)}</title>
<link rel="stylesheet" href="assets/theme.css">
</head>
<body>
<main>
<header>
<h1>${escape(page.title)}</h1>
<p class="lead">${escape(page.summary)}</p>
</header>
<form method="post" action="save">
${page.groups.map(renderGroup).join("")}<p class="actions"><button type="submit">Save</button> <button type="reset">Reset</button></p>
</form>
</main>
</body>
</html>
`

const renderGroup = (group) => {
  const key = escape(group.key)
  const kind = group.single ? "radio" : "checkbox"
  return `<fieldset id="${key}:group"${group.footer ? ` aria-describedby="${key}:footer"` : ""}>
<legend>${escape(group.legend)}</legend>
${group.single ? "" : `<input type="hidden" name="${key}" value="">
`}${group.options.map((option) => renderOption(option, key, kind)).join("")}${group.footer ? `<p class="footer" id="${key}:footer">${escape(group.footer)}</p>
` : ""}</fieldset>
`
}

const renderOption = (option, key, kind) => {
  const id = escape(option.id)
  return `<div class="row">
<input class="${kind}" type="${kind}" id="${id}" name="${key}"${option.subtitle ? ` aria-describedby="${escape(option.hintID)}"` : ""} value="${escape(option.value)}"${option.selected ? " checked" : ""}>
<label for="${id}">${escape(option.title)}</label>
${option.subtitle ? `<p class="hint" id="${escape(option.hintID)}">${escape(option.subtitle)}</p>
` : ""}</div>
`
}
