import Testing

@Suite struct FieldsetCommandTests {
}
