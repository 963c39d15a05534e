import ImageComparison
import ImageTesting
import Imaging
import SystemPackage
import TestSupport
import Testing

private let gray = GoldenFixture.gray
private let spotted = GoldenFixture.spotted

/// The relative path of the artifacts of these tests.
private let artifact = "ImageTestingTests/GoldenFixture/a/b.png"

@Suite struct ExpectImageTests {
  @Test func `an image equal to the golden one passes and leaves no files`() throws {
    let fixture = try GoldenFixture(gray)
    #expect(fixture.failureMessage() == nil)
    #expect(fixture.files(in: "") == ["golden/a/b.png"])
  }

  @Test func `a differing image is reported, and written with the expected one and a panel`() throws
  {
    let fixture = try GoldenFixture(gray)
    let golden = try contents(of: fixture.golden)
    #expect(
      fixture.failureMessage(for: spotted)
        == "The image differs from /golden/a/b.png: 1 of 24 pixels differ (largest: alpha 0, red 127, "
        + "green 128, blue 128), all within 1 x 1 at (3, 1). See /artifacts/diff/\(artifact).")
    #expect(
      fixture.files(in: "artifacts")
        == ["actual/\(artifact)", "diff/\(artifact)", "expected/\(artifact)"])
    let artifacts = fixture.path.appending("artifacts")
    #expect(try PNG.read(artifacts.appending("expected/\(artifact)")) == gray)
    #expect(try PNG.read(artifacts.appending("actual/\(artifact)")) == spotted)
    let panel = Samples.comparisonPanel(expected: Samples(gray), actual: Samples(spotted))
    #expect(try PNG.read(artifacts.appending("diff/\(artifact)")) == panel)
    #expect(try contents(of: fixture.golden) == golden)

    #expect(fixture.failureMessage() == nil)
    #expect(fixture.files(in: "artifacts") == [])
  }

  @Test func `metric, allowance and ignored area are applied`() throws {
    let fixture = try GoldenFixture(gray)
    #expect(fixture.failureMessage(for: spotted, by: .channel(tolerance: 128)) == nil)
    #expect(fixture.failureMessage(for: spotted, by: .channel(tolerance: 127)) != nil)
    #expect(fixture.failureMessage(for: spotted, allowing: .pixels(1)) == nil)
    // One of 24 is 4 1/6 percent.
    #expect(fixture.failureMessage(for: spotted, allowing: .percent(4)) != nil)
    let spot = IgnoredArea(rectangles: [PixelRect(columns: 3...3, rows: 1...1)])
    #expect(fixture.failureMessage(for: spotted, ignoring: spot) == nil)
    // 10 log10(255^2 * 24 * 3 / (127^2 + 2 * 128^2)), rounded down.
    #expect(
      fixture.failureMessage(for: spotted, by: .psnr(atLeast: 60))
        == "The image differs from /golden/a/b.png: PSNR is 19.811306 dB, at least 60.0 dB is required; "
        + "1 of 24 pixels differ (largest: alpha 0, red 127, green 128, blue 128), all within "
        + "1 x 1 at (3, 1). See /artifacts/diff/\(artifact).")
  }

  @Test func `an image of another size is reported, also with a mask of the image's size`() throws {
    let fixture = try GoldenFixture(Image(width: 4, height: 6))
    let mask = IgnoredArea(mask: spotted)
    #expect(
      fixture.failureMessage(ignoring: mask)
        == "The image differs from /golden/a/b.png: the size is 6 x 4 pixels, 4 x 6 is expected. "
        + "See /artifacts/diff/\(artifact).")
  }

  @Test func `a mask of another size, or one that covers the image, is reported`() throws {
    let fixture = try GoldenFixture(gray)
    #expect(
      fixture.failureMessage(for: spotted, ignoring: IgnoredArea(mask: Image(width: 4, height: 6)))
        == "The mask is 4 x 6 pixels, the image is 6 x 4.")
    #expect(
      fixture.failureMessage(for: spotted, ignoring: IgnoredArea(mask: Image(width: 6, height: 4)))
        == "The mask and the ignored rectangles leave no pixel to compare.")
  }

  @Test func `a golden file that is not a PNG is reported, and not overwritten`() throws {
    let fixture = try GoldenFixture(Array("a note".utf8))
    let message = fixture.failureMessage() ?? ""
    #expect(
      message.hasPrefix("Nothing to compare with: /golden/a/b.png is not a PNG file: "))
    #expect(message.hasSuffix(". See /artifacts/actual/\(artifact)."))
    #expect(fixture.files(in: "artifacts") == ["actual/\(artifact)"])
    #expect(try contents(of: fixture.golden) == Array("a note".utf8))
  }

  @Test func `a golden file that cannot be reached does not count as missing`() throws {
    let fixture = try GoldenFixture(gray)
    #expect(
      fixture.failureMessage(named: "a/b.png/c", ["IMAGE_TESTING_RECORD": "missing"])
        == "Nothing to compare with: cannot read /golden/a/b.png/c.png: Not a directory. "
        + "See /artifacts/actual/ImageTestingTests/GoldenFixture/a/b.png/c.png.")
  }

  @Test func `artifacts of an earlier failure are removed if a later one has fewer`() throws {
    let fixture = try GoldenFixture(gray)
    _ = fixture.failureMessage(for: spotted)
    try put("a note".utf8, into: fixture.golden)
    _ = fixture.failureMessage(for: spotted)
    #expect(fixture.files(in: "artifacts") == ["actual/\(artifact)"])
  }

  @Test func `artifacts that cannot be written are reported`() throws {
    let fixture = try GoldenFixture(gray)
    try put([], into: fixture.path.appending("artifacts"))
    #expect(
      fixture.failureMessage(for: spotted, allowing: .percent(1))
        == "The image differs from /golden/a/b.png: 1 of 24 pixels differ (largest: alpha 0, red 127, "
        + "green 128, blue 128), all within 1 x 1 at (3, 1). Writing the images failed: cannot write "
        + "/artifacts/expected/\(artifact): Not a directory.")
  }

  @Test(arguments: ["", "/ball", "ball/", "a//b", "../ball", "a/../../b", ".", "a\0"])
  func `a name outside the directory is an error`(name: String) throws {
    let fixture = try GoldenFixture(gray)
    #expect(
      fixture.failureMessage(named: name, ["IMAGE_TESTING_RECORD": "all"])
        == "'\(name)' is not a valid name of a golden image: write it like ball or shapes/ball.")
    #expect(fixture.files(in: "") == ["golden/a/b.png"])
  }

  @Test(arguments: ["ball 1.5 s", "..ball", "Kugel größer", "a.png"])
  func `any other name is a valid file name`(name: String) throws {
    let fixture = try GoldenFixture()
    #expect(
      fixture.failureMessage(named: name)
        == "Nothing to compare with: there is no /golden/\(name).png. Recorded /golden/\(name).png: "
        + "review it, then run again.")
    #expect(fixture.files(in: "") == ["golden/\(name).png"])
    #expect(fixture.failureMessage(named: name) == nil)
  }
}
