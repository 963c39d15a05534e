import Imaging
import TestSupport
import Testing

@Suite struct `JPEG encoding` {
  @Test func `of the best quality keeps colors within two levels`() throws {
    // Two levels: Y, Cb and Cr round by 1/2 each, and blue is Y + 1.772 Cb, rounded again: 1.9.
    var image = Image(width: 64, height: 64)
    for y in 0..<64 {
      // Blocks of one color, whose cosine transform has one term.
      for x in 0..<64 { image[x, y] = 0xFF80_4020 + UInt32(x / 8) << 20 + UInt32(y / 8) << 12 }
    }
    let decoded = try decodeImage(JPEG.encode(image, quality: 1))
    #expect(decoded.maxChannelDifference(from: image) <= 2)
  }

  @Test func `with less quality gives smaller and less exact files`() throws {
    let photo = samplePhoto(width: 64, height: 64)
    let files = try [0, 0.3, 0.6, 0.95].map { try JPEG.encode(photo, quality: $0) }
    let counts = files.map(\.count)
    #expect(counts == counts.sorted() && Set(counts).count == 4, "\(counts)")
    let ratios = try files.map { psnr(try decodeImage($0), photo) }
    #expect(ratios == ratios.sorted(), "\(ratios)")
  }

  @Test(arguments: [(-1.0, 0.0), (2, 1), (.nan, 1), (.infinity, 1)])
  func `limits the quality to its range`(quality: Double, limited: Double) throws {
    let photo = samplePhoto(width: 9, height: 9)
    #expect(try JPEG.encode(photo, quality: quality) == JPEG.encode(photo, quality: limited))
  }

  @Test func `draws what is translucent over white`() throws {
    // Premultiplied: half of black is gray over white, half of red is pink.
    let image = Image(width: 16, height: 8, filledWith: 0x8080_0000)
    let decoded = try decodeImage(JPEG.encode(image, quality: 1))
    // One level for the conversion to YCbCr and one for the one back.
    let expected = Image(width: 16, height: 8, filledWith: 0xFFFF_7F7F)
    #expect(decoded.maxChannelDifference(from: expected) <= 2)
  }
}
