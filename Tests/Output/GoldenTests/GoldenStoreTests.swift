import FoundationEssentials
import Geometry
import Golden
import ImageComparison
import Imaging
import StageKit
import SystemPackage
import TestSupport
import Testing

/// A red square on white, whose properties tests change.
private struct Square: Recipe {
  var id = "square"
  let title = "A square"
  let source = "Tests"
  let canvas = Size(40, 30)
  var duration = 1.0
  var keyMoments = [0, 0.5]
  var x = 10.0
  var color = Color.red
  var name = "square"

  func perform(on stage: Stage) {
    let square = View(frame: Rect(x: x, y: 10, width: 10, height: 10))
    square.name = name
    square.backgroundColor = color
    stage.view.addSubview(square)
  }
}

/// A store with the golden frames of the square in a temporary directory.
private struct Fixture: ~Copyable {
  private let directory: TemporaryDirectory
  var path: FilePath { directory.path }
  var store: GoldenStore { GoldenStore(directory: path.appending("golden")) }
  var recipePath: FilePath { path.appending("golden/square") }

  init() throws {
    let directory = try TemporaryDirectory()
    try GoldenStore(directory: directory.path.appending("golden")).update(Square())
    self.directory = directory
  }

  /// Returns the failures of a check, without the path of the directory.
  func check(
    _ recipe: Square = Square(), by metric: Metric = GoldenStore.defaultMetric,
    allowing allowance: Allowance = .pixels(0)
  ) throws -> [String] {
    try store.check(recipe, by: metric, allowing: allowance).failures.map {
      $0.description.replacing(path.string, with: "")
    }
  }

  /// Returns the paths of everything below a directory, sorted.
  func names(in directory: String) -> [String] {
    let names = try? FileManager.default.subpathsOfDirectory(
      atPath: path.appending(directory).string)
    return (names ?? []).sorted()
  }

  func text(of name: String) throws -> String {
    let data = FileManager.default.contents(atPath: recipePath.appending(name).string)
    return String(decoding: try #require(data), as: UTF8.self)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: recipePath.appending(name).string))
  }

  /// Changes the text of the golden manifest.
  func damageManifest(_ old: String, _ new: String) throws {
    let text = try text(of: "manifest.json")
    try #require(text.contains(old))
    try write(text.replacing(old, with: new), to: "manifest.json")
  }

  /// Changes a golden image.
  func damagePicture(_ change: (inout Image) -> Void) throws {
    let path = recipePath.appending("0.500.png")
    var image = try PNG.read(path)
    change(&image)
    try PNG.write(image, to: path)
  }
}

@Suite struct GoldenStoreTests {
  @Test func `a recipe passes the check against its own golden frames`() throws {
    let fixture = try Fixture()
    #expect(try fixture.check() == [])
    #expect(
      fixture.names(in: "") == [
        "golden", "golden/square", "golden/square/0.000.png", "golden/square/0.500.png",
        "golden/square/manifest.json",
      ])
  }

  @Test func `the manifest describes the frames`() throws {
    let fixture = try Fixture()
    let manifest = try JSONDecoder().decode(
      GoldenManifest.self, from: Data(fixture.text(of: "manifest.json").utf8))
    #expect(manifest.recipe == "square")
    #expect((manifest.frameCount, manifest.framesPerSecond) == (60, 60))
    #expect((manifest.width, manifest.height) == (40, 30))
    #expect(manifest.moments.map(\.time) == [0, 0.5])
    #expect(
      manifest.moments.map(\.state)
        == Array(
          repeating: "square: 15.0 15.0 10.0 10.0 0.0 1.0", count: 2))
  }

  @Test func `an update replaces all files of the recipe`() throws {
    let fixture = try Fixture()
    try fixture.write("old", to: "9.000.png")
    var changed = Square()
    changed.keyMoments = [0.25]
    try fixture.store.update(changed)
    #expect(fixture.names(in: "golden/square") == ["0.250.png", "manifest.json"])
    #expect(try fixture.check(changed) == [])
  }

  @Test func `an update of several recipes replaces all frames, or none`() throws {
    let fixture = try Fixture()
    try fixture.write("old", to: "9.000.png")
    let before = fixture.names(in: "golden")
    // A link is not replaced together with others.
    let link = fixture.path.appending("golden/other").string
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "square")
    let recipes = [Square(), Square(id: "other")]
    let error = #expect(throws: GoldenError.self) { try fixture.store.update(recipes) }
    #expect(error?.description.hasPrefix("Cannot write \(link): ") == true)
    try FileManager.default.removeItem(atPath: link)
    #expect(fixture.names(in: "golden") == before)

    let directories = try fixture.store.update(recipes + [Square()])
    #expect(directories.map { $0.lastComponent?.string } == ["square", "other", "square"])
    let files = ["0.000.png", "0.500.png", "manifest.json"]
    #expect(fixture.names(in: "golden/square") == files)
    #expect(fixture.names(in: "golden/other") == files)
    #expect(fixture.names(in: "golden").count == 8)
  }

  @Test func `a differing image is reported with a panel, which the next check removes`() throws {
    let fixture = try Fixture()
    try fixture.damagePicture { $0[3, 4] = 0xFF00_00FF }
    #expect(
      try fixture.check() == [
        "square at 0.5 s: 1 of 1200 pixels differ by more than 1 level (largest: alpha 0, red 255, "
          + "green 255, blue 0), all within 1 x 1 at (3, 4). See /diff/square/0.500.png."
      ])
    // Expected image, difference and actual image side by side, 4 columns apart.
    let panel = try PNG.read(fixture.path.appending("diff/square/0.500.png"))
    #expect(panel.size == PixelSize(width: 3 * 40 + 2 * 4, height: 30))
    #expect([panel[3, 4], panel[47, 4], panel[91, 4]] == [0xFF00_00FF, 0xFFFF_0000, 0xFFFF_FFFF])

    try fixture.store.update(Square())
    #expect(try fixture.check() == [])
    #expect(fixture.names(in: "diff/square") == [])
  }

  @Test func `the default metric tolerates one level of a channel`() throws {
    let fixture = try Fixture()
    try fixture.damagePicture { $0[3, 4] = 0xFFFE_FEFE }
    #expect(try fixture.check() == [])
    #expect(try fixture.check(by: .exact).count == 1)
    #expect(try fixture.check(by: .exact, allowing: .pixels(1)) == [])
    try fixture.damagePicture { $0[3, 4] = 0xFFFD_FDFD }
    #expect(try fixture.check().count == 1)
    #expect(try fixture.check(by: .channel(tolerance: 2)) == [])
  }

  @Test func `a view that moves by more than a millionth is reported`() throws {
    let fixture = try Fixture()
    var moved = Square()
    moved.x = 10 + 1e-5
    let difference =
      "square has x \(15 + 1e-5), the golden one 15.0; at most 1e-06 apart is allowed."
    #expect(
      try fixture.check(moved) == [
        "square at 0.0 s: \(difference)", "square at 0.5 s: \(difference)",
      ])
    moved.x = 10 + 1e-7
    #expect(try fixture.check(moved) == [])
  }

  @Test func `a film of another length is reported`() throws {
    let fixture = try Fixture()
    var longer = Square()
    longer.duration = 1.5
    #expect(
      try fixture.check(longer) == ["square: the film has 90 frames, the golden one 60."])
  }

  @Test func `changed key moments are reported`() throws {
    let fixture = try Fixture()
    var other = Square()
    other.keyMoments = [0, 0.75]
    #expect(
      try fixture.check(other) == [
        "square: the key moments are [0.0, 0.75], the golden ones [0.0, 0.5]."
      ])
  }

  @Test func `changed view names are reported`() throws {
    let fixture = try Fixture()
    var other = Square()
    other.name = "box"
    other.keyMoments = [0, 0.5]
    let failures = try fixture.check(other)
    #expect(
      failures.first == "square at 0.0 s: the views are [\"box\"], the golden ones [\"square\"].")
    #expect(failures.count == 2)
  }

  @Test func `another version of Cairo is reported with a differing image`() throws {
    let fixture = try Fixture()
    try fixture.damageManifest("\"cairo\" : \"1", "\"cairo\" : \"0.1")
    #expect(try fixture.check() == [])
    try fixture.damagePicture { $0[3, 4] = 0xFF00_00FF }
    let failure = try #require(try fixture.check().first)
    #expect(failure.contains(" The golden frame was drawn by Cairo 0.1."))
  }

  @Test func `missing golden frames are reported with the command to create them`() throws {
    let fixture = try Fixture()
    try FileManager.default.removeItem(atPath: fixture.recipePath.string)
    #expect(
      try fixture.check() == [
        "square has no golden frames in /golden: 'zoetrope golden update' creates them."
      ])
  }

  @Test(arguments: [
    ("{", "[", ""), ("\"frameCount\" : 60", "\"frameCount\" : \"60\"", " at frameCount"),
    ("\"width\"", "\"wide\"", " at width"),
    ("\"time\" : 0\n", "\"at\" : 0\n", " at moments.0.time"),
  ])
  func `a damaged manifest is reported with the invalid field`(
    old: String, new: String, field: String
  ) throws {
    let fixture = try Fixture()
    try fixture.damageManifest(old, new)
    #expect(
      try fixture.check() == [
        "/golden/square/manifest.json is damaged\(field): 'zoetrope golden update' recreates it."
      ])
  }

  @Test(arguments: ["square 15 15 10 10 0 1", "square: 15 15 10", "square: 15 15 10 10 0 one"])
  func `a malformed state is reported`(state: String) throws {
    let fixture = try Fixture()
    try fixture.damageManifest("square: 15.0 15.0 10.0 10.0 0.0 1.0", state)
    #expect(
      try fixture.check()
        == ["0.0", "0.5"].map {
          "square at \($0) s: the golden state is damaged: '\(state)'."
        })
  }

  @Test func `missing and damaged golden images are reported`() throws {
    let fixture = try Fixture()
    try fixture.write("garbage", to: "0.000.png")
    try FileManager.default.removeItem(atPath: fixture.recipePath.appending("0.500.png").string)
    let failures = try fixture.check()
    #expect(failures.count == 2)
    #expect(
      failures[0].hasPrefix("square at 0.0 s: /golden/square/0.000.png is not a PNG file: "))
    #expect(
      failures[1]
        == "square at 0.5 s: cannot read /golden/square/0.500.png: No such file or directory.")
  }

  @Test func `an image of another size is reported`() throws {
    let fixture = try Fixture()
    try PNG.write(
      Image(width: 4, height: 3), to: fixture.recipePath.appending("0.500.png"))
    #expect(
      try fixture.check() == [
        "square at 0.5 s: the size is 40 x 30 pixels, 4 x 3 is expected. See "
          + "/diff/square/0.500.png."
      ])
  }

  @Test func `a check has the outcome of each file, and the images of those that differ`() throws {
    let fixture = try Fixture()
    try fixture.damagePicture { $0[3, 4] = 0xFF00_00FF }
    let damaged = try contents(of: fixture.recipePath.appending("0.500.png"))
    let outcomes = try fixture.store.check(Square()).outcomes
    #expect(outcomes.map(\.name) == ["square/0.000.png", "square/0.500.png"])
    #expect(outcomes.map(\.verdict) == [.same, .different])
    #expect(outcomes[0].images.actual == nil)
    #expect(outcomes[1].details == "\(try #require(outcomes[1].comparison))")
    #expect(outcomes[1].images.expected == damaged)
    let difference = try #require(outcomes[1].images.difference)
    #expect(try PNG.decode(difference.span, name: "difference")[3, 4] == 0xFFFF_0000)
    let actual = try #require(outcomes[1].images.actual)
    let captured = try GoldenCapture(of: Square()).frames[1].image
    #expect(try PNG.decode(actual.span, name: "actual") == captured)
  }

  @Test func `a check has the outcomes of new and removed key moments`() throws {
    let fixture = try Fixture()
    var other = Square()
    other.keyMoments = [0, 0.75]
    let check = try fixture.store.check(other)
    #expect(
      check.outcomes.map(\.name) == [
        "square/manifest.json", "square/0.000.png", "square/0.750.png", "square/0.500.png",
      ])
    #expect(check.outcomes.map(\.verdict) == [.different, .same, .extra, .missing])
    #expect(check.outcomes[0].details == check.failures.map(\.description).joined(separator: " "))
    #expect(check.outcomes[2].images.actual != nil)
    #expect(
      try check.outcomes[3].images.expected
        == contents(of: fixture.recipePath.appending("0.500.png")))
  }

  @Test func `a check of a recipe without golden frames includes its images`() throws {
    let fixture = try Fixture()
    try FileManager.default.removeItem(atPath: fixture.recipePath.string)
    let outcomes = try fixture.store.check(Square()).outcomes
    #expect(outcomes.map(\.verdict) == [.different, .extra, .extra])
    #expect(outcomes.map { $0.images.actual != nil } == [false, true, true])
  }

  @Test func `a check includes the actual image beside a damaged golden one`() throws {
    let fixture = try Fixture()
    try fixture.write("garbage", to: "0.500.png")
    let outcome = try #require(try fixture.store.check(Square()).outcomes.last)
    #expect(outcome.verdict == .unreadable)
    #expect(outcome.details.contains("0.500.png is not a PNG file: "))
    #expect((outcome.images.expected != nil, outcome.images.actual != nil) == (false, true))
  }

  @Test func `a manifest that cannot be read is not reported as missing`() throws {
    let fixture = try Fixture()
    let manifest = fixture.recipePath.appending("manifest.json")
    try FileManager.default.removeItem(atPath: manifest.string)
    try makeDirectory(manifest)
    #expect(
      try fixture.check() == ["Cannot read /golden/square/manifest.json: Is a directory."])
    try FileManager.default.removeItem(atPath: manifest.string)
    try FileManager.default.createSymbolicLink(
      atPath: manifest.string, withDestinationPath: "/dev/zero")
    #expect(
      try fixture.check()
        == ["Cannot read /golden/square/manifest.json: it is a device or a pipe."])
    try FileManager.default.removeItem(atPath: manifest.string)
    try Data(count: 1 << 24 + 1).write(to: URL(filePath: manifest.string))
    #expect(
      try fixture.check() == [
        "/golden/square/manifest.json is damaged: it has more than the 16777216 bytes that a "
          + "manifest may have; 'zoetrope golden update' recreates it."
      ])
  }

  @Test func `a long value of a damaged manifest is quoted in part`() throws {
    let fixture = try Fixture()
    let long = String(repeating: "\\u0007", count: 1_000_000)
    try fixture.damageManifest("square: 15.0 15.0 10.0 10.0 0.0 1.0", long)
    let failures = try fixture.check()
    #expect(failures.count == 2)
    for failure in failures {
      #expect(failure.utf8.count < 3000)
      #expect(failure.contains("\\u{07}… (1000000 bytes)"))
    }
  }

  @Test func `a directory that belongs to no recipe is an orphan`() throws {
    let fixture = try Fixture()
    #expect(fixture.store.orphans(excluding: ["square"]) == [])
    #expect(fixture.store.orphans(excluding: ["circle"]) == [fixture.recipePath])
  }

  @Test func `a directory that cannot be written throws, and the golden frames remain`() throws {
    let fixture = try Fixture()
    let store = GoldenStore(directory: fixture.recipePath.appending("manifest.json"))
    let error = #expect(throws: GoldenError.self) { try store.update(Square()) }
    #expect(
      error?.description
        == "Cannot write \(store.directory.appending("square")): Not a directory.")
    #expect(try fixture.check() == [])

    let elsewhere = GoldenStore(directory: fixture.store.directory, differences: store.directory)
    try fixture.damagePicture { $0[3, 4] = 0xFF00_00FF }
    #expect(throws: GoldenError.self) { try elsewhere.check(Square()) }
  }
}
