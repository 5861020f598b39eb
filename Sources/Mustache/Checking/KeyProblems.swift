import Diagnostics

/// Says what is wrong with the use of a key, each thing once for a tag however many places call the template.
struct KeyProblems {
  private struct Report: Hashable {
    let position: Int
    let code: Diagnostic.Code
  }

  let resolver: KeyResolver
  private var reported: Set<Report> = []

  init(resolver: KeyResolver) { self.resolver = resolver }

  private var program: Program { resolver.program }

  mutating func add(
    _ code: Diagnostic.Code,
    _ message: String,
    at position: Int,
    fix: String?,
    into problems: inout TemplateProblems
  ) {
    guard reported.insert(Report(position: position, code: code)).inserted else { return }
    let template = program.template(at: position)
    problems.add(code, message, in: template, at: program.offsets[position], fix: fix)
  }

  /// A key that is not there.
  mutating func addMissing(
    _ resolution: KeyResolver.Resolution,
    in scopes: ScopeStack,
    at position: Int,
    into problems: inout TemplateProblems
  ) {
    guard case .missing(let key, let record, let owner) = resolution else { return }
    // A place may be come to a hundred thousand times, and names near to another are long looked for.
    guard !reported.contains(Report(position: position, code: .unknownTemplateKey)) else { return }
    let name = program.keys.string(key)
    if let owner {
      add(
        .unknownTemplateKey,
        "there is no key \"\(name)\" in \(owner.words)",
        at: position,
        fix: "Leave out what follows the dot.",
        into: &problems
      )
      return
    }
    let fields = record.map { resolver.schema.records[$0].fields.map(\.name) } ?? []
    let place = record.map { " in \(resolver.schema.records[$0].noun)" } ?? ""
    let near = fields.nearest(to: name) ?? resolver.keys(in: scopes).nearest(to: name)
    let known = fields.map { "\"\($0)\"" }.joined(separator: ", ")
    add(
      .unknownTemplateKey,
      "there is no key \"\(name)\"\(place)",
      at: position,
      fix: near.map { "Did you mean \"\($0)\"?" } ?? (known.isEmpty ? nil : "Use one of \(known)."),
      into: &problems
    )
  }

  /// A value that is put out, checked against its type and the place that it is put in.
  mutating func checkValue(
    _ path: Path,
    _ resolution: KeyResolver.Resolution,
    isRaw: Bool,
    in scopes: ScopeStack,
    context: HTMLContext,
    at position: Int,
    into problems: inout TemplateProblems
  ) {
    var name: String { program.string(path) }
    let type: FieldType
    switch resolution {
    case .missing:
      addMissing(resolution, in: scopes, at: position, into: &problems)
      return
    case .open: type = .text
    case .type(let known): type = known
    }
    switch type {
    case .html where !isRaw, .attributes where !isRaw:
      let fix = "Write {{{\(name)}}}."
      add(.escapedMarkup, "\"\(name)\" is \(type.words) and would be escaped", at: position, fix: fix, into: &problems)
    case .text where isRaw, .url where isRaw:
      let fix = "Write {{\(name)}}."
      add(.rawText, "\"\(name)\" is \(type.words) and must be escaped", at: position, fix: fix, into: &problems)
    case .html, .attributes, .text, .url:
      break
    case .flag, .record, .list, .templateName, .open:
      let fix =
        switch type {
        case .templateName: "Write {{>*\(name)}}."
        case .open: "Write a field of it, such as {{\(name).name}}."
        default: path == .current ? "Write a key of it." : "Write {{#\(name)}}…{{/\(name)}}."
        }
      add(.templateKeyType, "\"\(name)\" is \(type.words) and no text", at: position, fix: fix, into: &problems)
      return
    }
    checkPlace(path, type, isRaw: isRaw, in: scopes, place: context.place, at: position, into: &problems)
  }

  private mutating func checkPlace(
    _ path: Path,
    _ type: FieldType,
    isRaw: Bool,
    in scopes: ScopeStack,
    place: HTMLContext.Place,
    at position: Int,
    into problems: inout TemplateProblems
  ) {
    var name: String { program.string(path) }
    if type == .attributes {
      guard place != .tag else { return }
      let fix = "Put it inside a tag, behind the last attribute."
      add(.valueInTag, "\"\(name)\" is attributes and stands outside a tag", at: position, fix: fix, into: &problems)
      return
    }
    switch place {
    case .content:
      break
    case .script:
      add(.valueInScript, "\"\(name)\" stands in a script or style sheet", at: position, fix: nil, into: &problems)
    case .tag:
      add(
        .valueInTag,
        "\"\(name)\" stands in a tag, outside attribute values",
        at: position,
        fix: "Put it into an attribute value with quotes, or between tags.",
        into: &problems
      )
    case .attribute(let attribute, let isQuoted, let startsAddress, let isScript):
      let attribute = String(decoding: attribute, as: UTF8.self)
      if !isQuoted {
        let fix = "Write \(attribute)=\"{{\(name)}}\"."
        let message = "\"\(name)\" stands in the attribute \"\(attribute)\" without quotes"
        add(.unquotedAttribute, message, at: position, fix: fix, into: &problems)
      }
      if isScript {
        let message = "\"\(name)\" stands in the attribute \"\(attribute)\", which is run"
        add(.valueInScript, message, at: position, fix: nil, into: &problems)
      }
      if type == .html {
        let message = "\"\(name)\" is markup and stands in the attribute \"\(attribute)\""
        add(.valueInTag, message, at: position, fix: "Put it between tags.", into: &problems)
      } else if startsAddress, type != .url {
        let near = resolver.keys(in: scopes) { $0 == .url }.first
        add(
          .uncheckedAddress,
          "\"\(name)\" is no checked address and stands where \"\(attribute)\" starts",
          at: position,
          fix: near.map { "Use a key that holds an address, such as \"\($0)\"." },
          into: &problems
        )
      }
    }
  }
}

extension FieldType {
  /// The type in words, after "is".
  var words: String {
    switch self {
    case .text: "text"
    case .url: "an address"
    case .html: "markup"
    case .attributes: "attributes"
    case .flag: "a flag"
    case .record: "a record"
    case .list: "a list"
    case .templateName: "the name of a template"
    case .open: "a record of its own"
    }
  }
}
