import FoundationEssentials
import Geometry
import Golden
import PictureKit
import StageKit
import SystemPackage
import TestSupport
import Testing
import Text

/// A text, which a test changes.
private struct Caption: Recipe {
  let id = "caption"
  let source = "Tests"
  let canvas = Size(120, 30)
  let duration = 1.0
  let keyMoments = [0.0]
  var text = "Hi 你好"
  var font = Font.systemFont(ofSize: 17)

  func perform(on stage: Stage) {
    let label = Label(frame: Rect(x: 0, y: 0, width: 120, height: 30))
    label.text = text
    label.font = font
    stage.view.addSubview(label)
  }
}

/// A text, and later a square without text.
private struct CaptionAndSquare: Recipe {
  let id = "caption"
  let source = "Tests"
  let canvas = Size(120, 30)
  let duration = 1.0
  let keyMoments = [0.0, 0.5]
  var color = Color.red

  func perform(on stage: Stage) {
    let label = Label(frame: Rect(x: 0, y: 0, width: 120, height: 30))
    label.text = "Hi"
    stage.view.addSubview(label)
    let square = View(frame: Rect(x: 0, y: 0, width: 30, height: 30))
    square.backgroundColor = color
    stage.perform(at: 0.25) {
      label.removeFromSuperview()
      stage.view.addSubview(square)
    }
  }
}

@Suite struct GoldenFontTests {
  /// Records the golden frames of the caption, changes fonts in their manifest, and returns the
  /// failures of a check.
  private func failures(
    of recipe: some Recipe, recordedAs recorded: any Recipe = Caption(), changing old: String,
    to new: String
  ) throws -> [String] {
    let directory = try TemporaryDirectory()
    let store = GoldenStore(directory: directory.path.appending("golden"))
    try store.update(recorded)
    let manifest = directory.path.appending("golden/caption/manifest.json").string
    let text = String(
      decoding: try #require(FileManager.default.contents(atPath: manifest)), as: UTF8.self)
    try #require(text.contains(old))
    try Data(text.replacing(old, with: new).utf8).write(to: URL(filePath: manifest))
    return try store.check(recipe).failures.map(\.description)
  }

  /// The installed version of a font, which the packages of the system determine.
  private func version(_ name: String) throws -> String {
    try #require(PangoTextShaper.shared.installedSource(named: name)).version
  }

  @Test func `a manifest names the fonts of the frames' glyphs with their versions`() throws {
    let capture = try GoldenCapture(of: Caption())
    #expect(
      capture.manifest.fonts == [
        "Inter-Regular": try version("Inter-Regular"),
        "NotoSansCJKsc-Regular": try version("NotoSansCJKsc-Regular"),
      ])
    #expect(try GoldenCapture(of: Caption(text: " ")).manifest.fonts == nil)
  }

  @Test func `a font that is not installed explains differences`() throws {
    let failures = try failures(
      of: Caption(text: "Ho 你好"), changing: "\"Inter-Regular\"", to: "\"Nowhere-Regular\"")
    #expect(
      failures.first
        == "caption: the golden frames have text in Nowhere-Regular \(try version("Inter-Regular")), "
        + "which is not installed. Text in other fonts differs.")
    #expect(failures.count == 2)
  }

  @Test func `another version of a font explains differences`() throws {
    let installed = try version("Inter-Regular")
    let failures = try failures(
      of: Caption(text: "Ho 你好"), changing: "\"Inter-Regular\" : \"\(installed)\"",
      to: "\"Inter-Regular\" : \"0.001\"")
    #expect(
      failures.first
        == "caption: the golden frames have text in Inter-Regular 0.001, of which version "
        + "\(installed) is installed. Text in other fonts differs.")
  }

  @Test func `another version of a font is not a failure of equal frames`() throws {
    let installed = try version("Inter-Regular")
    #expect(
      try failures(
        of: Caption(), changing: "\"\(installed)\"", to: "\"0.001\"") == [])
  }

  @Test func `a change with the same fonts is not explained by them`() throws {
    let failures = try failures(of: Caption(text: "Ho 你好"), changing: "caption", to: "caption")
    #expect(failures.count == 1)
    #expect(failures.first?.contains("font") == false)
  }

  @Test func `a font that is not installed does not explain differences of frames without text`()
    throws
  {
    let failures = try failures(
      of: CaptionAndSquare(color: .blue), recordedAs: CaptionAndSquare(),
      changing: "\"Inter-Regular\"", to: "\"Nowhere-Regular\"")
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("caption at 0.5 s: ") == true)
    #expect(failures.first?.contains("font") == false)
  }
}
