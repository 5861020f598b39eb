import Diagnostics
import Testing

@testable import Themes

/// Faults in tokens, each with its place, its words and its way out.
@Suite struct TokenDiagnosticTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var base: String
    var dark: String?
    var expected: [String]

    var testDescription: String { base }

    init(_ base: String, dark: String? = nil, _ expected: String...) {
      self.base = base
      self.dark = dark
      self.expected = expected
    }
  }

  static let cases: [Case] = [
    Case(
      #"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}}"#,
      #"1:18: error: aliases lead in a circle: "a" → "b" → "c" → "a" [token-cycle] ("b" refers on here at 1:42) ("c" refers on here at 1:66) -> Give one of them a value of its own."#
    ),
    Case(
      #"{"a": {"$type": "color", "$value": "{a}"}}"#,
      #"1:36: error: "a" refers to itself [token-cycle] -> Give one of them a value of its own."#
    ),
    Case(
      #"{"x": {"$extends": "{y}"}, "y": {"$extends": "{x}"}}"#,
      #"1:20: error: groups extend each other in a circle: "y" → "x" → "y" [token-extends-cycle]"#,
      #"1:46: error: groups extend each other in a circle: "x" → "y" → "x" [token-extends-cycle]"#
    ),
    Case(
      #"{"color": {"$type": "color", "page": {"$value": "{color.surfce}"}, "surface": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}"#,
      #"1:49: error: "color.page" refers to "color.surfce", which is not there [token-unresolved] -> Did you mean "{color.surface}"?"#
    ),
    Case(
      #"{"a": {"$type": "number", "$value": "{b.c"}}"#,
      ##"1:37: error: "{b.c" is no reference [token-reference-syntax] -> Write it as "{name.of.token}", or as "#/name/of/token" in a "$ref"."##
    ),
    Case(
      #"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": "{a.value}"}}"#,
      ##"1:76: error: "b" refers to a part of the token "a" [token-reference-target] -> Parts are named by a "$ref" such as "#/name/of/token/$value/unit"."##
    ),
    Case(
      #"{"g": {"a": {"$type": "number", "$value": 1}}, "b": {"$type": "number", "$value": "{g}"}}"#,
      #"1:83: error: "b" refers to "g", which is a group [token-reference-to-group] -> Name a token in the group."#
    ),
    Case(
      #"{"g": {"$root": {"$type": "number", "$value": 1}}, "b": {"$type": "number", "$value": "{g}"}}"#,
      #"1:87: error: "b" refers to "g", which is a group [token-reference-to-group] -> Write "{g.$root}"."#
    ),
    Case(
      #"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "color", "$value": "{a}"}}"#,
      #"1:75: error: "b" wants a color and refers to a number [token-type-mismatch]"#
    ),
    Case(
      #"{"a": {"$value": 1}}"#,
      #"1:2: error: "a" has no type [token-no-type] -> Give it, or a group around it, a "$type"."#
    ),
    Case(
      #"{"a": {"$type": "colour", "$value": 1}}"#,
      #"1:17: error: unknown type "colour" of a token [token-unknown-type] -> Did you mean "color"?"#
    ),
    Case(
      #"{"a": {"$type": "dimension", "$value": "16px"}}"#,
      #"1:40: error: "a": a dimension is an object with "value" and "unit" [token-invalid-value] -> Write {"value": 16, "unit": "px"}."#
    ),
    Case(
      #"{"a": {"$type": "duration", "$value": ".5s"}}"#,
      #"1:39: error: "a": a duration is an object with "value" and "unit" [token-invalid-value] -> Write {"value": 0.5, "unit": "s"}."#
    ),
    Case(
      ##"{"a": {"$type": "color", "$value": "#0066cc"}}"##,
      #"1:36: error: "a": a color is an object with "colorSpace" and "components" [token-invalid-value] -> Write {"colorSpace": "srgb", "components": [0, 0.4, 0.8]}."#
    ),
    Case(
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [242, 0, 0]}}}"#,
      #"1:74: error: "a": component 1 of srgb lies between 0 and 1 [token-invalid-value] -> Divide by 255: 0.949."#
    ),
    Case(
      #"{"a": {"$type": "shadow", "$value": {"color": "{b}", "ofsetX": 1}}, "b": {"$type": "color", "$value": 1}}"#,
      #"1:37: error: "a": a shadow needs "offsetX" [token-invalid-value]"#,
      #"1:37: error: "a": a shadow needs "offsetY" [token-invalid-value]"#,
      #"1:37: error: "a": a shadow needs "blur" [token-invalid-value]"#,
      #"1:37: error: "a": a shadow needs "spread" [token-invalid-value]"#,
      #"1:54: error: "a": unknown part "ofsetX" of a shadow [token-invalid-value] -> Did you mean "offsetX"?"#,
      #"1:103: error: "b": a color is an object with "colorSpace", "components", and this is a number [token-invalid-value]"#
    ),
    Case(
      #"{"a": {"$valu": 1}}"#,
      #"1:8: error: unknown property "$valu" [token-invalid-name] -> Did you mean "$value"?"#
    ),
    Case(
      #"{"a.b": {"$type": "number", "$value": 1}}"#,
      #"1:2: error: "a.b" is no name for a token or group [token-invalid-name] -> Leave out ".", "{" and "}", which references need."#
    ),
    Case(
      #"{"bg": {"$type": "number", "$value": 1, "card": {"$value": 2}}}"#,
      #"1:41: error: "bg" is a token and a group at once [token-and-group] (its value is here at 1:38) -> Move the value into a token "$root" of the group, or rename one of the two."#
    ),
    Case(
      #"{"a": {"$type": "number", "$value": 1}}"#,
      dark: #"{"a": {"b": {"$type": "number", "$value": 1}}}"#,
      #"1:2: error: "a" is a token in one file and a group in another [token-and-group] (here it is the other at 1:2) -> Name one of the two differently."#,
      #"1:8: error: "a.b" overrides nothing: "tokens.json" has no such token [token-unknown-override]"#
    ),
    Case(
      #"{"a": {"$extends": "b"}}"#,
      #"1:20: error: "$extends" of "a" is no reference to a group [token-extends-target] -> Write it as "{name.of.group}"."#
    ),
    Case(
      #"{"a": {"$type": "number", "$value": 1}, "g": {"$extends": "{a}"}}"#,
      #"1:59: error: "g" extends "a", which is a token [token-extends-target] -> Extend a group, or refer to the token in a "$value"."#
    ),
    Case(
      #"{"a": {"$extends": "{g}", "$type": "number", "$value": 1}}"#,
      #"1:8: error: "a" is a token, and "$extends" is for groups [token-extends-in-token] -> Refer to another token in "$value" instead."#
    ),
    Case(
      ##"{"a": {"value": "#fff", "type": "color"}}"##,
      #"1:8: error: "a" looks like a token and has no "$value" [token-incomplete] -> Write "$value" and "$type" for "value" and "type"."#
    ),
    Case(
      ##"{"color": {"$type": "color", "page": "#fff"}}"##,
      #"1:38: error: "color.page" is neither a token nor a group [token-incomplete] -> Put the value into an object, under "$value"."#
    ),
    Case(
      #"{"a": {"$type": "number"}}"#,
      #"1:2: warning: "a" has a "$type" and no "$value" [token-incomplete] -> Give it a "$value", or leave it out."#
    ),
    Case(
      #"{"color": {"$type": "color", "page": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}"#,
      dark: #"{"color": {"pge": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}"#,
      #"1:12: error: "color.pge" overrides nothing: "tokens.json" has no such token [token-unknown-override] -> Did you mean "color.page"?"#
    ),
    Case(
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#f2f2f7"}}}"##,
      ##"1:91: warning: "a": "hex" says #f2f2f7 and the components #fff, which counts [token-hex-mismatch] -> Write the components as [0.949, 0.949, 0.9686]."##
    ),
    Case(
      #"{"a": {"$value": "{x}", "$type": "number"}}"#,
      #"1:18: error: "a" refers to "x", which is not there [token-unresolved]"#
    ),
    Case(
      ##"{"a": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "b": {"$type": "number", "$value": {"$ref": "#/a/$value/-1"}}, "c": {"$type": "number", "$value": {"$ref": "#/a/$value/4"}}, "d": {"$type": "number", "$value": {"$ref": "#/a/$value/x/y"}}}"##,
      #"1:92: error: "b" refers to "-1" of "a", which is not there [token-unresolved]"#,
      #"1:155: error: "c" refers to "4" of "a", which is not there [token-unresolved]"#,
      #"1:217: error: "d" refers to "x/y" of "a", which is not there [token-unresolved]"#
    ),
    Case("[]", #"1:1: error: a token file holds an object [token-invalid-value]"#),
  ]

  @Test(arguments: cases) func saysWhatIsWrong(_ item: Case) {
    #expect(ReadTokens(item.base, dark: item.dark).diagnostics.texts == item.expected)
  }

  static let tooMany = "1:109: error: groups extend each other too often [token-too-many]"

  @Test func longChainsAndDeepExtensionsCostNoStack() {
    let chain = (0..<20_000).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}"}"# }.joined(separator: ",")
    let end = #""t20000": {"$type": "number", "$value": 7}"#
    let read = ReadTokens("{\(chain),\(end)}", schemes: [.light])
    #expect(read.diagnostics.diagnostics.isEmpty)
    #expect(read.css("t0") == "7")

    let circle = ReadTokens(#"{\#(chain),"t20000": {"$value": "{t0}"}}"#, schemes: [.light])
    #expect(circle.diagnostics.diagnostics.count == 1)
    #expect(circle.diagnostics.texts.first?.contains("\"t5\" → 19995 more → \"t0\" [token-cycle]") == true)

    let extending = (1..<200).map { #""g\#($0)": {"$extends": "{g\#($0 - 1)}"}"# }.joined(separator: ",")
    let groups = ReadTokens(#"{"g0": {"a": {"$type": "number", "$value": 1}},\#(extending)}"#, schemes: [.light])
    #expect(groups.diagnostics.diagnostics.allSatisfy { $0.code == .tokenTooMany })
    #expect(groups.diagnostics.hasErrors)

    // Each group holds the one before twice: the last one would have a million million tokens.
    let doubling = (1..<40).map {
      #""g\#($0)": {"x": {"$extends": "{g\#($0 - 1)}"}, "y": {"$extends": "{g\#($0 - 1)}"}}"#
    }
    let explosion = ReadTokens(
      #"{"g0": {"a": {"$type": "number", "$value": 1}},\#(doubling.joined(separator: ","))}"#,
      schemes: [.light]
    )
    #expect(explosion.diagnostics.texts.contains(Self.tooMany))
  }
}
