import Testing

@Suite struct FieldsetTests {
}
