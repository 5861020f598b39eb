extension Fault {
  /// Relative addresses of links, beside the page `about` with the key `versions` and the asset `assets/manual.pdf`.
  static let addresses: [Fault] = [
    Fault(
      row: link("other.html"),
      #"""
      2:39: warning: "other.html" leads to no page of the site [unknown-page]
        fix: Use "about" or "p".
      """#
    ),
    Fault(
      row: link("./abuot.html?x=1#versions"),
      #"""
      2:39: warning: "./abuot.html?x=1#versions" leads to no page of the site [unknown-page]
        fix: Did you mean "about"?
      """#
    ),
    Fault(
      row: link("about.html#version"),
      #"""
      2:39: warning: the page "about" has no key "version" [unknown-anchor]
        fix: Did you mean "versions"?
      """#
    ),
    Fault(
      row: link("#nope"),
      #"""
      2:39: warning: the page "p" has no key "nope" [unknown-anchor]
        fix: Give a section or row of the page this "key".
      """#
    ),
    Fault(
      row: link("assets/manaul.pdf"),
      #"""
      2:39: warning: "assets/manaul.pdf" leads to no file of the site [unknown-asset]
        fix: Did you mean "assets/manual.pdf"?
      """#
    ),
    Fault(
      site: #"{"title": "S"}"#,
      pages: [
        "a/b": #"{"title": "A", "sections": [{"rows": [\#(link("assets/manual.pdf")), \#(link("../c.html"))]}]}"#
      ],
      #"""
      1:77: warning: "assets/manual.pdf" leads to no file of the site [unknown-asset]
        fix: Assets lie at the top of the site: write "../" before it for each folder that the page lies in.
      """#,
      #"""
      1:137: warning: "../c.html" leads to no page of the site [unknown-page]
        fix: Use "a/b".
      """#
    ),
    // A condition that left out what a link leads to is named.
    Fault(
      page:
        #"{"title": "P", "sections": [{"key": "gone", "header": "H", "if": "!beta"}, {"rows": [{"kind": "link", "title": "T", "page": "p", "anchor": "gone"}]}]}"#,
      #"""
      1:140: error: "gone" is left out of the page "p" by its condition "!beta" [unknown-anchor]
        note: 1:66: the condition
        fix: Give the link the same "if", or take the anchor out of it.
      """#
    ),
    // What is there, what somebody else may put there, and what only the finished page has.
    Fault(
      row: [
        "about.html#versions", "p.html", "index.html", "./assets/manual%2Epdf#page=2", "#", "#top", "#size:2", "?x",
      ].map(link).joined(separator: ",")
    ),
    Fault(
      row: [
        "/abs.html", "//host/x.html", "../x.html", "folder/", "assets/", "manual.pdf", "https://example.org/x.html",
      ].map(link)
        .joined(separator: ",")
    ),
  ]

  private static func link(_ url: String) -> String {
    #"{"kind": "link", "title": "T", "url": "\#(url)"}"#
  }
}
