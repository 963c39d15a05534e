import FilmKit
import SystemPackage
import Testing

@Suite struct SegmentRuleTests {
  /// Returns the length for frames of 3840 x 2160 pixels.
  private func segmentLength(
    _ frameCount: Int, name: String = "a.mp4", codec: String? = nil, isTransparent: Bool = false
  ) throws -> Int? {
    let film = Film(
      width: 3840, height: 2160, frameRate: 60, frameCount: frameCount,
      isTransparent: isTransparent)
    return try Movie(.init(name), encoding: Movie.Encoding(codec: codec)).segmentLength(for: film)
  }

  @Test(arguments: [
    (1, 1), (250, 250), (300, 300), (301, 250), (540, 250), (1000, 250), (216_000, 250),
  ])
  func `the length of segments follows from that of the film`(
    frameCount: Int, length: Int
  ) throws {
    #expect(try segmentLength(frameCount) == length)
  }

  /// A segment has a thousand million pixels at least.
  @Test(arguments: [
    (1536, 2048, 500), (1920, 1080, 500), (640, 1136, 1500), (64, 48, 325_750),
  ])
  func `segments of small frames are longer`(width: Int, height: Int, length: Int) throws {
    let film = Film(width: width, height: height, frameRate: 60, frameCount: 1_000_000)
    #expect(try Movie("a.mp4").segmentLength(for: film) == length)
    let short = Film(
      width: width, height: height, frameRate: 60, frameCount: length + length / 5)
    #expect(try Movie("a.mp4").segmentLength(for: short) == short.frameCount)
  }

  @Test(arguments: ["a.mp4", "a.mov", "a.mkv", "a.webm"])
  func `films of video formats are cut`(name: String) throws {
    #expect(try segmentLength(2000, name: name) == 250)
  }

  @Test(arguments: [("a.gif", nil), ("a.apng", nil), ("a.webp", nil), ("a.webp", "libwebp_anim")])
  func `animated images are not cut`(name: String, codec: String?) throws {
    #expect(try segmentLength(2000, name: name, codec: codec) == nil)
  }

  @Test func `films whose alpha is beside the packets are not cut`() throws {
    #expect(try segmentLength(2000, name: "a.webm", isTransparent: true) == 2000)
    #expect(try segmentLength(2000, name: "a.webm", codec: "vp8", isTransparent: true) == 2000)
    #expect(try segmentLength(2000, name: "a.mov", isTransparent: true) == 250)
    #expect(try segmentLength(2000, name: "a.mkv", codec: "ffv1", isTransparent: true) == 250)
  }
}
