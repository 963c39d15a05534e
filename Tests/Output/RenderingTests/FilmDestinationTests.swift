import FilmKit
import Rendering
import SystemPackage
import TestSupport
import Testing

@Suite struct FilmDestinationTests {
  private func refusal(_ text: String, _ encoding: Movie.Encoding = Movie.Encoding()) -> String? {
    do {
      _ = try FilmDestination(text, encoding: encoding)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a minus sign is standard output`() throws {
    guard case .standardOutput = try FilmDestination("-", encoding: Movie.Encoding()) else {
      Issue.record("- must be standard output")
      return
    }
  }

  @Test(arguments: Movie.Format.allCases)
  func `an extension selects the film's format, in upper case too`(format: Movie.Format) throws {
    for name in ["a.\(format)", "a.\("\(format)".uppercased())"] {
      guard case .movie(let movie) = try FilmDestination(name, encoding: Movie.Encoding()) else {
        Issue.record("\(name) must be a film")
        return
      }
      #expect(movie.format == format)
    }
  }

  @Test(arguments: ["frames/%04d.png", "frames/", "frames", "a.mp4/"])
  func `patterns and directories take PNG frames`(text: String) throws {
    guard case .pictures = try FilmDestination(text, encoding: Movie.Encoding()) else {
      Issue.record("\(text) must take PNG frames")
      return
    }
  }

  @Test(arguments: [
    ("", "--output must name a film file, a pattern, a directory or -."),
    (
      "a.png",
      "a.png is one picture: name a film's frames with a pattern such as a-%04d.png, or see"
        + " 'zoetrope still'."
    ),
  ])
  func `a name of no film is refused`(text: String, sentence: String) {
    #expect(refusal(text) == sentence)
  }

  @Test func `an unknown extension is refused with the list of the known ones`() {
    let sentence = refusal("a.avi") ?? ""
    #expect(sentence.hasPrefix("a.avi has the unknown extension .avi: known are "))
    for format in Movie.Format.allCases { #expect(sentence.contains(".\(format)")) }
  }

  @Test(arguments: ["-", "frames/"])
  func `settings of an encoder are refused where nothing is encoded`(text: String) {
    #expect(
      refusal(text, Movie.Encoding(crf: 3))?.hasPrefix(
        "--quality, --codec and --crf are for film files, not for ") == true)
  }

  @Test func `the default frame rate is 60 or the maximum of the format`() throws {
    func rate(_ text: String) throws -> FrameRate {
      try FilmDestination(text, encoding: Movie.Encoding()).defaultFrameRate
    }
    #expect(try rate("a.mp4") == 60)
    #expect(try rate("-") == 60)
    #expect(try rate("frames/") == 60)
    #expect(try rate("a.webp") == 60)
    #expect(try rate("a.gif") == 50)
  }

  @Test func `existing frames are refused unless force is given`() throws {
    try withTemporaryDirectory { directory in
      try put([], into: directory.appending("0002.png"))
      func destination(force: Bool) throws -> FilmDestination {
        try FilmDestination("\(directory)/", encoding: Movie.Encoding(), force: force)
      }
      let film = Film(width: 10, height: 10, frameRate: 60, frameCount: 3)
      let error = #expect(throws: RenderingError.self) {
        try destination(force: false).check(film)
      }
      #expect(
        error?.description
          == "\(directory)/0002.png exists already; --force replaces the files in \(directory).")
      try destination(force: true).check(film)
      let shorter = Film(width: 10, height: 10, frameRate: 60, frameCount: 2)
      try destination(force: false).check(shorter)
    }
  }
}
