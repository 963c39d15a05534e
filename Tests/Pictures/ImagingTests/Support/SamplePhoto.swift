import Imaging
import TestSupport

/// An opaque picture with smooth and hard parts: a stand-in for a photo.
func samplePhoto(width: Int, height: Int) -> Image {
  var image = Image(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      let red = UInt32(x * 255 / max(1, width - 1))
      let green = UInt32(y * 255 / max(1, height - 1))
      let blue: UInt32 = (x / 5 + y / 3) % 2 == 0 ? 40 : 220
      image[x, y] = 0xFF << 24 | red << 16 | green << 8 | blue
    }
  }
  return image
}

/// Returns the file in the format PPM, which the programs of libjpeg and libwebp read.
func portablePixmap(_ image: Image) -> [UInt8] {
  Array("P6\n\(image.width) \(image.height)\n255\n".utf8)
    + image.pixels.flatMap { pixel in [16, 8, 0].map { UInt8(pixel >> $0 & 255) } }
}

/// Reads the opaque image of a PPM or PGM file that `djpeg` wrote.
func image(ofPortableAnymap bytes: [UInt8]) throws -> Image {
  let fields = bytes.split(maxSplits: 4, omittingEmptySubsequences: true) {
    $0 == 0x20 || $0 == 0x0A
  }
  let numbers = fields[1...2].compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  let isGray = fields[0].elementsEqual("P5".utf8)
  let samples = Array(bytes.suffix(numbers[0] * numbers[1] * (isGray ? 1 : 3))).map(UInt32.init)
  let pixels = (0..<numbers[0] * numbers[1]).map { index -> UInt32 in
    let (red, green, blue) =
      isGray
      ? (samples[index], samples[index], samples[index])
      : (samples[3 * index], samples[3 * index + 1], samples[3 * index + 2])
    return 0xFF00_0000 | red << 16 | green << 8 | blue
  }
  return Image(width: numbers[0], height: numbers[1], pixels: pixels)
}

/// Decodes an image file whose name in errors is `a`.
func decodeImage(_ file: [UInt8]) throws -> Image { try Image.decode(file.span, name: "a") }
