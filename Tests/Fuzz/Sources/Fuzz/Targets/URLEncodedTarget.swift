import Fieldset

/// What a page's form submits, urlencoded or as JSON, against a page with every control.
enum URLEncodedTarget {
  private static let page = everyControl()
  private static let decoder = FormDecoder(page)
  private static let choices = options(of: page)

  static func test(_ bytes: [UInt8]) -> CInt {
    checkText(bytes)
    let encoding = FormEncoding(detecting: bytes)
    do throws(FormProblems) {
      let form = try decoder.decode(bytes, as: encoding)
      checkOptions(of: form)
      checkCopies(of: form)
    } catch {
      expect(!error.problems.isEmpty, "refused for no reason")
      DiagnosticPlaces([SourceFile(name: decoder.name, bytes: bytes)]).check(error.diagnostics)
    }
    return 0
  }

  /// Pairs that were read and are written again read the same.
  private static func checkText(_ bytes: [UInt8]) {
    let form = URLEncodedForm(parsing: bytes)
    let again = URLEncodedForm(parsing: Array(form.text.utf8))
    let isSame =
      form.pairs.count == again.pairs.count
      && zip(form.pairs, again.pairs).allSatisfy { one, other in
        one.name.utf8.elementsEqual(other.name.utf8) && one.value.utf8.elementsEqual(other.value.utf8)
          && other.flaw == nil
      }
    expect(isSame, "pairs that were written read differently")
    for pair in form.pairs { expect(pair.offset < bytes.count, "a pair outside of its form") }
  }

  /// A value that is not an option is never accepted.
  private static func checkOptions(of form: DecodedForm) {
    for key in form.keys {
      guard let options = choices[key] else { continue }
      let values = form.strings(key) ?? [form.string(key) ?? "?"]
      let areOptions = values.allSatisfy { value in options.contains { $0.utf8.elementsEqual(value.utf8) } }
      expect(areOptions, "\(values) was accepted for \(key)")
      if form.strings(key) != nil { expect(Set(values).count == values.count, "\(key) has a value twice") }
    }
  }

  /// What was accepted is accepted again, and means the same, when it is sent on.
  private static func checkCopies(of form: DecodedForm) {
    do throws(FormProblems) {
      let copy = try decoder.decode(json: form.json)
      expect(copy.json == form.json, "a form means another when it is sent on")
    } catch {
      expect(false, "a form that was accepted is refused when it is sent on: \(error.problems)")
    }
  }

  private static func options(of page: Page) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for section in page.sections {
      switch section.content {
      case .selection(let selection):
        if let key = section.key { found[key] = values(of: selection.options) }
      case .rows(let rows):
        for row in rows {
          guard let key = row.key else { continue }
          switch row.content {
          case .toggle(let toggle): found[key] = [toggle.onValue, toggle.offValue]
          case .select(let field): found[key] = field.groups.flatMap { $0.options.map(\.value) } + [""]
          case .button(let button): found[key] = [button.value ?? ""]
          default: break
          }
        }
      }
    }
    return found
  }

  private static func values(of options: [Selection.Option]) -> [String] {
    options.flatMap { option in (option.value.map { [$0] } ?? []) + values(of: option.options) }
  }
}
