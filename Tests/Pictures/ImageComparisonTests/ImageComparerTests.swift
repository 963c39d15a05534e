import ImageComparison
import Imaging
import SystemPackage
import TestSupport
import Testing

private let gray = Image(width: 4, height: 3, filledWith: 0xFF80_8080)
/// The gray image with a red pixel.
private let spotted = {
  var image = gray
  image[1, 2] = 0xFFFF_0000
  return image
}()
/// A gray image of another size.
private let narrow = Image(width: 3, height: 3, filledWith: 0xFF80_8080)

@Suite struct `Image comparer` {
  private func result(
    _ actual: Image, _ comparer: ImageComparer = ImageComparer()
  ) throws -> ComparisonResult {
    try comparer.compare(Samples(actual), with: Samples(gray))
  }

  @Test func `metric, allowance and ignored area decide whether images are the same`() throws {
    #expect(try result(gray).isAcceptable)
    #expect(try !result(spotted).isAcceptable)
    #expect(try result(spotted, ImageComparer(metric: .channel(tolerance: 128))).isAcceptable)
    #expect(try result(spotted, ImageComparer(allowance: .pixels(1))).isAcceptable)
    let spot = IgnoredArea(rectangles: [PixelRect(columns: 1...1, rows: 2...2)])
    #expect(try result(spotted, ImageComparer(ignoring: spot)).isAcceptable)
  }

  @Test func `the panel and the difference image are those of the samples`() throws {
    let result = try result(spotted)
    #expect(
      result.panel()
        == Samples.comparisonPanel(expected: Samples(gray), actual: Samples(spotted)))
    #expect(
      result.differenceImage()
        == Samples.differenceImage(expected: Samples(gray), actual: Samples(spotted)))
  }

  @Test func `a mask of another size is an error only if pixels are compared`() throws {
    let mask = IgnoredArea(mask: narrow)
    let error = #expect(throws: IgnoredAreaError.self) {
      try result(spotted, ImageComparer(ignoring: mask))
    }
    #expect(error?.description == "the mask is 3 x 3 pixels, the image is 4 x 3")
    let sizes = try result(narrow, ImageComparer(ignoring: mask))
    #expect(!sizes.isAcceptable)
    #expect(sizes.panel().size == PixelSize(width: 20, height: 3))
    #expect(throws: IgnoredAreaError.self) {
      try result(narrow, ImageComparer(ignoring: mask, resizing: .pad))
    }
  }

  @Test func `an area that covers the image is an error`() {
    let all = IgnoredArea(rectangles: [PixelRect(columns: 0...9, rows: 0...9)])
    let error = #expect(throws: IgnoredAreaError.self) {
      try result(spotted, ImageComparer(ignoring: all))
    }
    #expect(error == .ignoresAllPixels)
  }

  @Test func `a file is compared, missing or unreadable`() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending("a.png")
      func comparison(_ path: FilePath) throws -> FileComparison {
        try ImageComparer().compare(spotted, withFileAt: path)
      }
      guard case .missing(let error) = try comparison(path) else {
        Issue.record("the file is not missing")
        return
      }
      #expect(error.description == "cannot read \(path): No such file or directory")
      try PNG.write(gray, to: path)
      guard case .compared(let result, let expectedFile) = try comparison(path) else {
        Issue.record("the file was not compared")
        return
      }
      #expect(!result.isAcceptable)
      #expect(try expectedFile == contents(of: path))
      guard case .unreadable = try comparison(path.appending("b.png")) else {
        Issue.record("a path through a file is not unreadable")
        return
      }
    }
  }
}
