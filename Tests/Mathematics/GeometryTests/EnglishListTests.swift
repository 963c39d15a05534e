import Geometry
import Testing

/// Lists in English sentences.
@Suite struct EnglishListTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func `commas separate texts, and a word the last two`(texts: [String], list: String) {
    #expect(texts.list(conjunction: "or") == list)
  }
}
