import Testing

@Suite struct AnimatedDocumentTests {
  @Test func `a film becomes an SVG document that moves`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("render book-13-1-move -o move.svg --fps 30")
    #expect(outcome.exitCode == 0 && outcome.standardError == "")
    #expect(outcome.output.hasPrefix("move.svg: 105 frames, 30 a second, "))
    let text = String(decoding: try sandbox.read("move.svg"), as: UTF8.self)
    #expect(text.hasPrefix("<svg xmlns=") && text.hasSuffix("</svg>\n"))
    #expect(text.contains("width=\"320\" height=\"568\" viewBox=\"0 0 320 568\""))
    #expect(text.contains("<animateTransform") && text.contains("dur=\"3.5s\""))
    // A page needs nothing else.
    #expect(!text.contains("<script") && !text.contains("http://www.w3.org/1999"))
  }

  @Test(arguments: [("json", "{\"assets\":["), ("html", "<!DOCTYPE html>\n")])
  func `a film becomes a Lottie animation and a page`(
    suffix: String, beginning: String
  ) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("render book-13-1-move -o move.\(suffix) --to 1")
    #expect(outcome.exitCode == 0 && outcome.standardError == "")
    #expect(outcome.output.hasPrefix("move.\(suffix): 60 frames, 60 a second, "))
    #expect(
      String(decoding: try sandbox.read("move.\(suffix)"), as: UTF8.self).hasPrefix(beginning))
    #expect(try sandbox.names == ["move.\(suffix)"])
  }

  @Test func `images in a document are reported on standard error`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "render gallery-switch -o a.json --to 0.1 --fps 30 --quiet")
    #expect(
      outcome.standardError
        == "Warning: Lottie lacks a shadow: images stand in for it in 3 of 3 frames.\n")
  }

  @Test func `a size with another aspect ratio has margins`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope(
      "render book-13-1-move -o a.svg --size 640x568 --to 0.1 --background #102030")
    let text = String(decoding: try sandbox.read("a.svg"), as: UTF8.self)
    #expect(text.contains("width=\"640\" height=\"568\" viewBox=\"-160 0 640 568\""))
    #expect(text.contains("fill=\"#102030\"") && text.contains("<clipPath"))
  }

  @Test(arguments: [
    ("--quality high", "--quality, --codec and --crf are for film files, not for a.svg."),
    ("--timeout 5", "--timeout is for film files, not for a.svg."),
    ("--shard 1/2", "A shard is a part of a film or of PNG frames, not of a.svg"),
  ])
  func `options of films are refused`(options: String, sentence: String) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("render book-13-1-move -o a.svg \(options)")
    #expect(outcome.exitCode == 64 && outcome.standardError.contains(sentence))
    #expect(try sandbox.names == [])
  }
}
