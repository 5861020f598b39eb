import SettingsModel
import Testing

@testable import Rendering

@Suite struct PageOutlineTests {
  private static func selection(_ option: Selection.Option, header: HeaderFooter? = nil) -> Section {
    Section(key: "k", header: header, content: .selection(Selection(.multiple, options: [option])))
  }

  private static let child = Selection.Option(value: "b", title: "B", isExclusive: true, event: "e")

  static let options: [(option: Selection.Option, marks: OptionMarks)] = [
    (.init(value: "a", title: "A"), [.enabled]),
    (.init(value: "a", title: "A", isDisabled: true), [.disabled]),
    (.init(value: "a", title: "A", icon: "i", language: "ar", divider: "or"), [.enabled, .icon, .language, .divider]),
    (
      .init(value: "a", title: "A", isDisabled: true, options: [child]),
      [.disabled, .enabled, .tree, .exclusive, .event]
    ),
  ]

  @Test(arguments: options) func findsWhatOptionsHave(_ item: (option: Selection.Option, marks: OptionMarks)) {
    let outline = PageOutline(Page(slug: "p", title: "P", sections: [Self.selection(item.option)]))
    #expect(outline.options == [item.marks])
    #expect(outline.allOptions == item.marks)
    #expect(outline.isPlain && outline.sections.isEmpty)
  }

  @Test func findsWhatSectionsHave() {
    var waiting = Self.selection(.init(value: "a", title: "A"))
    waiting.error = "No"
    let sections: [(Section, PageOutline.SectionMarks)] = [
      (Section(content: .rows([])), .rows),
      (Self.selection(Self.child, header: HeaderFooter(.custom(kind: "k", fields: Fields()))), .ownHeaderFooter),
      (Self.selection(Self.child, header: HeaderFooter(.title("T"), language: "de")), .language),
      (waiting, .extras),
    ]
    for (section, marks) in sections {
      let outline = PageOutline(Page(slug: "p", title: "P", sections: [section]))
      #expect(outline.sections == marks)
      #expect(outline.isPlain == marks.isDisjoint(with: [.rows, .ownHeaderFooter]))
    }
    let all = PageOutline(Page(slug: "p", title: "P", sections: sections.map(\.0)))
    #expect(all.sections == [.rows, .ownHeaderFooter, .language, .extras])
    #expect(all.options.map(\.isEmpty) == [true, false, false, false])
  }
}
