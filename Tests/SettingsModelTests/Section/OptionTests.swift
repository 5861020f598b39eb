import Diagnostics
import Testing

@_spi(Borrowing) @testable import SettingsModel

/// An option's texts are places in memory; nobody who uses it gets to notice.
@Suite struct OptionTests {
  private func option(of json: String) throws -> Selection.Option {
    var diagnostics = DiagnosticCollector()
    let page = Reading.page(
      #"{"title": "T", "sections": [{"key": "k", "header": "H", "selection": "multiple", "rows": [\#(json)]}]}"#,
      into: &diagnostics
    )
    let section = try #require(page?.sections.first)
    guard case .selection(let selection) = section.content else { throw CancellationError() }
    return try #require(selection.options.first)
  }

  @Test(arguments: [
    (#"{"value": "a", "title": "A", "subtitle": ""}"#, "a", "A", ""),
    (#"{"value": 0, "title": "\u00e9 \"q\" \\"}"#, "0", "\u{E9} \"q\" \\", nil),
    (#"{"title": "日本語のとても長い題名と、まだ続く言葉"}"#, nil, "日本語のとても長い題名と、まだ続く言葉", nil),
    (#"{"value": "", "title": ""}"#, "", "", nil),
  ])
  func readsAsItWasWritten(json: String, value: String?, title: String, subtitle: String?) throws {
    let option = try option(of: json)
    #expect(option.value == value)
    #expect(option.title == title)
    #expect(option.subtitle == subtitle)
    #expect(option == Selection.Option(value: value, title: title, subtitle: subtitle))
    #expect(option.hashValue == Selection.Option(value: value, title: title, subtitle: subtitle).hashValue)
  }

  /// The text of the file goes when the option does, and not before.
  @Test func textsOutliveTheirDocumentAndEachOther() throws {
    var option = try option(
      of: #"{"value": "value", "title": "a title that is too long to be small", "subtitle": "s"}"#
    )
    let copy = option
    option.title = "another title that is too long to be small"
    option.origin = nil
    option.subtitle = nil
    option.title += ", and longer"
    #expect(option.value == "value")
    #expect(option.title == "another title that is too long to be small, and longer")
    #expect(option.subtitle == nil)
    #expect(copy.title == "a title that is too long to be small")
    #expect(copy.subtitle == "s")
  }

  @Test func extrasAreFieldsLikeOthers() {
    var option = Selection.Option(value: "a", title: "A")
    #expect(!option.hasExtras)
    option.icon = "bell"
    let copy = option
    option.icon = nil
    option.synonyms = ["b"]
    #expect((option.icon, option.synonyms, copy.icon, copy.synonyms) == (nil, ["b"], "bell", []))
    #expect(option != copy)
    option.synonyms = []
    #expect(option == Selection.Option(value: "a", title: "A"))
    #expect(option.hashValue == Selection.Option(value: "a", title: "A").hashValue)
  }

  @Test func differsInEachField() {
    let plain = Selection.Option(value: "a", title: "A")
    let others: [Selection.Option] = [
      .init(value: nil, title: "A"), .init(value: "b", title: "A"), .init(value: "a", title: "B"),
      .init(value: "a", title: "A", subtitle: ""), .init(value: "a", title: "A", icon: "i"),
      .init(value: "a", title: "A", isDisabled: true), .init(value: "a", title: "A", isExclusive: true),
      .init(value: "a", title: "A", event: "e"), .init(value: "a", title: "A", options: [plain]),
    ]
    for other in others { #expect(other != plain) }
    #expect(Set(others + [plain]).count == others.count + 1)
  }

  @Test(arguments: ["", "a", "abcdefg", "abcdefgh", "abcdefghi", "a longer text"])
  func spansCompareScalars(text: String) {
    let option = Selection.Option(value: text, title: "A")
    #expect(option.valueText.hasSameScalars(as: text))
    #expect(!option.valueText.hasSameScalars(as: text + "x"))
    #expect(!option.subtitleText.hasSameScalars(as: ""))
    #expect(text.withBytes(TextSpan.mark) == TextSpan.mark(of: option.valueText.bytes))
  }
}
