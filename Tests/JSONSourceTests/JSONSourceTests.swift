import Testing

@Suite struct JSONSourceTests {
}
