import Imaging
import TestSupport

/// A random animated PNG with the pictures that it shows, computed from the standard.
struct SampleAnimation {
  /// A frame: its pixels, where and how they are drawn, and how long they are shown.
  struct Frame {
    var image: SampleImage
    var x: Int
    var y: Int
    /// The fields delay_num, delay_den, dispose_op and blend_op.
    var delay: (numerator: Int, denominator: Int)
    var disposal: Int
    var blending: Int
  }

  let format: SampleFormat
  let size: PixelSize
  /// The still image, if it is not the first frame.
  var stillImage: SampleImage?
  var frames: [Frame] = []

  /// Creates an animation of random frames.
  ///
  /// With `hasStillImage`, the still image is not part of the animation.
  init(
    _ format: SampleFormat, _ size: PixelSize, frameCount: Int, hasStillImage: Bool = false,
    disposals: ClosedRange<Int> = 0...2, blendings: ClosedRange<Int> = 0...1,
    using generator: inout SeededGenerator
  ) {
    self.format = format
    self.size = size
    let shared = SampleImage(format, size, using: &generator)
    if hasStillImage { stillImage = shared }
    for index in 0..<frameCount {
      var (x, y, part) = (0, 0, size)
      if index > 0 || hasStillImage {
        x = Int.random(in: 0..<size.width, using: &generator)
        y = Int.random(in: 0..<size.height, using: &generator)
        part = PixelSize(
          width: Int.random(in: 1...size.width - x, using: &generator),
          height: Int.random(in: 1...size.height - y, using: &generator))
      }
      var image = SampleImage(format, part, using: &generator)
      image.palette = shared.palette
      image.transparency = shared.transparency
      frames.append(
        Frame(
          image: index == 0 && !hasStillImage ? shared : image, x: x, y: y,
          delay: (Int.random(in: 0...9, using: &generator), index == 1 ? 0 : 30),
          disposal: Int.random(in: disposals, using: &generator),
          blending: Int.random(in: blendings, using: &generator)))
    }
  }

  // MARK: Expected pictures

  /// The straight pixels `0xAAAARRRRGGGGBBBB` that are shown, a picture for each frame.
  var pictures: [[UInt64]] {
    var canvas = [UInt64](repeating: 0, count: size.width * size.height)
    return frames.enumerated().map { index, frame in
      let before = canvas
      let pixels = frame.image.straightPixels
      forEachPixel(of: frame) { source, target in
        let front = pixels[source]
        canvas[target] = frame.blending == 0 ? front : over(front, canvas[target])
      }
      let shown = canvas
      forEachPixel(of: frame) { _, target in
        if frame.disposal == 1 { canvas[target] = 0 }
        // The first frame has no previous picture.
        if frame.disposal == 2 { canvas[target] = index == 0 ? 0 : before[target] }
      }
      return shown
    }
  }

  private func forEachPixel(of frame: Frame, _ body: (_ source: Int, _ target: Int) -> Void) {
    for row in 0..<frame.image.size.height {
      for column in 0..<frame.image.size.width {
        body(
          row * frame.image.size.width + column,
          (frame.y + row) * size.width + frame.x + column)
      }
    }
  }

  /// Returns a pixel over another with samples rounded to the file's depth, 8 or 16 bits.
  private func over(_ front: UInt64, _ back: UInt64) -> UInt64 {
    // Samples of fewer than 16 bits are multiples of 257 here.
    let levels = format.depth == 16 ? 65_535.0 : 255
    func channel(_ pixel: UInt64, _ index: Int) -> Double {
      Double(pixel >> (16 * index) & 0xFFFF) / 65_535
    }
    let frontAlpha = channel(front, 3)
    if frontAlpha == 0 { return back }
    let backAlpha = (1 - frontAlpha) * channel(back, 3)
    let alpha = frontAlpha + backAlpha
    let colors = [2, 1, 0].map { index in
      (frontAlpha * channel(front, index) + backAlpha * channel(back, index)) / alpha
    }
    return ([alpha] + colors).reduce(0) { pixel, value in
      // Halves are rounded up; the quotient may be a little below one.
      let level = (value * levels + 0.5 + 1e-7).rounded(.down)
      return pixel << 16 | UInt64(level * 65_535 / levels)
    }
  }

  // MARK: The file

  var file: [UInt8] { PNGChunk.file(chunks) }

  var chunks: [PNGChunk] {
    let still = (stillImage ?? frames[0].image).chunks
    var sequence: UInt32 = 0
    func next() -> [UInt8] {
      defer { sequence += 1 }
      return bigEndian(sequence)
    }
    var chunks = Array(still.dropLast(2))
    chunks.append(
      PNGChunk(type: "acTL", data: bigEndian(UInt32(frames.count)) + bigEndian(0)))
    if stillImage != nil { chunks.append(still[still.count - 2]) }
    for (index, frame) in frames.enumerated() {
      let numbers = [frame.image.size.width, frame.image.size.height, frame.x, frame.y]
      chunks.append(
        PNGChunk(
          type: "fcTL",
          data: next() + numbers.flatMap { bigEndian(UInt32($0)) }
            + bigEndian(UInt32(frame.delay.numerator << 16 | frame.delay.denominator))
            + [UInt8(frame.disposal), UInt8(frame.blending)]))
      let data = frame.image.chunks[frame.image.chunks.count - 2]
      if index == 0, stillImage == nil {
        chunks.append(data)
      } else {
        // Two chunks, because a frame may be spread over several.
        let (first, rest) = (data.data.prefix(7), data.data.dropFirst(7))
        chunks.append(PNGChunk(type: "fdAT", data: next() + first))
        chunks.append(PNGChunk(type: "fdAT", data: next() + rest))
      }
    }
    return chunks + [.end]
  }
}
