import Testing

@testable import Rendering

@Suite struct RelativeReferenceTests {
  @Test(arguments: [
    ("index.html", "index", "index.html"),
    ("about.html", "account/mail", "../about.html"),
    ("account/mail.html", "index", "account/mail.html"),
    ("account/mail.html", "account/phone", "mail.html"),
    ("account/mail.html", "account/a/b", "../mail.html"),
    ("a/b/c.html", "a/d/e", "../b/c.html"),
    ("a/a.html", "a/a/a", "../a.html"),
    ("assets/theme.css", "ru/preferences", "../assets/theme.css"),
  ])
  func relatesPaths(path: String, slug: String, expected: String) {
    #expect(RelativeReference.make(to: path, from: slug) == expected)
  }
}
