extension Fault {
  /// Addresses, pages, slugs and storage.
  static let links: [Fault] = [
    Fault(
      page: #"{"title": "P", "scripts": ["assets/a.js", "mine.js", "../a.js", "assets/a.mjs", "assets/a.js"]}"#,
      #"""
      1:43: error: "mine.js" is no script among the site's assets [invalid-script]
        fix: Did you mean "assets/mine.js"?
      """#,
      #"""
      1:54: error: "../a.js" is no script among the site's assets [invalid-script]
        fix: Put the file into the folder "assets" and name it like "assets/mine.js".
      """#,
      #"""
      1:65: error: "assets/a.mjs" is no script among the site's assets [invalid-script]
        fix: Write it as a script that ends in ".js": browsers load no module from a disk.
      """#,
      #"""
      1:81: error: the script "assets/a.js" is named twice [duplicate-script]
        note: 1:28: first here
        fix: Name it once.
      """#
    ),
    Fault(
      site: #"{"title": "S", "scripts": ["https://example.org/a.js"]}"#,
      pages: ["p": #"{"title": "P"}"#],
      #"""
      1:28: error: "https://example.org/a.js" is no script among the site's assets [invalid-script]
        fix: Put the file into the folder "assets" and name it like "assets/mine.js".
      """#
    ),
    Fault(
      row: #"{"kind": "link", "title": "T", "url": "javascript:alert(1)"}"#,
      #"""
      2:39: error: "url" has the scheme "javascript", which is not allowed [refused-url]
        fix: Use "https" or a relative address.
      """#
    ),
    Fault(
      row: #"{"kind": "link", "title": "T", "url": "java\tscript:alert(1)"}"#,
      #"""
      2:39: error: "url" has the character U+0009, which no address has [refused-url]
        fix: Take it out.
      """#
    ),
    Fault(
      row: #"{"kind": "link", "title": "T", "url": "ftp://example.org"}"#,
      #"""
      2:39: error: "url" has the scheme "ftp", which is not allowed [refused-url]
        fix: Add it to "urlSchemes" in site.json if you trust it.
      """#
    ),
    Fault(
      row: #"{"kind": "link", "title": "T", "url": "a b"}"#,
      #"""
      2:39: error: "url" has the character U+0020, which no address has [refused-url]
        fix: Write "%20".
      """#
    ),
    Fault(
      row: #"{"kind": "link", "title": "T", "url": "a\\b"}"#,
      #"""
      2:39: error: "url" has the character "\", which no address has [refused-url]
        fix: Write "/".
      """#
    ),
    Fault(
      row: #"{"kind": "link", "title": "T", "url": "1:2"}"#,
      #"""
      2:39: error: "url" has a colon in its first part but no scheme [refused-url]
        fix: Begin with "./" if it is the name of a file.
      """#
    ),
    Fault(
      row: #"{"kind": "button", "title": "T", "action": ""}"#,
      #"""
      2:44: error: "action" is empty [refused-url]
        fix: Write an address, or leave the field out.
      """#
    ),
    Fault(
      page: #"{"title": "P", "form": {"action": "data:x"}}"#,
      #"""
      1:35: error: "action" has the scheme "data", which is not allowed [refused-url]
        fix: Use "https" or a relative address.
      """#
    ),
    Fault(
      row: #"{"kind": "link", "title": "T", "page": "abuot"}"#,
      #"""
      2:40: error: unknown page "abuot" [unknown-page]
        fix: Did you mean "about"?
      """#
    ),
    Fault(
      row: #"{"kind": "link", "title": "T", "page": "about.html"}"#,
      #"""
      2:40: error: unknown page "about.html" [unknown-page]
        fix: Did you mean "about"?
      """#
    ),
    Fault(
      row: #"{"kind": "link", "title": "T", "page": "about", "anchor": "version"}"#,
      #"""
      2:59: error: the page "about" has no key "version" [unknown-anchor]
        fix: Did you mean "versions"?
      """#
    ),
    Fault(
      site: #"{"title": "S", "navigation": ["a", "b", "a", "index"]}"#,
      pages: ["a": #"{"title": "A"}"#],
      #"""
      1:36: error: unknown page "b" [unknown-page]
        fix: Use "a".
      """#,
      #"""
      1:41: error: the page "a" stands in navigation twice [duplicate-navigation]
        note: 1:31: first here
        fix: List it once.
      """#
    ),
    Fault(
      site: #"{"title": "S", "urlSchemes": ["ftp", "JavaScript", "a:"]}"#,
      #"""
      1:38: error: the scheme "JavaScript" is never allowed [refused-scheme]
        fix: Take it out.
      """#,
      #"""
      1:52: error: "a:" is no scheme [refused-scheme]
        fix: Write what stands before the colon, like "ftp".
      """#
    ),
    Fault(
      site: #"{"title": "S"}"#,
      pages: [
        "a b": #"{"title": "A"}"#, "../x": #"{"title": "A"}"#, "%2e": #"{"title": "A"}"#, "": #"{"title": "A"}"#,
      ],
      #"""
      %2e.json: error: "%2e" is no page's path [invalid-slug]
        fix: Name files and folders with letters, digits, hyphens, underscores and dots, not beginning with a dot.
      """#,
      #"""
      ../x.json: error: "../x" is no page's path [invalid-slug]
        fix: Name files and folders with letters, digits, hyphens, underscores and dots, not beginning with a dot.
      """#,
      #"""
      .json: error: "" is no page's path [invalid-slug]
        fix: Name files and folders with letters, digits, hyphens, underscores and dots, not beginning with a dot.
      """#,
      #"""
      a b.json: error: "a b" is no page's path [invalid-slug]
        fix: Name files and folders with letters, digits, hyphens, underscores and dots, not beginning with a dot.
      """#
    ),
    Fault(
      site: #"{"title": "S"}"#,
      pages: [
        "Account": #"{"title": "A"}"#, "account": #"{"title": "A"}"#, "straße": #"{"title": "A"}"#,
        "strasse": #"{"title": "A"}"#, "café": #"{"title": "A"}"#, "cafe\u{301}": #"{"title": "A"}"#,
      ],
      #"""
      account.json: error: the pages "Account" and "account" are one file on some disks [duplicate-slug]
        note: Account.json: first here
        fix: Give them names that differ by more than case or accents' encoding.
      """#,
      #"""
      café.json: error: the pages "café" and "café" are one file on some disks [duplicate-slug]
        note: café.json: first here
        fix: Give them names that differ by more than case or accents' encoding.
      """#,
      #"""
      strasse.json: error: the pages "straße" and "strasse" are one file on some disks [duplicate-slug]
        note: straße.json: first here
        fix: Give them names that differ by more than case or accents' encoding.
      """#
    ),
    Fault(
      site: #"{"title": "S"}"#,
      pages: ["con": #"{"title": "A"}"#, "x/aux.b": #"{"title": "A"}"#, "y.": #"{"title": "A"}"#],
      #"""
      con.json: warning: "con" is no file's name on Windows [unportable-slug]
        fix: Choose another name if the site is ever copied there.
      """#,
      #"""
      x/aux.b.json: warning: "aux.b" is no file's name on Windows [unportable-slug]
        fix: Choose another name if the site is ever copied there.
      """#,
      #"""
      y..json: warning: "y." is no file's name on Windows [unportable-slug]
        fix: Choose another name if the site is ever copied there.
      """#
    ),
    Fault(
      site: #"{"title": "S", "storage": {"kind": "post"}}"#,
      #"""
      1:27: error: missing field "url" in a storage of the kind "post" [missing-field]
        fix: Add the address that takes the settings.
      """#
    ),
    Fault(
      site: #"{"title": "S", "storage": {"kind": "local", "url": "/x"}}"#,
      #"""
      1:27: warning: a storage of the kind "local" without "namespace" keeps settings under the site's title; another title would lose them [missing-namespace]
        fix: Add a "namespace", such as the app's name.
      """#,
      #"""
      1:52: warning: the url of a storage of the kind "local" is not used [ineffective-field]
        fix: Use "kind": "post", or take "url" out.
      """#
    ),
    Fault(
      site: #"{"title": "S", "storage": {"kind": "post", "url": "file:x", "namespace": ""}}"#,
      #"""
      1:51: error: "url" has the scheme "file", which is not allowed [refused-url]
        fix: Use "https" or a relative address.
      """#,
      #"""
      1:74: error: "namespace" is blank [blank-text]
        fix: Write what a person is to read.
      """#
    ),
  ]
}
