private import CPixels
internal import Geometry
internal import Imaging

/// A frame in the planar pixel format `yuv420p`: luma, and two chroma planes at half the
/// resolution.
///
/// ITU-R BT.709 in limited range: black has luma 16, white has 235, and chroma is 128 ± 112. A
/// block of 2 x 2 pixels shares the chroma of its mean, sampled at its center; an odd last column
/// or row is duplicated. ffmpeg's own conversion is slower and competes with the encoder for
/// processors.
///
/// The weights are 15-bit fixed-point fractions: luma and chroma are within 0.51 levels of the
/// exact values, and gray has chroma 128 exactly. Alpha is ignored.
struct PlanarFrame: Sendable {
  let width: Int
  let height: Int
  /// The Y, Cb and Cr planes one after the other, each row by row.
  private(set) var bytes: [UInt8]

  /// Creates a frame of zeros.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    let chromaCount = ((width + 1) / 2) * ((height + 1) / 2)
    bytes = [UInt8](repeating: 0, count: width * height + 2 * chromaCount)
  }

  /// Converts rows of an image.
  ///
  /// - Parameters:
  ///   - image: An image of the frame's size.
  ///   - rows: The rows to convert, extended to whole pairs of rows that share their chroma.
  mutating func convert(_ image: Image, rows: Range<Int>) {
    precondition(
      image.width == width && image.height == height,
      "the image and the frame must have the same size")
    precondition(rows.clamped(to: 0..<height) == rows, "rows \(rows) lie outside the image")
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
