import ImageTesting
import Testing
import Zoetrope

@testable import my_films

@Suite struct CardTests {
  // The golden image is Goldens/CardTests/card.png. After a change that is meant, record it again with
  // `IMAGE_TESTING_RECORD=failed swift test`, and look at it.
  @Test func `the card is in the middle after a second`() {
    expectImage(of: Card(), at: 1.1, scale: 0.5, matches: "card")
  }

  @Test func `the card turns once it is down`() {
    let stage = Card().stage()
    stage.advance(to: 2)
    #expect(stage.logEntries.map(\.text) == ["The card is down."])
  }
}
