import Foundation
import SettingsModel
import TestSupport
import Testing

@Suite struct URLReferenceTests {
  @Test(arguments: [
    "about.html", "../a/b", "./a:b", "/a?b=c:d#e", "#top", "?q=1", "//example.org/x", "HTTPS://EXAMPLE.ORG",
    "mailto:a@example.org", "tel:+491234", "a%20b", "ключ.html",
  ])
  func accepts(_ spelling: String) throws {
    #expect(try URLReference(spelling, schemes: URLSchemes()).spelling == spelling)
  }

  @Test(arguments: [
    ("", URLReference.Fault.empty), ("javascript:alert(1)", .refusedScheme("javascript")),
    ("JavaScript:alert(1)", .refusedScheme("javascript")), (" javascript:x", .character(" ")),
    ("java\u{A}script:x", .character("\u{A}")), ("\u{0}data:x", .character("\u{0}")),
    ("java\u{AD}script:x", .character("\u{AD}")), ("ftp://example.org", .refusedScheme("ftp")),
    ("a&Tab;b:c", .ambiguousColon), ("data:text/html,x", .refusedScheme("data")), ("\\\\host", .character("\\")),
  ])
  func refuses(_ spelling: String, _ fault: URLReference.Fault) {
    #expect(throws: fault) { try URLReference(spelling, schemes: URLSchemes()) }
  }

  @Test func takesSchemesOnButNeverDangerousOnes() throws {
    let schemes = URLSchemes(adding: ["FTP", "javascript"])
    #expect(try URLReference("ftp:x", schemes: schemes).scheme == "ftp")
    #expect(throws: URLReference.Fault.refusedScheme("javascript")) {
      try URLReference("javascript:x", schemes: schemes)
    }
  }

  private struct Schemes: Decodable {
    struct Case: Decodable {
      let value: String
      let verdict: String
      let mayRefuse: Bool?
    }
    let cases: [Case]
  }

  @Test(.enabled(if: Cases.isPresent)) func judgesHandedAddresses() throws {
    let url = Cases.folder.appendingPathComponent("conformance/urls/schemes.json")
    let schemes = try JSONDecoder().decode(Schemes.self, from: Data(contentsOf: url))
    for one in schemes.cases {
      let isAccepted = (try? URLReference(one.value, schemes: URLSchemes())) != nil
      switch one.verdict {
      case "refuse", "policy": #expect(!isAccepted, "\(one.value)")
      case "harmless" where one.mayRefuse != true: #expect(isAccepted, "\(one.value)")
      // Odd ones may be refused; those that are live only when pasted unescaped are escaped wherever they are put out.
      default: break
      }
    }
  }
}
