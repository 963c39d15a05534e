private import CPixels
internal import Imaging

/// A picture as one plane of luma and two of chroma at half the size: ffmpeg's `yuv420p`.
///
/// ITU-R BT.709 with limited range: black is luma 16, white is 235, and chroma is 128 ± 112. Two by
/// two pixels share the chroma of their mean, which lies in their middle; the last column or row of
/// an odd size is its own neighbour. ffmpeg would do the same more slowly, and on the processors that
/// the encoder needs.
///
/// The weights are 15-bit fractions: luma and chroma are within 0.51 levels of what real numbers
/// give, and grey has chroma 128 exactly. Alpha is ignored.
struct PlanarFrame: Sendable {
  let width: Int
  let height: Int
  /// The planes of luma, blue chroma and red chroma, row by row, one after the other.
  private(set) var bytes: [UInt8]

  /// Creates a frame whose planes are yet to be filled.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    let chromaCount = ((width + 1) / 2) * ((height + 1) / 2)
    bytes = [UInt8](repeating: 0, count: width * height + 2 * chromaCount)
  }

  /// Fills the planes where an image has changed.
  ///
  /// - Parameters:
  ///   - image: An image of the frame's size.
  ///   - rows: The rows that have changed; a row's neighbour with the same chroma is converted too.
  mutating func convert(_ image: Image, rows: Range<Int>) {
    precondition(image.width == width && image.height == height, "the image has another size")
    precondition(rows.clamped(to: 0..<height) == rows, "rows \(rows) are not in the image")
    guard !rows.isEmpty else { return }
    let chromaWidth = (width + 1) / 2
    let chromaRows = rows.lowerBound / 2..<(rows.upperBound + 1) / 2
    image.pixels.withUnsafeBufferPointer { pixels in
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let pixels = pixels.baseAddress, let luma = bytes.baseAddress else { return }
        let blue = luma + width * height
        let red = blue + chromaWidth * ((height + 1) / 2)
        for row in chromaRows {
          let upper = 2 * row * width
          let lower = min(2 * row + 1, height - 1) * width
          cpixels_convert(
            pixels + upper, pixels + lower, width, luma + upper, luma + lower,
            blue + row * chromaWidth, red + row * chromaWidth)
        }
      }
    }
  }
}
