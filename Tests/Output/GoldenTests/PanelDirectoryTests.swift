import FoundationEssentials
import Geometry
import Golden
import Imaging
import StageKit
import SystemPackage
import TestSupport
import Testing

/// A square of a color.
private struct Square: Recipe {
  var id = "square"
  let title = "A square"
  let source = "Tests"
  let canvas = Size(40, 30)
  let duration = 1.0
  let keyMoments = [0.0]
  var color = Color.red

  func perform(on stage: Stage) {
    let square = View(frame: Rect(x: 10, y: 10, width: 10, height: 10))
    square.backgroundColor = color
    stage.view.addSubview(square)
  }
}

/// Checks beside files that the program did not make.
@Suite struct PanelDirectoryTests {
  private let changed = Square(color: .blue)

  /// Records the golden frames of the square in a new directory.
  private func store(in directory: FilePath, at path: String) throws -> GoldenStore {
    let store = GoldenStore(directory: directory.appending(path))
    try store.update(Square())
    return store
  }

  @Test func `files of others in the directory of panels stay`() throws {
    let scratch = try TemporaryDirectory()
    let store = try store(in: scratch.path, at: "golden")
    _ = try store.check(changed)
    let panels = scratch.path.appending("diff/square")
    #expect(names(in: panels) == [".zoetrope-panels", "0.000.png"])
    try put([1], into: panels.appending("notes.txt"))
    try makeDirectory(panels.appending("more"))
    #expect(try store.check(Square()).failures.isEmpty)
    #expect(names(in: panels) == ["more", "notes.txt"])
  }

  @Test func `a file with the name of a panel is neither removed nor replaced`() throws {
    let scratch = try TemporaryDirectory()
    let store = try store(in: scratch.path, at: "golden")
    let panel = scratch.path.appending("diff/square/0.000.png")
    try makeDirectory(scratch.path.appending("diff"))
    try makeDirectory(scratch.path.appending("diff/square"))
    try put([1], into: panel)
    #expect(try store.check(Square()).failures.isEmpty)
    let error = #expect(throws: GoldenError.self) { try store.check(changed) }
    #expect(
      error?.description
        == "Cannot write \(panel): the file exists, and was not written by a check.")
    #expect(names(in: scratch.path.appending("diff/square")) == ["0.000.png"])
    #expect(try contents(of: panel) == [1])
  }

  @Test func `a panel that was edited since is neither removed nor replaced`() throws {
    let scratch = try TemporaryDirectory()
    let store = try store(in: scratch.path, at: "golden")
    _ = try store.check(changed)
    let panel = scratch.path.appending("diff/square/0.000.png")
    try put([1], into: panel)
    #expect(throws: GoldenError.self) { try store.check(changed) }
    #expect(try contents(of: panel) == [1])
  }

  @Test func `a record that names other files removes none of them`() throws {
    let scratch = try TemporaryDirectory()
    let store = try store(in: scratch.path, at: "golden")
    let kept = scratch.path.appending("kept")
    try put([], into: kept)
    let panels = scratch.path.appending("diff/square")
    try makeDirectory(scratch.path.appending("diff"))
    try makeDirectory(panels)
    // The hash of no bytes.
    let lines = ["../../kept", kept.string, "..", "", "link"].map { "cbf29ce484222325 \($0)\n" }
    try put("garbage\n\(lines.joined())".utf8, into: panels.appending(".zoetrope-panels"))
    try FileManager.default.createSymbolicLink(
      atPath: panels.appending("link").string, withDestinationPath: kept.string)
    #expect(try store.check(Square()).failures.isEmpty)
    #expect(files(in: scratch.path).contains("kept"))
    #expect(names(in: panels) == ["link"])
  }

  @Test func `a symbolic link in place of the panels of a recipe is not followed`() throws {
    let scratch = try TemporaryDirectory()
    let store = try store(in: scratch.path, at: "golden")
    _ = try store.check(changed)
    let panels = scratch.path.appending("diff/square")
    try FileManager.default.moveItem(
      atPath: panels.string, toPath: scratch.path.appending("mine").string)
    try FileManager.default.createSymbolicLink(
      atPath: panels.string, withDestinationPath: "../mine")
    #expect(throws: GoldenError.self) { try store.check(changed) }
    #expect(try store.check(Square()).failures.isEmpty)
    #expect(names(in: scratch.path.appending("mine")) == [".zoetrope-panels", "0.000.png"])
  }

  @Test(arguments: ["diff", "g/diff", "diff/diff"])
  func `golden frames in a directory named diff stay`(path: String) throws {
    let scratch = try TemporaryDirectory()
    let store = try store(in: scratch.path, at: path)
    #expect(store.differences.lastComponent == "differences")
    let before = files(in: store.directory)
    #expect(try store.check(changed).failures.count == 1)
    #expect(try store.check(changed).failures.count == 1)
    #expect(files(in: store.directory) == before)
    #expect(files(in: store.differences).contains("square/0.000.png"))
  }

  @Test func `a directory named by dots has its panels beside it, not in it`() throws {
    for (directory, differences) in [
      ("..", "../../diff"), (".", "./../diff"), ("a/..", "a/../../diff"), ("/", "/../diff"),
      ("golden", "diff"), ("a/golden", "a/diff"), ("/golden", "/diff"), ("diff", "differences"),
    ] {
      let store = GoldenStore(directory: FilePath(directory))
      #expect(store.differences == FilePath(differences))
    }
  }

  @Test func `golden frames and panels cannot be in one directory`() throws {
    let scratch = try TemporaryDirectory()
    let golden = scratch.path.appending("golden")
    try GoldenStore(directory: golden).update(Square())
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path.appending("diff").string, withDestinationPath: "golden")
    for store in [
      GoldenStore(directory: golden), GoldenStore(directory: golden, differences: golden),
    ] {
      let error = #expect(throws: GoldenError.self) { try store.check(changed) }
      #expect(
        error?.description == "Golden frames and panels of differences cannot both be in \(golden)."
      )
    }
    #expect(files(in: golden) == ["square/0.000.png", "square/manifest.json"])
  }

  @Test(arguments: ["..", ".", "", "a/b", "../golden", "/tmp"])
  func `a recipe whose name is not a file name is refused`(id: String) throws {
    let scratch = try TemporaryDirectory()
    let store = try store(in: scratch.path, at: "golden")
    let before = files(in: scratch.path)
    #expect(throws: GoldenError.self) { try store.check(Square(id: id, color: .blue)) }
    #expect(throws: GoldenError.self) { try store.update(Square(id: id)) }
    #expect(files(in: scratch.path) == before)
  }
}
