/// What has become of every file of a build, by number; the workers of a build fill in a part each.
final class StagedOutputs: @unchecked Sendable {
  // Each number is written by one worker, and read when all of them are done.
  private let outputs: UnsafeMutableBufferPointer<StagedOutput>

  /// Makes room; at first no file is made.
  init(count: Int) {
    outputs = .allocate(capacity: count)
    outputs.initialize(repeating: .absent)
  }

  deinit { outputs.deallocate() }

  var indices: Range<Int> { outputs.indices }

  subscript(number: Int) -> StagedOutput {
    get {
      precondition(outputs.indices.contains(number))
      return outputs[number]
    }
    set {
      precondition(outputs.indices.contains(number))
      outputs[number] = newValue
    }
  }
}
