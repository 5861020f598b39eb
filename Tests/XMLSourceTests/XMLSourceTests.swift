import Testing

@Suite struct XMLSourceTests {
}
