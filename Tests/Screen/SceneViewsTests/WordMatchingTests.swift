import SceneViews
import Testing

@Suite struct WordMatchingTests {
  @Test func `words that stay are in runs, and others go and come`() {
    let matching = WordMatching(from: "let a = f(x)", to: "let long = g(x)")
    #expect(matching.kept.map(\.old) == [0..<4, 5..<8, 9..<12])
    #expect(matching.kept.map(\.new) == [0..<4, 8..<11, 12..<15])
    #expect(matching.removed == [4..<5, 8..<9])
    #expect(matching.added == [4..<8, 11..<12])
  }

  @Test func `similarity is the part that stays of the longer line, without spaces`() {
    // let = ( x ), 7 of the 12 characters of the longer line.
    let matching = WordMatching(from: "let a = f(x)", to: "let long = g(x)")
    #expect(matching.similarity == 7.0 / 12)
    #expect(WordMatching(from: "a b", to: "a  b").similarity == 1)
    #expect(WordMatching(from: "", to: "").similarity == 0)
    #expect(WordMatching(from: "", to: "a").added == [0..<1])
  }
}
