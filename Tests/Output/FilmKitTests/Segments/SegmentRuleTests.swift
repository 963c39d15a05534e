import FilmKit
import SystemPackage
import Testing

@Suite struct SegmentRuleTests {
  private func segmentLength(
    _ frameCount: Int, name: String = "a.mp4", codec: String? = nil, isTransparent: Bool = false
  ) throws -> Int? {
    let film = Film(
      width: 64, height: 48, frameRate: 60, frameCount: frameCount, isTransparent: isTransparent)
    return try Movie(.init(name), encoding: Movie.Encoding(codec: codec)).segmentLength(for: film)
  }

  @Test(arguments: [
    (1, 1), (250, 250), (270, 270), (300, 300), (301, 151), (500, 250), (501, 167), (540, 180),
    (750, 250), (751, 188), (1000, 250), (1001, 250), (2160, 250), (216_000, 250),
  ])
  func `the length of segments follows from that of the film`(
    frameCount: Int, length: Int
  ) throws {
    #expect(try segmentLength(frameCount) == length)
  }

  @Test func `segments of films up to a thousand frames are equally long`() throws {
    for frameCount in 301...1000 {
      let length = try #require(try segmentLength(frameCount))
      let count = (frameCount - 1) / length + 1
      #expect(length <= 250)
      #expect(count * length - frameCount < count)
    }
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
