import ImageComparison
import ImageTesting
import Imaging
import SystemPackage
import TestSupport
import Testing

private let gray = GoldenRoom.gray
private let spotted = GoldenRoom.spotted

/// The end of the path of an artifact of these tests.
private let place = "ImageTestingTests/GoldenRoom/a/b.png"

@Suite struct ExpectImageTests {
  @Test func `a picture like the golden one passes and leaves nothing`() throws {
    let room = try GoldenRoom(gray)
    #expect(room.complaint() == nil)
    #expect(room.files(in: "") == ["golden/a/b.png"])
  }

  @Test func `a picture that differs is told, and kept beside what was expected`() throws {
    let room = try GoldenRoom(gray)
    let golden = try contents(of: room.golden)
    #expect(
      room.complaint(about: spotted)
        == "The picture is not like /golden/a/b.png: 1 of 24 pixels differ (largest: alpha 0, red 127, "
        + "green 128, blue 128), all within 1 x 1 at (3, 1). See /artifacts/diff/\(place).")
    #expect(
      room.files(in: "artifacts")
        == ["actual/\(place)", "diff/\(place)", "expected/\(place)"])
    let artifacts = room.path.appending("artifacts")
    #expect(try PNG.read(artifacts.appending("expected/\(place)")) == gray)
    #expect(try PNG.read(artifacts.appending("actual/\(place)")) == spotted)
    let panel = Samples.comparisonPanel(expected: Samples(gray), actual: Samples(spotted))
    #expect(try PNG.read(artifacts.appending("diff/\(place)")) == panel)
    #expect(try contents(of: room.golden) == golden)

    #expect(room.complaint() == nil)
    #expect(room.files(in: "artifacts") == [])
  }

  @Test func `the metric, the allowance and what is ignored are the caller's`() throws {
    let room = try GoldenRoom(gray)
    #expect(room.complaint(about: spotted, by: .channel(tolerance: 128)) == nil)
    #expect(room.complaint(about: spotted, by: .channel(tolerance: 127)) != nil)
    #expect(room.complaint(about: spotted, allowing: .pixels(1)) == nil)
    // One of 24 is 4 1/6 percent.
    #expect(room.complaint(about: spotted, allowing: .percent(4)) != nil)
    let spot = IgnoredArea(rectangles: [PixelRect(columns: 3...3, rows: 1...1)])
    #expect(room.complaint(about: spotted, ignoring: spot) == nil)
    // 10 log10(255^2 * 24 * 3 / (127^2 + 2 * 128^2)), rounded down.
    #expect(
      room.complaint(about: spotted, by: .psnr(atLeast: 60))
        == "The picture is not like /golden/a/b.png: PSNR is 19.811306 dB, at least 60.0 dB is asked; "
        + "1 of 24 pixels differ (largest: alpha 0, red 127, green 128, blue 128), all within "
        + "1 x 1 at (3, 1). See /artifacts/diff/\(place).")
  }

  @Test func `another size is told, with a mask of the picture's size too`() throws {
    let room = try GoldenRoom(Image(width: 4, height: 6))
    let mask = IgnoredArea(mask: spotted)
    #expect(
      room.complaint(ignoring: mask)
        == "The picture is not like /golden/a/b.png: the size is 6 x 4 pixels, 4 x 6 is expected. "
        + "See /artifacts/diff/\(place).")
  }

  @Test func `a mask that does not fit, or leaves nothing, is told`() throws {
    let room = try GoldenRoom(gray)
    #expect(
      room.complaint(about: spotted, ignoring: IgnoredArea(mask: Image(width: 4, height: 6)))
        == "The mask is 4 x 6 pixels, the picture is 6 x 4.")
    #expect(
      room.complaint(about: spotted, ignoring: IgnoredArea(mask: Image(width: 6, height: 4)))
        == "The mask and what is ignored leave no pixel of the picture.")
  }

  @Test func `a golden file that is no PNG is told, and stays as it is`() throws {
    let room = try GoldenRoom(Array("a note".utf8))
    let complaint = room.complaint() ?? ""
    #expect(
      complaint.hasPrefix("Nothing to compare with: /golden/a/b.png is not a PNG file: "))
    #expect(complaint.hasSuffix(". See /artifacts/actual/\(place)."))
    #expect(room.files(in: "artifacts") == ["actual/\(place)"])
    #expect(try contents(of: room.golden) == Array("a note".utf8))
  }

  @Test func `a golden file that cannot be reached is not taken for a missing one`() throws {
    let room = try GoldenRoom(gray)
    #expect(
      room.complaint(named: "a/b.png/c", ["IMAGE_TESTING_RECORD": "missing"])
        == "Nothing to compare with: cannot read /golden/a/b.png/c.png: Not a directory. "
        + "See /artifacts/actual/ImageTestingTests/GoldenRoom/a/b.png/c.png.")
  }

  @Test func `an earlier failure's files go when a later one has fewer`() throws {
    let room = try GoldenRoom(gray)
    _ = room.complaint(about: spotted)
    try put("a note".utf8, into: room.golden)
    _ = room.complaint(about: spotted)
    #expect(room.files(in: "artifacts") == ["actual/\(place)"])
  }

  @Test func `artifacts that cannot be kept are told`() throws {
    let room = try GoldenRoom(gray)
    try put([], into: room.path.appending("artifacts"))
    #expect(
      room.complaint(about: spotted, allowing: .percent(1))
        == "The picture is not like /golden/a/b.png: 1 of 24 pixels differ (largest: alpha 0, red 127, "
        + "green 128, blue 128), all within 1 x 1 at (3, 1). Keeping the pictures failed: cannot write "
        + "/artifacts/expected/\(place): Not a directory.")
  }

  @Test(arguments: ["", "/ball", "ball/", "a//b", "../ball", "a/../../b", ".", "a\0"])
  func `a name that leads elsewhere is refused`(name: String) throws {
    let room = try GoldenRoom(gray)
    #expect(
      room.complaint(named: name, ["IMAGE_TESTING_RECORD": "all"])
        == "'\(name)' cannot name a golden picture: it must be like ball, or shapes/ball.")
    #expect(room.files(in: "") == ["golden/a/b.png"])
  }

  @Test(arguments: ["ball 1.5 s", "..ball", "Kugel größer", "a.png"])
  func `any other name is a file's`(name: String) throws {
    let room = try GoldenRoom()
    #expect(
      room.complaint(named: name)
        == "Nothing to compare with: there is no /golden/\(name).png. Recorded /golden/\(name).png: "
        + "look at it, then run again.")
    #expect(room.files(in: "") == ["golden/\(name).png"])
    #expect(room.complaint(named: name) == nil)
  }
}
