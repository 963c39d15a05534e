import FilmKit
import Imaging
import SystemPackage

extension Film {
  /// A film of 64 x 64 pixels, in three segments of 250, 250 and 120 frames by ``cutMovie``.
  static let inThreeSegments = Film(width: 64, height: 64, frameRate: 60, frameCount: 620)
}

/// Returns a sink that cuts films although their frames are small.
func cutMovie(
  _ path: FilePath, _ encoding: Movie.Encoding = Movie.Encoding(), ffmpeg: FilePath? = nil
) throws -> Movie {
  var movie = try Movie(path, encoding: encoding, ffmpeg: ffmpeg)
  movie.minimumSegmentPixelCount = 1
  return movie
}

/// The number of blocks that show a number, the lowest bit first.
private let bitCount = 12

/// Draws a frame that shows its number in black and white blocks of 16 x 16 pixels, on a background
/// that changes slowly.
func numberedImage(_ index: Int) -> Image {
  let shade = UInt32(64 + index % 128)
  let background = 0xff00_0000 | shade << 16 | shade << 8 | shade
  var pixels = [UInt32](repeating: background, count: 64 * 64)
  for block in 0..<bitCount {
    let color: UInt32 = index >> block & 1 == 1 ? 0xffff_ffff : 0xff00_0000
    let columns = repeatElement(color, count: 16)
    let corner = block / 4 * 16 * 64 + block % 4 * 16
    for start in stride(from: corner, to: corner + 16 * 64, by: 64) {
      pixels.replaceSubrange(start..<start + 16, with: columns)
    }
  }
  return Image(width: 64, height: 64, pixels: pixels)
}

/// The number that a decoded frame of ``numberedImage(_:)`` shows.
///
/// A block is white if the green of its middle is above one half, which compression does not
/// change.
func shownNumber(_ image: Image) -> Int {
  (0..<bitCount).reduce(0) { number, block in
    let pixel = image[block % 4 * 16 + 8, block / 4 * 16 + 8]
    return number | (pixel >> 8 & 255 > 127 ? 1 << block : 0)
  }
}
