import Testing

@Suite struct PublishingTests {
}
