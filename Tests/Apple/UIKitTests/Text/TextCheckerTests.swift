import StageKit
import Testing
import UIKit

/// The spelling checker has no dictionary.
@Suite struct `spelling checkers` {
  @Test func `find every word right, and know what they were taught`() {
    let application = UIApplication(on: Stage(size: CGSize(width: 10, height: 10)))
    application.run {
      let checker = UITextChecker()
      let range = checker.rangeOfMisspelledWord(
        in: "wrod", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false,
        language: "en")
      #expect(range.location == NSNotFound)
      #expect(!UITextChecker.hasLearnedWord("wrod"))
      UITextChecker.learnWord("wrod")
      #expect(UITextChecker.hasLearnedWord("wrod"))
      UITextChecker.unlearnWord("wrod")
      #expect(!UITextChecker.hasLearnedWord("wrod"))
    }
  }
}
