import Testing

@testable import FormDecoding

@Suite struct AddressRulesTests {
  @Test(arguments: [
    ("ada@example.org", true), ("a@b", true), ("a.b+c@x-y.example", true), ("a..b@x", true),
    ("ada@müller.example", true),
    ("", false), ("ada", false), ("@x", false), ("a@", false), ("a@x.", false), ("a@-x", false), ("a b@x", false),
    ("a@b@c", false), ("a@x_y", false), ("ü@x", false), ("a@" + String(repeating: "x", count: 64), false),
  ])
  func emails(text: String, isRight: Bool) {
    #expect(AddressRules.isEmail(text) == isRight)
  }

  @Test(arguments: [
    ("https://example.org", true), ("HTTP:example.org", true), ("http:\\\\x/a b", true), ("http://[::1]:80/", true),
    ("http://u:p@x:65535", true), ("http://x:/", true), ("mailto:ada", true), ("a+b:", true),
    ("https://пример.рф", true),
    ("", false), ("example.org", false), ("//x", false), ("1a:x", false), ("http://", false), ("http:///?x", false),
    ("https://a b", false), ("https://x:65536", false), ("https://x:8a", false), ("http://[::1", false),
    ("http://u@", false), ("ä:b", false),
  ])
  func urls(text: String, isRight: Bool) {
    #expect(AddressRules.isAbsoluteURL(text) == isRight)
  }
}
