import FilmKit
import SystemPackage
import TestSupport
import Testing

/// Formats, qualities and codecs are listed once; texts are generated from the lists or checked
/// here.
@Suite struct MovieFormatTests {
  private static let page = repositoryRoot.appending("Documentation/Command.md")

  @Test(arguments: Movie.Format.allCases)
  func `a format is found by its extension in upper and lower case`(format: Movie.Format) {
    #expect(Movie.Format(fileExtension: format.fileExtension) == format)
    #expect(Movie.Format(fileExtension: format.fileExtension.uppercased()) == format)
    #expect("\(format)" == format.fileExtension)
  }

  @Test(arguments: Movie.Format.allCases, Movie.Quality.allCases)
  func `the default codec of a format and quality is a known codec`(
    format: Movie.Format, quality: Movie.Quality
  ) throws {
    let movie = try Movie("film", format: format, encoding: Movie.Encoding(quality: quality))
    for isTransparent in [false, true] {
      #expect(
        Movie.Encoding.knownCodecs.contains(movie.codecName(isTransparent: isTransparent)))
    }
  }

  @Test func `help texts list every format with its codec`() {
    #expect(
      Movie.Format.summary
        == ".mp4, .mov and .mkv (H.264), .webm (VP9), .gif, .apng, .webp")
    #expect(Movie.Format.defaultFrameRateSummary == "60 unless given, 50 for .gif")
    #expect(Movie.Quality.summary == "draft, standard, high or lossless")
  }

  @Test func `the page of the command lists every format and every quality`() throws {
    let text = String(decoding: try contents(of: Self.page), as: UTF8.self)
    for format in Movie.Format.allCases { #expect(text.contains(".\(format)`")) }
    for quality in Movie.Quality.allCases {
      #expect(
        text.contains("`\(quality.rawValue)`") || text.contains("--quality \(quality.rawValue)`"))
    }
  }
}
