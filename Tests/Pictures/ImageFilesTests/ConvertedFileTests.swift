import FileIO
import Geometry
import ImageFiles
import Imaging
import PictureKit
import SystemPackage
import TestSupport
import Testing

/// Files that a process of its own decodes; they were written by Pillow, in `Files`.
@Suite struct `GIF, BMP, TIFF and HEIF files` {
  /// The pixel of a column and row in the files of 6 x 4 pixels.
  private static func color(_ x: Int, _ y: Int) -> UInt32 {
    0xFF00_0000 | UInt32(x * 40 + 15) << 16 | UInt32(y * 60 + 10) << 8 | UInt32(200 - x * 20)
  }

  @Test func `have the colors that they were written with`() throws {
    let image = try shown("colors.bmp")
    #expect(image.size == PixelSize(width: 6, height: 4))
    for y in 0..<4 { for x in 0..<6 { #expect(image[x, y] == Self.color(x, y)) } }
  }

  @Test func `keep their translucent pixels`() throws {
    let image = try shown("translucent.tif")
    for y in 0..<4 {
      for x in 0..<6 {
        let alpha = x < 3 ? 255.0 : 128
        // Two levels: libtiff multiplies by alpha, and the program divides and multiplies again.
        let expected = components(Self.color(x, y)).prefix(3).map { $0 * alpha / 255 } + [alpha]
        #expect(zip(components(image[x, y]), expected).allSatisfy { abs($0 - $1) <= 2 })
      }
    }
    let palette = try shown("transparent.gif")
    #expect(palette.pixels == [0xFF0A_141E, 0, 0xFF0A_141E, 0xFF0A_141E, 0xFF0A_141E, 0xFF00_00FF])
  }

  @Test(arguments: ["swapped.heic", "swapped.avif", "swapped.tif"])
  func `are converted to sRGB by their profile`(name: String) throws {
    // In the profile red and green change places, and samples are proportional to light. By the
    // curve of sRGB 40, 200 and 90 of 255 become 110, 229 and 160.
    let found = components(try shown(name)[0, 0])
    // Three levels: HEIC and AVIF are lossy.
    #expect(zip(found, [110, 229, 160, 255]).allSatisfy { abs($0 - $1) <= 3 }, "\(found)")
  }

  @Test func `are turned by their orientation`() throws {
    let tiff = try shown("turned.tif")
    #expect(tiff.size == PixelSize(width: 4, height: 6))
    #expect(tiff[0, 0] == Self.color(0, 3) && tiff[3, 0] == Self.color(0, 0))
    // Red to the left of blue, turned clockwise: red is above.
    let photo = try shown("turned.heic")
    #expect(photo.size == PixelSize(width: 64, height: 128))
    let (top, bottom) = (components(photo[30, 10]), components(photo[30, 100]))
    #expect(top[0] > 240 && top[2] < 15 && bottom[0] < 15 && bottom[2] > 240)
  }

  @Test func `that are animated show their first frame, and have all of them`() throws {
    let first = try shown("three-frames.gif")
    #expect(Set(first.pixels) == [0xFFFF_0000] && first.size == PixelSize(width: 8, height: 8))
    let frames = try ConvertedFile.frames(bytes("three-frames.gif"), format: .gif, name: "a.gif")
    #expect(frames.map(\.milliseconds) == [100, 200, 300])
    #expect(frames.map { $0.image[7, 7] } == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    let still = try ConvertedFile.frames(bytes("colors.bmp"), format: .bmp, name: "a.bmp")
    #expect(still.map(\.milliseconds) == [0])
  }

  @Test func `are found by a name without an extension`() throws {
    let bundle = try ImageBundle(Self.folder)
    #expect(try bundle.image(named: "colors")?.size == Size(6, 4))
    #expect(try bundle.image(named: "swapped.heic")?.size == Size(64, 64))
  }

  /// Files of the beginnings of formats, and what their errors begin with.
  private static let damaged: [(file: [UInt8], sentence: String)] = {
    let pixels: [UInt8] = [0x2C, 0, 0, 0, 0, 255, 255, 255, 255, 0, 2, 1, 0x44, 0]
    let screen: [UInt8] = [255, 255, 255, 255, 0x80, 0, 0, 0, 0, 0, 1, 1, 1]
    let header: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0]
    let gif = Array("GIF89a".utf8)
    return [
      (
        gif + screen + pixels,
        "a.x is too large: its header claims 65535 x 65535 pixels; a side may have 1 to 32768, and "
          + "an image up to 134217728"
      ),
      (
        Array("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic".utf8),
        "a.x is a damaged HEIF file: libheif reports \"Invalid input: No 'meta' box\""
      ),
      (Array("II*\0\u{8}\0\0\0".utf8), "a.x is a damaged TIFF file: GdkPixbuf reports \""),
      (gif, "a.x is a damaged GIF file: GdkPixbuf reports \""),
      (Array("BM".utf8) + header, "a.x is a damaged BMP file: GdkPixbuf reports \""),
    ]
  }()

  @Test(arguments: damaged)
  func `that are damaged or too large are errors that say so`(
    file: [UInt8], sentence: String
  ) throws {
    let error = #expect(throws: ImageError.self) { try Drawing(decoding: file, name: "a.x") }
    #expect(error?.description.hasPrefix(sentence) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    "colors.bmp", "translucent.tif", "three-frames.gif", "turned.heic", "swapped.avif",
  ])
  func `that end early are errors`(name: String) throws {
    let whole = try bytes(name)
    for count in stride(from: 18, to: whole.count - 8, by: whole.count / 5) {
      let error = #expect(throws: ImageError.self) {
        try Drawing(decoding: Array(whole.prefix(count)), name: name)
      }
      #expect(error?.description.hasPrefix(name) == true, "\(count)")
    }
  }

  private static let folder = repositoryRoot.appending("Tests/Pictures/ImageFilesTests/Files")

  private func bytes(_ name: String) throws -> [UInt8] {
    try readFile(Self.folder.appending(name), maxSize: 1 << 20)
  }

  /// Returns the pixels of a file.
  private func shown(_ name: String) throws -> Image {
    let drawing = try Drawing(decoding: bytes(name), name: name)
    return try image(of: drawing)
  }
}
