import Testing

@Suite struct SettingsModelTests {
}
