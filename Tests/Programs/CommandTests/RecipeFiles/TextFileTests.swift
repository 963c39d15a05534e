import Subprocess
import SystemPackage
import TestSupport
import Testing

/// Texts of Swift files in place of recipes.
@Suite struct TextFileTests {
  /// A label in a font that is not installed, with a character that no font has.
  private static let caption = """
    import Zoetrope

    struct Caption: Recipe {
      let title = "Grüße, 你好 😀"
      let duration = 1.0

      func perform(on stage: Stage) {
        let label = Label(frame: Rect(x: 10, y: 10, width: 300, height: 30))
        label.text = "Grüße, 你好 😀 \\u{10FFFD}"
        label.font = Font(name: "Avenir-Heavy", size: 17)!
        label.sizeToFit()
        stage.log("\\(label.frame.width > 100)")
        stage.view.addSubview(label)
      }
    }
    """
  private static let warnings = """
    Warning: no installed font has \u{10FFFD} (U+10FFFD); a box is drawn instead.
    Warning: the font Avenir-Heavy is not installed, and another font stands in for it.

    """

  @Test func `what the texts of a film need and no font has is reported once`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.caption, to: "Caption.swift")
    let film = try await sandbox.run("render Caption.swift -o frames --fps 5 --scale 0.5 --quiet")
    #expect(film.exitCode == 0)
    #expect(film.standardError == "Compiling Caption.swift\n" + Self.warnings)
    #expect(try sandbox.names.contains("frames/0004.png"))

    let still = try await sandbox.run("still Caption.swift --at 0.5 -o still.png")
    #expect(still.standardError == Self.warnings && still.exitCode == 0)
    let sheet = try await sandbox.run("sheet Caption.swift -o sheet.png --scale 0.5")
    #expect(sheet.standardError == Self.warnings && sheet.exitCode == 0)
  }

  @Test func `--fonts adds the fonts of a directory, as the environment does`() async throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("fonts")
    try writeRenamedFont(to: sandbox.path.appending("fonts/test.ttf").string)
    try sandbox.write(
      """
      import Zoetrope

      struct Caption: Recipe {
        let duration = 1.0

        func perform(on stage: Stage) {
          let label = Label(frame: Rect(x: 10, y: 10, width: 300, height: 30))
          label.text = "A text"
          label.font = Font(name: "Test Sans", size: 17) ?? .systemFont(ofSize: 17)
          stage.view.addSubview(label)
        }
      }
      """, to: "Caption.swift")
    func still(
      _ options: String, to name: String, fonts: String = ""
    ) async throws -> [UInt8] {
      let outcome = try await sandbox.zoetrope(
        "still Caption.swift --at 0 -o \(name) \(options)",
        environment: .inherit.updating([
          "ZOETROPE_FONTS": fonts, "XDG_CACHE_HOME": sandbox.path.appending("cache").string,
        ]))
      #expect(outcome.exitCode == 0, "\(outcome.standardError)")
      return try sandbox.read(name)
    }
    let without = try await still("", to: "0.png")
    let expected = try await still(
      "", to: "1.png", fonts: sandbox.path.appending("fonts").string)
    #expect(without != expected)
    #expect(try await still("--fonts fonts", to: "2.png") == expected)
    #expect(try await still("--fonts . --fonts=fonts", to: "3.png") == expected)
  }

  @Test func `--fonts needs directories that the environment can hold`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "file")
    try sandbox.makeDirectory("a:b")
    let still = "still book-13-1-move --at 0 -o a.png --fonts"
    for name in ["none", "file"] {
      let outcome = try await sandbox.zoetrope("\(still) \(name)")
      #expect(outcome.standardError == "Error: --fonts: \(name) is not a directory.\n")
      #expect(outcome.exitCode == 64)
    }
    let colon = try await sandbox.zoetrope("\(still) a:b")
    #expect(
      colon.standardError.hasSuffix(
        "/a:b has a colon, which separates directories in ZOETROPE_FONTS.\n"))
    #expect(colon.exitCode == 64)
    #expect(try !sandbox.names.contains("a.png"))
  }
}
