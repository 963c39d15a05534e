import Imaging
import SystemPackage
import TestSupport
import Testing

/// Reads all frames of an animated PNG in memory.
func frames(of file: [UInt8]) throws -> [APNGFrame] {
  let reader = try APNGReader(PNGFile(file, name: "a.apng"))
  var frames: [APNGFrame] = []
  while let frame = try reader.next() { frames.append(frame) }
  return frames
}

@Suite struct `APNG frames` {
  @Test(arguments: SampleFormat.all, [false, true])
  func `of every format are composed by the standard's operations`(
    format: SampleFormat, hasStillImage: Bool
  ) throws {
    var generator = SeededGenerator(seed: 11)
    let animation = SampleAnimation(
      format, PixelSize(width: 11, height: 9), frameCount: 12, hasStillImage: hasStillImage,
      using: &generator)
    let frames = try frames(of: animation.file)
    try #require(frames.count == 12)
    for (index, picture) in animation.pictures.enumerated() {
      #expect(frames[index].samples.depth == (format.depth == 16 ? 16 : 8))
      let isAsExpected = frames[index].samples.deepPixels == picture
      #expect(isAsExpected, "frame \(index)")
    }
  }

  @Test(arguments: 0...2, 0...1)
  func `are composed by each operation`(disposal: Int, blending: Int) throws {
    var generator = SeededGenerator(seed: 12)
    let format = SampleFormat(
      colorType: .rgba, depth: 8, isInterlaced: false, hasTransparencyChunk: false)
    for _ in 0..<40 {
      let animation = SampleAnimation(
        format, PixelSize(width: 7, height: 5), frameCount: 5, disposals: disposal...disposal,
        blendings: blending...blending, using: &generator)
      let shown = try frames(of: animation.file).map(\.samples.deepPixels)
      #expect(shown == animation.pictures)
    }
  }

  @Test func `have their delays as fractions, in which a denominator of 0 is 100`() throws {
    var generator = SeededGenerator(seed: 13)
    let format = SampleFormat(
      colorType: .gray, depth: 8, isInterlaced: false, hasTransparencyChunk: false)
    var animation = SampleAnimation(
      format, PixelSize(width: 2, height: 2), frameCount: 3, using: &generator)
    animation.frames[0].delay = (1001, 30_000)
    animation.frames[1].delay = (65_535, 0)
    animation.frames[2].delay = (0, 65_535)
    let delays = try frames(of: animation.file).map(\.delay)
    #expect(delays.map(\.numerator) == [1001, 65_535, 0])
    #expect(delays.map(\.denominator) == [30_000, 100, 65_535])
    #expect(delays[0].seconds == 1001.0 / 30_000)
    #expect("\(delays[0])" == "1001/30000 s")
  }

  @Test func `can be counted before they are read`() throws {
    var generator = SeededGenerator(seed: 14)
    let format = SampleFormat(
      colorType: .rgb, depth: 16, isInterlaced: true, hasTransparencyChunk: false)
    let animation = SampleAnimation(
      format, PixelSize(width: 3, height: 4), frameCount: 4, using: &generator)
    var chunks = animation.chunks
    let reader = try APNGReader(PNGFile(PNGChunk.file(chunks), name: "a.apng"))
    #expect(reader.frameCount == 4)
    #expect(reader.playCount == nil)
    #expect(reader.size == PixelSize(width: 3, height: 4))
    let index = try #require(chunks.firstIndex { $0.type == "acTL" })
    chunks[index].data = bigEndian(4) + bigEndian(7)
    #expect(try APNGReader(PNGFile(PNGChunk.file(chunks), name: "a.apng")).playCount == 7)
  }

  @Test func `of a file on the disk are read without the file in memory`() throws {
    var generator = SeededGenerator(seed: 15)
    let format = SampleFormat(
      colorType: .rgba, depth: 16, isInterlaced: false, hasTransparencyChunk: false)
    let animation = SampleAnimation(
      format, PixelSize(width: 60, height: 50), frameCount: 40, using: &generator)
    try withTemporaryDirectory { directory in
      let path = directory.appending("long.apng")
      try put(animation.file, into: path)
      let reader = try APNGReader(PNGFile(path, minimumOnDisk: 1))
      // More than one block of 64 KiB.
      #expect(animation.file.count > 1 << 16)
      for picture in animation.pictures {
        let isAsExpected = try reader.next()?.samples.deepPixels == picture
        #expect(isAsExpected)
      }
      #expect(try reader.next() == nil)
    }
  }

  private static let rgba = SampleFormat(
    colorType: .rgba, depth: 8, isInterlaced: false, hasTransparencyChunk: false)

  /// Returns the pixels of all frames by this reader and by ffmpeg; transparent ones are 0, since
  /// their colors do not matter.
  private func bothDecodings(of animation: SampleAnimation) async throws -> [([UInt32], [UInt32])] {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.apng")
    try put(animation.file, into: path)
    let (width, height) = (animation.size.width, animation.size.height)
    let theirs = try await decode(path, width: width, height: height).map(\.pixels)
    let ours = try frames(of: animation.file).map {
      // From 16 bits a sample, of which the lower 8 repeat the upper.
      $0.samples.deepPixels.map { pixel in
        [48, 32, 16, 0].reduce(0 as UInt32) { $0 << 8 | UInt32(pixel >> $1 & 0xFF) }
      }
    }
    try #require(theirs.count == animation.frames.count && ours.count == theirs.count)
    func visible(_ pixels: [UInt32]) -> [UInt32] { pixels.map { $0 >> 24 == 0 ? 0 : $0 } }
    return zip(ours.map(visible), theirs.map(visible)).map { ($0, $1) }
  }

  @Test(arguments: [false, true])
  func `equal those of ffmpeg where nothing translucent lies over something else`(
    isInterlaced: Bool
  ) async throws {
    var generator = SeededGenerator(seed: 16)
    var format = Self.rgba
    format.isInterlaced = isInterlaced
    var animation = SampleAnimation(
      format, PixelSize(width: 13, height: 8), frameCount: 20, using: &generator)
    for index in animation.frames.indices {
      let isOver = animation.frames[index].blending == 1
      for pixel in animation.frames[index].image.samples.indices where isOver {
        let isOpaque = Bool.random(using: &generator)
        animation.frames[index].image.samples[pixel][3] = isOpaque ? 255 : 0
      }
      animation.frames[index].delay = (1, 30)
    }
    for (index, (ours, theirs)) in try await bothDecodings(of: animation).enumerated() {
      let isEqual = ours == theirs
      #expect(isEqual, "frame \(index)")
    }
  }

  @Test func `differ from those of ffmpeg by its rounding where both pixels are translucent`()
    async throws
  {
    var generator = SeededGenerator(seed: 17)
    var animation = SampleAnimation(
      Self.rgba, PixelSize(width: 40, height: 30), frameCount: 16, disposals: 0...0,
      using: &generator)
    for index in animation.frames.indices {
      // Every second frame is a new background; ffmpeg's errors do not add up.
      animation.frames[index].blending = index % 2
      if index % 2 == 0 {
        animation.frames[index].image = SampleImage(Self.rgba, animation.size, using: &generator)
        (animation.frames[index].x, animation.frames[index].y) = (0, 0)
      }
      animation.frames[index].delay = (1, 30)
    }
    // ffmpeg rounds colors down, and divides by the rounded alpha, which is half a level off at
    // most.
    for (ours, theirs) in try await bothDecodings(of: animation) {
      for (ours, theirs) in zip(ours, theirs) where ours != theirs {
        let alpha = Double(ours >> 24)
        #expect(isClose(alpha, Double(theirs >> 24), within: 1))
        for (ours, theirs) in zip(components(ours), components(theirs)).prefix(3) {
          #expect(isClose(ours, theirs, within: 1 + 127.5 / (alpha - 0.5)))
        }
      }
    }
  }
}
