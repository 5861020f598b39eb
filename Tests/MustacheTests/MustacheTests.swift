import Testing

@Suite struct MustacheTests {
}
