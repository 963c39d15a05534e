import FilmKit
import Testing

/// Lists in the README against the lists in the code.
@Suite struct ListTests {
  @Test(arguments: Movie.Format.allCases)
  func `the README names every film format`(format: Movie.Format) throws {
    #expect(try Repository.text(of: "README.md").contains(".\(format)`"))
  }

  @Test func `the README names every quality`() throws {
    let lines = try Repository.text(of: "README.md").split(separator: "\n")
    let line = try #require(lines.first { $0.contains("--quality") })
    for quality in Movie.Quality.allCases { #expect(line.contains("\(quality)")) }
  }
}
