import FilmKit
import Testing

/// Lists in the table of the command against the lists in the code.
@Suite struct ListTests {
  private static let page = "Documentation/Command.md"

  @Test(arguments: Movie.Format.allCases)
  func `the page of the command names every film format`(format: Movie.Format) throws {
    #expect(try Repository.text(of: Self.page).contains(".\(format)`"))
  }

  @Test func `the page of the command names every quality`() throws {
    let lines = try Repository.text(of: Self.page).split(separator: "\n")
    let line = try #require(lines.first { $0.contains("--quality") })
    for quality in Movie.Quality.allCases { #expect(line.contains("\(quality)")) }
  }
}
