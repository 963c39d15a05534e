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
    Warning: the font Avenir-Heavy is not installed, and the system font stands in for it.

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
}
