import Diagnostics
import SettingsModel
import Testing

/// What is said of faulty input, word by word.
@Suite struct FaultTests {
  static let all =
    Fault.shape + Fault.names + Fault.texts + Fault.choices + Fault.fields + Fault.links + Fault.dependencies
    + Fault.limits
    + Fault.offers + Fault.addresses + Fault.startingValues

  @Test(arguments: all)
  func isSaid(_ fault: Fault) {
    #expect(fault.found == fault.expected)
  }

  @Test(arguments: all)
  func hasAWayOut(_ fault: Fault) {
    #expect(fault.expected.allSatisfy { $0.contains("\n  fix: ") })
  }

  @Test(arguments: Diagnostic.Code.allSettingsModelCodes)
  func everyCodeIsCovered(_ code: Diagnostic.Code) {
    // See ``LargePageTests``.
    if code == .tooManyFaults { return }
    #expect(Self.all.contains { $0.expected.contains { $0.contains("[\(code.rawValue)]") } }, "\(code.rawValue)")
  }

  @Test func codesDiffer() {
    #expect(Set(Diagnostic.Code.allSettingsModelCodes).count == Diagnostic.Code.allSettingsModelCodes.count)
  }
}
