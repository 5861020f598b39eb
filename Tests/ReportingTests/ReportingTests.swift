import Testing

@Suite struct ReportingTests {
}
