import Diagnostics
import Foundation
import JSONSource
import SettingsModel
import TestSupport
import Testing

@testable import Importers

extension ImportFolder {
  /// A folder on disk, without symbolic links.
  init(_ url: URL) {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    let paths = names.filter { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.appendingPathComponent(name).path)
      return attributes?[.type] as? FileAttributeType == .typeRegular
    }
    self.init(name: url.path, paths: paths) { path in
      (try? Data(contentsOf: url.appendingPathComponent(path))).map { Array($0) }
    }
  }
}

/// Imports real bundles and compares the model with the facts of an independent reader.
///
/// The built HTML is compared by `Tests/Checks/imports_ios.py`; this is the same question asked one step earlier.
@Suite(.enabled(if: Cases.isPresent, "the folder of cases is not there: \(Cases.folder.path)"))
struct SettingsBundleFactsTests {
  private static let folder = Cases.folder.appendingPathComponent("imports")

  /// The facts of each pane by bundle.
  private static func bundles() throws -> [String: [String: [String: Any]]] {
    let data = try Data(contentsOf: folder.appendingPathComponent("FACTS.json"))
    let facts = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
    var bundles: [String: [String: [String: Any]]] = [:]
    for (path, fact) in facts where path.hasPrefix("ios/") {
      let end = try #require(path.range(of: ".bundle/"))
      bundles[String(path[..<end.upperBound].dropLast()), default: [:]][String(path[end.upperBound...])] = fact
    }
    return bundles
  }

  /// What is imported, written and read again is the same site, and no rule of the page format is broken.
  @Test func everyImportIsAValidSite() throws {
    var codes: [String: Int] = [:]
    for bundle in try Self.bundles().keys.sorted() {
      var diagnostics = DiagnosticCollector()
      let importer = SettingsBundleImporter(ImportFolder(Self.folder.appendingPathComponent(bundle)))
      let site = try #require(importer.importSite(into: &diagnostics), "\(bundle)")
      for diagnostic in diagnostics.diagnostics { codes[diagnostic.code.rawValue, default: 0] += 1 }
      diagnostics = DiagnosticCollector()
      let copy = try #require(try Self.readAgain(site, into: &diagnostics))
      #expect(copy == site, "\(bundle)")
      SiteValidator().validate(copy, into: &diagnostics)
      #expect(diagnostics.sorted.map { "\($0.location?.description ?? ""): \($0.message)" } == [], "\(bundle)")
    }
    for (code, count) in codes.sorted(by: { $0.value > $1.value }) { print("\(count) × \(code)") }
  }

  private static func readAgain(_ site: Site, into diagnostics: inout DiagnosticCollector) throws -> Site? {
    let file = SourceFile(name: "site.json", bytes: SiteEncoder().encode(site))
    var copy = JSONDocument.read(file, into: &diagnostics).flatMap { SiteDecoder().decode($0, into: &diagnostics) }
    copy?.pages = site.pages.compactMap { page in
      let file = SourceFile(name: "pages/\(page.slug).json", bytes: PageEncoder().encode(page))
      return JSONDocument.read(file, into: &diagnostics).flatMap {
        PageDecoder().decode($0, slug: page.slug, into: &diagnostics)
      }
    }
    return copy
  }

  @Test func everyBundleIsImportedAndAgrees() throws {
    var (agreed, all) = (0, 0)
    var causes: [String: Int] = [:]
    for (bundle, panes) in try Self.bundles().sorted(by: { $0.key < $1.key }) {
      var diagnostics = DiagnosticCollector()
      let importer = SettingsBundleImporter(ImportFolder(Self.folder.appendingPathComponent(bundle)))
      let site = importer.importSite(into: &diagnostics)
      let errors = diagnostics.diagnostics.filter { $0.severity == .error }
      #expect(errors.map { "\($0.location?.description ?? ""): \($0.message)" } == [], "\(bundle)")
      guard let site else { continue }
      #expect(site.pages.count == panes.count, "\(bundle)")
      for (file, fact) in panes where fact["parse"] as? String == "ok" {
        let name = String(file.dropLast(".plist".count))
        let slug = name == "Root" || (name == "Root.inApp" && panes["Root.plist"] == nil) ? "index" : name
        let page = site.pages.first { $0.slug == slug.replacing("~", with: "-").replacing(" ", with: "-") }
        let expected = try #require(fact["rows"] as? [[String: Any]])
        let rows = try #require(page, "\(bundle)/\(file)").comparableRows
        all += expected.count
        guard rows.count == expected.count else {
          causes["\(bundle)/\(file): \(rows.count) rows instead of \(expected.count)", default: 0] += expected.count
          continue
        }
        for (row, fact) in zip(rows, expected) {
          if let cause = row.difference(from: fact) { causes[cause, default: 0] += 1 } else { agreed += 1 }
        }
      }
    }
    for (cause, count) in causes.sorted(by: { $0.value > $1.value }) { print("\(count) × \(cause)") }
    print("\(agreed) of \(all) rows agree: \(Double(agreed * 10_000 / max(all, 1)) / 100) %")
    #expect(all == 856)
    #expect(agreed * 100 >= all * 95)
  }
}

/// A row, or a selection as one row, in the words of the facts.
private struct ComparableRow {
  var kind: String
  var key: String?
  var title: String
  var values: [String] = []
  var titles: [String] = []
  var value: String?

  func difference(from fact: [String: Any]) -> String? {
    let expectedKind = fact["kind"] as? String ?? ""
    let kinds = [
      "toggle": ["switch"], "choice": ["select"], "radio": ["radio"], "slider": ["range"], "value": ["value", "note"],
      "text": ["text", "password", "email", "url", "telephone", "search", "number"], "link": ["link"],
      "button": ["button"], "url": ["link"], "mail": ["link"], "textarea": ["multiline"], "date": ["date", "time"],
    ]
    // A link that leads to nothing the bundle has is a plain row, as is what a page has no row for.
    let leadsNowhere = expectedKind == "link" && fact["file_exists"] as? Bool != true && !hasAddress(fact)
    let expected = leadsNowhere ? ["value"] : kinds[expectedKind] ?? ["value"]
    guard expected.contains(kind) else { return "\(expectedKind) became \(kind)" }
    if key != fact["key"] as? String { return "\(expectedKind): key" }
    if let wanted = fact["title_en"] as? String, !wanted.isEmpty, wanted != title { return "\(expectedKind): title" }
    if let wanted = fact["titles_en"] as? [Any], kind == "select" || kind == "radio" {
      if wanted.map({ "\($0)" }).sorted() != titles.sorted() { return "\(expectedKind): titles" }
      let wantedValues = (fact["values"] as? [Any] ?? []).map { "\($0)" }
      if wantedValues.sorted() != values.sorted() { return "\(expectedKind): values" }
      let index = fact["default_index"] as? Int ?? fact["default_index_loose"] as? Int
      if value != index.map({ wantedValues[$0] }) { return "\(expectedKind): default" }
    }
    if expectedKind == "toggle", value != (fact["on"] as? Bool == true ? "on" : "off") { return "toggle: default" }
    if expectedKind == "slider", Double(value ?? "") != fact["default"] as? Double { return "slider: default" }
    if ["text", "textarea", "value"].contains(expectedKind), value ?? "" != fact["shown"] as? String ?? "" {
      return "\(expectedKind): default"
    }
    return nil
  }

  private func hasAddress(_ fact: [String: Any]) -> Bool {
    (fact["file"] as? String)?.hasPrefix("https://") == true
  }
}

extension Page {
  fileprivate var comparableRows: [ComparableRow] {
    sections.flatMap { section -> [ComparableRow] in
      switch section.content {
      case .selection(let selection):
        return [
          ComparableRow(
            kind: "radio",
            key: section.key,
            title: section.header?.title ?? "",
            values: selection.options.map { $0.value ?? "" },
            titles: selection.options.map(\.title),
            value: selection.selected.first
          )
        ]
      case .rows(let rows):
        return rows.map { row in
          var result = ComparableRow(kind: row.kind, key: row.key, title: row.title ?? "")
          switch row.content {
          case .toggle(let toggle): result.value = toggle.isOn ? "on" : "off"
          case .value(let value), .note(let value), .date(let value), .time(let value): result.value = value
          case .textField(let field): result.value = field.value
          case .range(let field), .number(let field): result.value = field.value
          case .select(let field):
            result.values = field.options.map(\.value)
            result.titles = field.options.map(\.title)
            result.value = field.value
          default: break
          }
          return result
        }
      }
    }
  }
}
