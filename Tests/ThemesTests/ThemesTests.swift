import Testing

@Suite struct ThemesTests {
}
