import FoundationEssentials
import Geometry
import Golden
import ImageComparison
import Imaging
import StageKit
import SystemPackage
import TestSupport
import Testing

/// A square beside a label, with properties that tests change, and a picture at 0.5 s.
private struct Card: Recipe {
  var id = "card"
  let canvas = Size(60, 40)
  let duration = 1.0
  var x = 10.0
  var color = Color.red
  var hasInvisibleView = false
  var limit = 0.5

  func perform(on stage: Stage) {
    let square = View(frame: Rect(x: x, y: 10, width: 10, height: 10))
    square.name = "square"
    square.backgroundColor = color
    stage.view.addSubview(square)
    if hasInvisibleView {
      stage.view.addSubview(View(frame: Rect(x: 1, y: 2, width: 3, height: 4)))
    }
    stage.snapshots.add("half", until: limit)
    stage.perform(at: 0.5) { [unowned stage] in stage.snapshots.take("half") }
  }
}

@Suite final class GoldenScreenTests {
  private let directory: TemporaryDirectory
  private var store: GoldenStore { GoldenStore(directory: directory.path.appending("goldens")) }

  init() throws { directory = try TemporaryDirectory() }

  private func screen(
    _ card: Card = Card(), group: String = "Card", suffix: String = "",
    _ moments: GoldenScreen.Moments = .time(0, name: "plain")
  ) -> GoldenScreen {
    GoldenScreen(group: group, suffix: suffix, recipe: card, moments: moments, scale: 2)
  }

  /// Returns the name of each picture, with its failures without the path of the directory.
  private func check(_ screens: [GoldenScreen]) throws -> [String] {
    var results: [String] = []
    try store.check(screens) { name, check in
      let sentences = check.failures.map { ": \($0)".replacing(directory.path.string, with: "") }
      results.append(name + sentences.joined())
    }
    return results
  }

  private var names: [String] {
    let names = try? FileManager.default.subpathsOfDirectory(
      atPath: directory.path.appending("goldens").string)
    return (names ?? []).sorted()
  }

  @Test func `pictures have their names, with suffixes, and the size of the device`() throws {
    let paths = try store.update(
      [
        screen(), screen(suffix: "-dark"), screen(group: "taps", .snapshots),
        screen(group: "card", .keyMoments),
      ], isComplete: true)
    #expect(paths.count == 3 + Card().keyMoments.count)
    #expect(
      names.filter { !$0.hasPrefix("card") } == [
        "Card", "Card/manifest.json", "Card/plain-dark.png", "Card/plain.png", "taps",
        "taps/half.png", "taps/manifest.json",
      ])
    let image = try PNG.read(paths[0])
    #expect((image.width, image.height) == (120, 80))
  }

  @Test func `only pixels count`() throws {
    try store.update([screen()], isComplete: true)
    #expect(try check([screen(Card(hasInvisibleView: true))]) == ["Card/plain"])
  }

  @Test func `a failure names the view that moved, or around the pixels`() throws {
    try store.update([screen()], isComplete: true)
    let moved = try check([screen(Card(x: 12))])
    #expect(
      moved[0].contains(" square is at (12, 10), not (10, 10). See /diff/Card/plain.png."),
      "\(moved)")
    let painted = try check([screen(Card(color: .blue))])
    #expect(painted[0].contains(" The pixels are in square. See "), "\(painted)")
    // The panel of the check before is replaced, and that of a check without failures removed.
    #expect(try check([screen()]) == ["Card/plain"])
    let panels = directory.path.appending("diff").appending("Card")
    #expect(!FileManager.default.fileExists(atPath: panels.string))
  }

  @Test func `a missing picture is a failure`() throws {
    try store.update([screen()], isComplete: true)
    #expect(
      try check([screen(suffix: "-dark")]) == [
        "Card/plain-dark: Card/plain-dark: there is no golden picture; 'zoetrope golden update' "
          + "records it."
      ])
  }

  @Test func `an update of some pictures keeps the others, and one of all removes them`() throws {
    try store.update([screen()], isComplete: true)
    try store.update([screen(suffix: "-dark")], isComplete: false)
    #expect(names == ["Card", "Card/manifest.json", "Card/plain-dark.png", "Card/plain.png"])
    let orphans = store.orphans(besides: ["Card/plain"], isComplete: true)
    #expect(orphans.map(\.lastComponent?.string) == ["plain-dark.png"])
    #expect(store.orphans(besides: ["Card/plain"], isComplete: false).isEmpty)
    try store.update([screen()], isComplete: true)
    #expect(names == ["Card", "Card/manifest.json", "Card/plain.png"])
  }

  @Test func `two pictures of one name are an error`() throws {
    let error = try #require(throws: GoldenError.self) {
      try store.update([screen(), screen()], isComplete: true)
    }
    #expect(error.description.hasPrefix("Two pictures are named 'Card/plain'"))
    #expect(names.isEmpty)
  }

  @Test func `a picture that the script does not reach is an error`() throws {
    let error = try #require(throws: GoldenError.self) {
      try store.update([screen(Card(limit: 0.1), group: "taps", .snapshots)], isComplete: true)
    }
    #expect(error.description.hasPrefix("The script of taps did not reach 'half'"))
  }

  @Test(arguments: [
    ("Signed in (2)", "Signed in (2)"), ("a/b:c", "a-b-c"), ("..", "_.."), ("", "_"),
    ("Übersicht", "Übersicht"),
  ])
  func `the name of a preview becomes that of a file`(text: String, name: String) {
    #expect(GoldenScreen.fileName(of: text) == name)
  }
}
