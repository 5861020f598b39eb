import Diagnostics
import Reporting
import Testing

@Suite struct DiagnosticPrinterTests {
  @Test func textShowsLineNotesAndFix() {
    #expect(
      DiagnosticPrinter(.text).text(of: sample) == """
        Sample: error: no page in "pages" [no-pages]
        pages/a, 1.json:2:3: error: unknown field "tittle" in a page [unknown-field]
              "tittle": "A",
              ^
        pages/a, 1.json:1:1: note: the page starts here
        note: a page has a title
          fix: Did you mean "title"?
        pages/a, 1.json:3:10: warning: 100% of "x" [odd-value]
              "é": [1]
                     ^

        """
    )
  }

  @Test func gitHubGetsAnnotations() {
    #expect(
      DiagnosticPrinter(.github).text(of: sample) == """
        ::error file=Sample,title=no-pages::no page in "pages"
        ::error file=pages/a%2C 1.json,line=2,col=3,title=unknown-field::unknown field "tittle" in a page%0A\
        pages/a, 1.json:1:1: the page starts here%0Aa page has a title%0ADid you mean "title"?
        ::warning file=pages/a%2C 1.json,line=3,col=10,title=odd-value::100%25 of "x"

        """
    )
  }

  @Test func jsonIsOneDocument() {
    let facts = [Fact("pages", 3), Fact("open", "_site/index.html")]
    #expect(
      DiagnosticPrinter(.json).text(of: sample, facts: facts) == """
        {
          "diagnostics": [
            {
              "severity": "error",
              "code": "no-pages",
              "message": "no page in \\"pages\\"",
              "file": "Sample",
              "line": null,
              "column": null,
              "part": null,
              "notes": [],
              "fix": null
            },
            {
              "severity": "error",
              "code": "unknown-field",
              "message": "unknown field \\"tittle\\" in a page",
              "file": "pages/a, 1.json",
              "line": 2,
              "column": 3,
              "part": null,
              "notes": [
                {
                  "message": "the page starts here",
                  "file": "pages/a, 1.json",
                  "line": 1,
                  "column": 1,
                  "part": null
                },
                {
                  "message": "a page has a title",
                  "file": null,
                  "line": null,
                  "column": null,
                  "part": null
                }
              ],
              "fix": "Did you mean \\"title\\"?"
            },
            {
              "severity": "warning",
              "code": "odd-value",
              "message": "100% of \\"x\\"",
              "file": "pages/a, 1.json",
              "line": 3,
              "column": 10,
              "part": null,
              "notes": [],
              "fix": null
            }
          ],
          "summary": {
            "errors": 2,
            "warnings": 1,
            "pages": 3,
            "open": "_site/index.html"
          }
        }

        """
    )
  }

  @Test func sarifIsOneDocument() {
    #expect(
      DiagnosticPrinter(.sarif, version: "1.2.3").text(of: sample) == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "fieldset",
                  "version": "1.2.3",
                  "rules": [
                    {
                      "id": "no-pages"
                    },
                    {
                      "id": "odd-value"
                    },
                    {
                      "id": "unknown-field"
                    }
                  ]
                }
              },
              "columnKind": "unicodeCodePoints",
              "results": [
                {
                  "ruleId": "no-pages",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "no page in \\"pages\\""
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "Sample"
                        }
                      }
                    }
                  ]
                },
                {
                  "ruleId": "unknown-field",
                  "ruleIndex": 2,
                  "level": "error",
                  "message": {
                    "text": "unknown field \\"tittle\\" in a page\\nDid you mean \\"title\\"?"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "pages/a%2C%201.json"
                        },
                        "region": {
                          "startLine": 2,
                          "startColumn": 3
                        }
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "pages/a%2C%201.json"
                        },
                        "region": {
                          "startLine": 1,
                          "startColumn": 1
                        }
                      },
                      "message": {
                        "text": "the page starts here"
                      }
                    },
                    {
                      "message": {
                        "text": "a page has a title"
                      }
                    }
                  ]
                },
                {
                  "ruleId": "odd-value",
                  "ruleIndex": 1,
                  "level": "warning",
                  "message": {
                    "text": "100% of \\"x\\""
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "pages/a%2C%201.json"
                        },
                        "region": {
                          "startLine": 3,
                          "startColumn": 10
                        }
                      }
                    }
                  ]
                }
              ]
            }
          ]
        }

        """
    )
  }

  @Test func nothingIsSaidAboutNothing() {
    let nothing = DiagnosticCollector()
    #expect(DiagnosticPrinter(.text).text(of: nothing).isEmpty)
    #expect(DiagnosticPrinter(.github).text(of: nothing).isEmpty)
    #expect(
      DiagnosticPrinter(.json).text(of: nothing) == """
        {
          "diagnostics": [],
          "summary": {
            "errors": 0,
            "warnings": 0
          }
        }

        """
    )
    #expect(
      DiagnosticPrinter(.sarif).text(of: nothing) == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "fieldset",
                  "rules": []
                }
              },
              "columnKind": "unicodeCodePoints",
              "results": []
            }
          ]
        }

        """
    )
    #expect(DiagnosticFormat.allCases.filter(\.isDocument) == [.json, .sarif])
  }

  /// A part of a site that was made in code is in no file.
  @Test(arguments: [
    (DiagnosticFormat.text, #"in row "wifi" of page "p": error: message [code]"#),
    (.github, #"::error title=code::in row "wifi" of page "p": message"#),
    (.json, #""part": "row \"wifi\" of page \"p\"""#),
    (.sarif, #""fullyQualifiedName": "row \"wifi\" of page \"p\"""#),
  ])
  func partsOfCodeAreNamed(format: DiagnosticFormat, expected: String) {
    var diagnostics = DiagnosticCollector()
    diagnostics.error("code", "message", at: .init(part: #"row "wifi" of page "p""#))
    let text = DiagnosticPrinter(format).text(of: diagnostics)
    #expect(text.contains(expected))
    #expect(!text.contains("artifactLocation") && !text.contains("file="))
  }

  @Test func absolutePathsAreFileReferences() {
    var diagnostics = DiagnosticCollector()
    diagnostics.error("code", "message", at: .init(file: "/tmp/ü.json"))
    #expect(DiagnosticPrinter(.sarif).text(of: diagnostics).contains(#""uri": "file:///tmp/%C3%BC.json""#))
  }

  private var sample: DiagnosticCollector {
    let file = SourceFile(
      name: "pages/a, 1.json",
      bytes: Array("{\n  \"tittle\": \"A\",\n  \"é\": [1]\n}".utf8)
    )
    var diagnostics = DiagnosticCollector()
    diagnostics.warning("odd-value", "100% of \"x\"", at: file.location(at: 29))
    diagnostics.error(
      "unknown-field",
      "unknown field \"tittle\" in a page",
      at: file.location(at: 4),
      notes: [.init("the page starts here", at: file.location(at: 0)), .init("a page has a title")],
      fix: "Did you mean \"title\"?"
    )
    diagnostics.error("no-pages", "no page in \"pages\"", at: .init(file: "Sample"))
    return diagnostics
  }
}
