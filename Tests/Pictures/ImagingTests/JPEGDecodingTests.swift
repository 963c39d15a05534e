import FoundationEssentials
import Imaging
import TestSupport
import Testing

@Suite struct `JPEG decoding` {
  @Test(arguments: [
    ["-sample", "2x2"], ["-sample", "2x1"], ["-sample", "1x1"], ["-sample", "1x2"],
    ["-grayscale"], ["-rgb"], ["-progressive"], ["-progressive", "-grayscale"],
    ["-arithmetic"], ["-restart", "1"], ["-quality", "5"], ["-optimize"],
  ])
  func `gives the pixels that djpeg gives`(options: [String]) async throws {
    let source = portablePixmap(samplePhoto(width: 37, height: 29))
    let file = try await output(of: "cjpeg", options, input: source)
    let expected = try await output(of: "djpeg", ["-pnm"], input: file)
    #expect(try decodeImage(file) == image(ofPortableAnymap: expected))
  }

  @Test(arguments: [cmyk, ycck])
  func `mixes inks that are stored inverted`(file: [UInt8]) throws {
    let image = try decodeImage(file)
    let isPlain = JPEG.isPlain(file.span)
    #expect(!isPlain, "not every program mixes inks as we do")
    #expect(image.size == PixelSize(width: 16, height: 8))
    // Left: cyan 200, magenta 100, yellow 50, no black. Right: no color, half black.
    // Two levels: the files were made with quality 95, whose finest step is 2.
    for (x, expected) in [(2, [200.0, 100, 50, 255]), (13, [128, 128, 128, 255])] {
      let found = components(image[x, 4])
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(x): \(found)")
    }
  }

  @Test(arguments: 1...8, [false, true])
  func `applies the orientation in EXIF data`(orientation: Int, isLittleEndian: Bool) throws {
    // One corner of the stored picture is red; the standard says where each orientation shows it.
    var stored = Image(width: 32, height: 16, filledWith: 0xFFFF_FFFF)
    for y in 0..<8 { for x in 0..<8 { stored[x, y] = 0xFFFF_0000 } }
    let file = try JPEG.encode(stored, quality: 1)
    let segment = exifSegment(orientation, isLittleEndian: isLittleEndian)
    let image = try decodeImage(file[..<2] + segment + file[2...])
    let turned = Array(file[..<2] + segment + file[2...])
    let isPlain = JPEG.isPlain(turned.span)
    #expect(isPlain == (orientation == 1))

    let isTurned = orientation >= 5
    #expect(image.size == (isTurned ? PixelSize(width: 16, height: 32) : stored.size))
    let isRight = [2, 3, 6, 7].contains(orientation)
    let isBottom = [3, 4, 7, 8].contains(orientation)
    for (right, bottom) in [(false, false), (false, true), (true, false), (true, true)] {
      let pixel = image[right ? image.width - 3 : 2, bottom ? image.height - 3 : 2]
      let isRed = pixel >> 8 & 0xFF < 128
      #expect(isRed == (right == isRight && bottom == isBottom))
    }
  }

  @Test func `keeps the order of pixels in each orientation`() throws {
    // 1 2 3      EXIF 6 shows the picture turned clockwise: 4 1, 5 2, 6 3; and so on.
    // 4 5 6
    let stored = Image(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    let expected: [[UInt32]] = [
      [1, 2, 3, 4, 5, 6], [3, 2, 1, 6, 5, 4], [6, 5, 4, 3, 2, 1], [4, 5, 6, 1, 2, 3],
      [1, 4, 2, 5, 3, 6], [4, 1, 5, 2, 6, 3], [6, 3, 5, 2, 4, 1], [3, 6, 2, 5, 1, 4],
    ]
    for (orientation, pixels) in zip(StoredOrientation.allCases, expected) {
      #expect(stored.shown(in: orientation).pixels == pixels, "\(orientation)")
    }
  }

  @Test(arguments: [
    exifSegment(0, isLittleEndian: true), exifSegment(9, isLittleEndian: false),
    segment(Array("Exif\0\0II*\0\u{7F}\u{7F}\u{7F}\u{7F}".utf8)),
    segment(Array("Exif\0\0MM\0*\0\0\0\u{8}\u{7F}\u{7F}".utf8)), segment(Array("Exif\0\0".utf8)),
    segment([]),
  ])
  func `ignores damaged EXIF data`(segment: [UInt8]) throws {
    let photo = samplePhoto(width: 9, height: 5)
    let file = try JPEG.encode(photo, quality: 1)
    #expect(try decodeImage(file[..<2] + segment + file[2...]) == decodeImage(file))
  }

  @Test func `accepts bytes after the end`() throws {
    let file = try JPEG.encode(samplePhoto(width: 9, height: 5), quality: 1)
    #expect(try decodeImage(file + [1, 2, 3]) == decodeImage(file))
  }
}

/// Returns an APP1 segment.
private func segment(_ contents: [UInt8]) -> [UInt8] {
  [0xFF, 0xE1, UInt8((contents.count + 2) >> 8), UInt8((contents.count + 2) & 0xFF)] + contents
}

/// Returns an APP1 segment with one tag, the orientation.
private func exifSegment(_ orientation: Int, isLittleEndian: Bool) -> [UInt8] {
  func number(_ value: Int, _ byteCount: Int) -> [UInt8] {
    let bytes = (0..<byteCount).map { UInt8(value >> (8 * $0) & 0xFF) }
    return isLittleEndian ? bytes : bytes.reversed()
  }
  let tag = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + number(0, 2)
  return segment(
    Array("Exif\0\0".utf8) + Array((isLittleEndian ? "II" : "MM").utf8) + number(42, 2)
      + number(8, 4) + number(1, 2) + tag + number(0, 4))
}

/// Inks in two halves, made with libjpeg: quality 95, Adobe marker, without conversion and as YCCK.
let cmyk = decoded(
  """
  /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggL
  CAkKCgoKCgYICwwLCgwJCgoK/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABcAAQEBAQAAAAAAAAAAAAAAAAkKBwj/xAAU
  EAEAAAAAAAAAAAAAAAAAAAAA/9oADgRDAE0AWQBLAAA/AEgYeMc/jtxTYs0AG//Z
  """)
let ycck = decoded(
  """
  /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggL
  CAkKCgoKCgYICwwLCgwJCgoK/9sAQwECAgICAgIFAwMFCgcGBwoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
  CgoKCgoKCgoKCgoKCgoKCgoK/8AAFAgACAAQBAERAAIRAQMRAQQRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAkECv/EABQQ
  AQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAI/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAA4EAQAC
  EQMRBAAAPwCwqAnP4z5iubAA3//Z
  """)

private func decoded(_ base64: String) -> [UInt8] {
  [UInt8](Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data())
}
