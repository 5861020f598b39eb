import Testing

@testable import Publishing

/// What is kept of a file comes back as it was.
@Suite struct StagedOutputsTests {
  @Test func nothingIsMadeAtFirst() {
    let outputs = StagedOutputs(count: 2)
    #expect(outputs.indices == 0..<2)
    #expect(outputs.indices.allSatisfy { outputs[$0].change == .absent && outputs[$0].size == 0 })
  }

  @Test(
    arguments: [0, 1, 4_294_967_295, 4_294_967_296, 274_877_906_943],
    [StagedOutput.Change.none, .new, .replacement]
  )
  func sizesOfAllKindsAreKept(size: Int, change: StagedOutput.Change) {
    let outputs = StagedOutputs(count: 9000)
    let output = StagedOutput(size: size, hash: Checksum(0xFEDC_BA98_7654_3210), change: change)
    let numbers = [1, 4095, 4096, 8999]
    for number in numbers { outputs[number] = output }
    #expect(numbers.allSatisfy { outputs[$0] == output })
    #expect([0, 2, 4094, 4097, 8998].allSatisfy { outputs[$0].change == .absent })
  }

  @Test func largerSizesAreTakenForTheLargest() {
    let outputs = StagedOutputs(count: 1)
    outputs[0] = StagedOutput(size: .max, hash: Checksum(1), change: .none)
    #expect(outputs[0] == StagedOutput(size: 274_877_906_943, hash: Checksum(1), change: .none))
  }
}
