import Testing

@Suite struct MarkupTests {
}
