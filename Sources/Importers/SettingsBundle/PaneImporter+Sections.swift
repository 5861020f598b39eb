import SettingsModel

extension PaneImporter {
  mutating func startGroup(_ specifier: inout Specifier, takesKey: Bool = true) {
    closeSection()
    open = OpenSection(
      header: line("Title", of: &specifier),
      footer: lines("FooterText", of: &specifier)
    )
    // A group's key is an anchor here, and gives way to the controls.
    guard takesKey, let key = specifier.key, KeyNames.isValid(key), !keys.isUsed(key), !controlKeys.contains(key) else {
      return
    }
    _ = specifier.take("Key")
    _ = keys.take(key)
    open.key = key
  }

  mutating func closeSection() {
    let section = open
    open = OpenSection()
    guard !section.rows.isEmpty || section.header != nil || section.footer != nil else { return }
    var rows = section.rows
    for untitled in section.untitled {
      let isAlone = rows.count == 1
      let title = (isAlone ? section.header : nil) ?? untitled.name
      rows[untitled.row].title = title
      warn(
        .standInTitle,
        "\"\(untitled.name)\" has no title and is called \"\(title)\"",
        at: untitled.offset
      )
    }
    finished.append(
      Section(
        key: section.key,
        header: section.header.map { HeaderFooter(.title($0)) },
        footer: section.footer.map { HeaderFooter(.text($0)) },
        content: .rows(rows)
      )
    )
  }

  mutating func addRadioGroup(_ specifier: inout Specifier) {
    closeSection()
    let header = line("Title", of: &specifier)
    let footer = lines("FooterText", of: &specifier)
    let options = ImportedOptions(&specifier, importer: &self)
    guard !options.all.isEmpty else {
      open = OpenSection(header: header, footer: footer)
      addPlain(&specifier, options.problem ?? .init(.invalidSpecifier, "has no \"Values\" with \"Titles\""))
      return
    }
    switch takeKey(of: &specifier) {
    case .problem(let problem):
      open = OpenSection(header: header, footer: footer)
      addPlain(&specifier, problem, options: options)
    case .key(let key):
      if header == nil {
        warn(
          .standInTitle,
          "\"\(specifier.name)\" has no title and is called \"\(specifier.name)\", hidden from sight",
          at: specifier.offset
        )
      }
      finished.append(
        Section(
          key: key,
          header: HeaderFooter(.title(header ?? ImportedText(specifier.name).line)),
          isHeaderHidden: header == nil,
          footer: footer.map { HeaderFooter(.text($0)) },
          content: .selection(
            Selection(
              .single,
              options: options.all.map { .init(value: $0.value, title: $0.title) },
              selected: options.chosen.map { [options.all[$0].value] } ?? []
            )
          )
        )
      )
    }
  }
}
