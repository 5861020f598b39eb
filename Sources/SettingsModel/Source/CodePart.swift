/// A part of a model that was made in code, so that a fault in it can be told by what it is in.
///
/// Its words are put together only when there is a fault.
final class CodePart: Sendable {
  /// What kind of part it is.
  enum Kind: String, Sendable {
    case site, page, form, section, row, option, group, header, footer
  }

  private let kind: Kind
  /// The key, slug, value or title; a part without one is told by its position.
  private let name: String?
  /// Where it stands among its neighbours, from 1; 0 where there is but one.
  private let position: Int
  private let container: CodePart?

  init(_ kind: Kind, name: String? = nil, position: Int = 0, in container: CodePart? = nil) {
    self.kind = kind
    self.name = name
    self.position = position
    self.container = container
  }

  /// The part in words: `row "wifi" in section "Connections" of page "preferences"`.
  var description: String {
    // Where there are others, nobody finds it by a name that cannot be seen.
    let seen = name.flatMap { position > 0 && TextFlaws($0).isBlank ? nil : $0 }
    let own = seen.map { "\(kind) \"\($0)\"" } ?? (position == 0 ? "the \(kind)" : "\(kind) \(position)")
    guard let container else { return own }
    return "\(own) \(container.kind == .section ? "in" : "of") \(container.description)"
  }
}

extension Origin {
  /// The origin of a part that was made in code.
  init(_ kind: CodePart.Kind, name: String? = nil, position: Int = 0, in container: CodePart? = nil) {
    self.init(CodePart(kind, name: name, position: position, in: container))
  }
}

extension Site {
  /// Gives what stands around the pages of a site made in code a place that faults can name.
  mutating func nameCodeParts() {
    guard origin == nil else { return }
    let site = CodePart(.site)
    origin = Origin(site)
    header?.nameCodePart(.header, in: site)
    footer?.nameCodePart(.footer, in: site)
  }
}

extension Page {
  /// Gives every part that was made in code a place that faults can name; what was read from files keeps its own.
  ///
  /// A page that was read from a file is all from it, unless a director has put something in.
  package mutating func nameCodeParts() {
    let page = CodePart(.page, name: slug)
    if origin == nil { origin = Origin(page) }
    header?.nameCodePart(.header, in: page)
    footer?.nameCodePart(.footer, in: page)
    if form?.origin == nil { form?.origin = Origin(.form, in: page) }
    for index in sections.indices { sections[index].nameCodeParts(position: index + 1, in: page) }
  }
}

extension Section {
  fileprivate mutating func nameCodeParts(position: Int, in page: CodePart) {
    let section = CodePart(.section, name: key.unlessEmpty ?? header?.title, position: position, in: page)
    if origin == nil { origin = Origin(section) }
    if dependency?.origin == nil { dependency?.origin = Origin(section) }
    header?.nameCodePart(.header, in: section)
    footer?.nameCodePart(.footer, in: section)
    switch content {
    case .rows(var rows):
      for index in rows.indices { rows[index].nameCodeParts(position: index + 1, in: section) }
      content = .rows(rows)
    case .selection(var selection):
      selection.options.nameCodeParts(in: section)
      content = .selection(selection)
    }
  }
}

extension Row {
  fileprivate mutating func nameCodeParts(position: Int, in section: CodePart) {
    let row = CodePart(.row, name: key.unlessEmpty ?? title, position: position, in: section)
    if origin == nil { origin = Origin(row) }
    if dependency?.origin == nil { dependency?.origin = Origin(row) }
    guard case .select(var field) = content else { return }
    for index in field.groups.indices {
      let group = CodePart(.group, name: field.groups[index].header, position: index + 1, in: row)
      if field.groups[index].origin == nil { field.groups[index].origin = Origin(group) }
      for position in field.groups[index].options.indices
      where field.groups[index].options[position].origin == nil {
        let option = field.groups[index].options[position]
        let name = option.value.isEmpty ? option.title : option.value
        field.groups[index].options[position].origin = Origin(.option, name: name, position: position + 1, in: row)
      }
    }
    content = .select(field)
  }
}

extension [Selection.Option] {
  fileprivate mutating func nameCodeParts(in section: CodePart, depth: Int = 1) {
    for index in indices {
      if self[index].origin == nil {
        let name = self[index].value.unlessEmpty ?? self[index].title
        self[index].origin = Origin(.option, name: name, position: index + 1, in: section)
      }
      // What is so deep is refused, and nobody who walks over the tree has to hold out longer.
      if depth > TreeRules.maximumDepth { self[index].options = [] }
      self[index].options.nameCodeParts(in: section, depth: depth + 1)
    }
  }
}

extension String? {
  /// The text, if there is one to be seen.
  fileprivate var unlessEmpty: String? { self?.isEmpty == true ? nil : self }
}

extension HeaderFooter {
  fileprivate mutating func nameCodePart(_ kind: CodePart.Kind, in container: CodePart) {
    if origin == nil { origin = Origin(kind, in: container) }
  }
}
