/// What can be fuzzed.
enum FuzzTarget: String, CaseIterable {
  case json, templates, tokens, strings, plists, urlencoded

  /// The function that libFuzzer calls; C functions hold nothing, so that there is one for each.
  var callback: FuzzCallback {
    switch self {
    case .json: { start, count in JSONTarget.test(bytes(start, count)) }
    case .templates: { start, count in TemplateTarget.test(bytes(start, count)) }
    case .tokens: { start, count in TokenTarget.test(bytes(start, count)) }
    case .strings: { start, count in StringsTarget.test(bytes(start, count)) }
    case .plists: { start, count in PropertyListTarget.test(bytes(start, count)) }
    case .urlencoded: { start, count in URLEncodedTarget.test(bytes(start, count)) }
    }
  }
}

private func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}
