import Testing

/// Sentences about requests that are carried out, but may be mistakes.
@Suite struct NoteTests {
  @Test(arguments: [
    ("still book-13-1-move --at 4 --scale 0.1 -o a.png", "--at 4.0"),
    ("render book-13-1-move --from 3.4 --to 3.6 --scale 0.1 --quiet -o a.gif", "--to 3.6"),
    ("trace book-13-1-move --to 3.6 -o a.csv", "--to 3.6"),
  ])
  func `a time after the end of the recipe is noted`(words: String, option: String) async throws {
    let outcome = try await Sandbox().zoetrope(words)
    #expect(
      outcome.standardError
        == "Note: \(option) is after the end of book-13-1-move at 3.5 seconds.\n")
    #expect(outcome.exitCode == 0)
  }

  @Test(arguments: [
    "still book-13-1-move --at 3.5 --scale 0.1 -o a.png",
    "render book-13-1-move --from 3.4 --to 3.5 --scale 0.1 --quiet -o a.gif",
    "trace book-13-1-move --to 3.5 -o a.csv",
  ])
  func `a time up to the end of the recipe is not noted`(words: String) async throws {
    let outcome = try await Sandbox().zoetrope(words)
    #expect((outcome.exitCode, outcome.standardError) == (0, ""))
  }
}
