import Testing

@testable import Publishing

@Suite struct NamesTests {
  @Test(
    arguments: [
      ("index", nil), ("account/mail", nil), ("о-нас", nil), ("हिन्दी", nil), ("ملف-١", nil), ("a_b.c-1", nil),
      ("a b", " "), ("50%25", "%"), ("a\\b", "\\"), ("what?", "?"), ("a:b", ":"), ("a\u{202E}b", "\u{202E}"),
    ] as [(String, Unicode.Scalar?)]
  )
  func pageNames(slug: String, scalar: Unicode.Scalar?) {
    #expect(PageName.firstUnusableScalar(in: slug) == scalar)
  }

  @Test(
    arguments: [
      ("a b", "a-b"), ("my page/über uns", "my-page/über-uns"), ("?", nil), (" a ", "a"), ("x/%.y", "x/y"),
      ("x/..", nil), ("a b.", "a-b"),
    ] as [(String, String?)]
  )
  func pageNameSuggestions(slug: String, suggestion: String?) {
    #expect(PageName.suggestion(for: slug) == suggestion)
  }

  @Test(
    arguments: [
      ("con", "\"con\" is a device there"), ("NUL.html", "\"NUL\" is a device there"), ("con1.html", nil),
      ("a.", "it ends in a full stop"), ("a ", "it ends in a space"), ("a:b", "it has \":\""), ("a.html", nil),
    ] as [(String, String?)]
  )
  func windowsNames(name: String, fault: String?) {
    #expect(WindowsName.fault(in: name) == fault)
  }

  @Test(arguments: ["", "/a", "a//b", "a/", ".", "a/../b", "a\\b", "a\u{0}", "a\nb"])
  func unsafePaths(text: String) {
    #expect(!RelativePath(text).isSafe)
  }

  @Test func pathsAreComparedByBytes() {
    #expect(RelativePath("e\u{301}") != RelativePath("\u{E9}"))
    #expect(RelativePath("e\u{301}").folded == RelativePath("\u{C9}").folded)
    #expect(RelativePath("Straße").folded == RelativePath("STRASSE").folded)
    #expect(RelativePath("a/b/c.html").folders == [RelativePath("a"), RelativePath("a/b")])
  }

  @Test(arguments: [
    ("Sample/", "Sample", "/srv/me/Sample", "Sample/site.json"),
    (".", ".", "/srv/me", "site.json"),
    ("/srv/site", "/srv/site", "/srv/site", "/srv/site/site.json"),
    ("../a", "../a", "/srv/me/../a", "../a/site.json"),
  ])
  func namedPaths(given: String, name: String, path: String, file: String) {
    let location = NamedPath(given, in: "/srv/me")
    #expect(location.name == name)
    #expect(location.path == path)
    #expect(location.appending("site.json").name == file)
  }
}
