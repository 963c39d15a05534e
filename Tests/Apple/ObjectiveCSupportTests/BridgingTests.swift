import ObjectiveCSupport
import Testing

@Suite struct BridgingTests {
  @Test func `a text becomes an object and a text again`() {
    let object = bridgeToObject("a")
    #expect(object?.length == 1)
    #expect(bridgeFromObject(object, as: String.self) == "a")
  }
}
