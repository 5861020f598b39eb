import Testing

@Suite struct ImportersTests {
}
