/// The contents of a PNG's IHDR chunk, checked against the standard and the limits of ``PNG``.
struct PNGHeader {
  /// The length of the signature and the IHDR chunk, in bytes.
  static let byteCount = signature.count + 25

  let size: PixelSize
  /// Whether samples have 16 bits; otherwise 8 or fewer.
  let isDeep: Bool
  /// Whether the rows are interlaced (Adam7).
  let isInterlaced: Bool
  private let bitsPerPixel: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the header of a PNG.
  ///
  /// - Parameters:
  ///   - bytes: The file, or its beginning.
  ///   - name: The name of the file in errors.
  /// - Throws: A ``PNGError`` if the bytes are not a PNG, or the header is damaged or too large.
  init(_ bytes: Span<UInt8>, name: String) throws(PNGError) {
    try Self.checkSignature(bytes, name: name)
    guard bytes.count >= Self.byteCount else {
      throw PNGError(.damaged, name, "it ends after \(bytes.count) bytes, within its header")
    }
    func field(at offset: Int) -> Int {
      (offset..<offset + 4).reduce(0) { $0 << 8 | Int(bytes[$1]) }
    }
    guard field(at: 8) == 13, field(at: 12) == 0x4948_4452 else {
      throw PNGError(.damaged, name, "its first chunk is not a header (IHDR) of 13 bytes")
    }
    size = PixelSize(width: field(at: 16), height: field(at: 20))
    try Self.checkSize(size, name: name)

    isDeep = bytes[24] == 16
    bitsPerPixel = try Self.bitsPerPixel(
      colorType: bytes[25], depth: bytes[24], name: name)
    guard bytes[26] == 0, bytes[27] == 0, bytes[28] <= 1 else {
      throw PNGError(
        .damaged, name,
        "its header names compression \(bytes[26]), filter \(bytes[27]), interlacing \(bytes[28]);"
          + " the standard has 0, 0, and 0 or 1")
    }
    isInterlaced = bytes[28] == 1
  }

  /// The length of all rows before compression in bytes, filter types included.
  var rawByteCount: Int { rawByteCount(of: size) }

  private static func checkSignature(_ bytes: Span<UInt8>, name: String) throws(PNGError) {
    guard !bytes.isEmpty else { throw PNGError(.notPNG, name, "it is empty") }
    let common = min(bytes.count, signature.count)
    for index in 0..<common where bytes[index] != signature[index] {
      throw PNGError(.notPNG, name, "it does not begin with the PNG signature")
    }
  }

  private static func checkSize(_ size: PixelSize, name: String) throws(PNGError) {
    guard size.width > 0, size.height > 0 else {
      throw PNGError(.damaged, name, "its header claims \(size) pixels; a side is at least 1")
    }
    guard size.width <= PNG.maximumSide, size.height <= PNG.maximumSide else {
      throw PNGError(
        .tooLarge, name,
        "its header claims \(size) pixels; a side may have up to \(PNG.maximumSide)")
    }
    guard size.width * size.height <= PNG.maximumPixelCount else {
      throw PNGError(
        .tooLarge, name,
        "its header claims \(size) pixels; an image may have up to \(PNG.maximumPixelCount)")
    }
  }

  /// Returns the bits of a pixel, for the pairs of color type and bit depth in the standard.
  private static func bitsPerPixel(
    colorType: UInt8, depth: UInt8, name: String
  ) throws(PNGError) -> Int {
    let (channels, depths): (Int, [UInt8]) =
      switch colorType {
      case 0: (1, [1, 2, 4, 8, 16])
      case 2: (3, [8, 16])
      case 3: (1, [1, 2, 4, 8])
      case 4: (2, [8, 16])
      case 6: (4, [8, 16])
      default:
        throw PNGError(
          .damaged, name, "its header names color type \(colorType); there are 0, 2, 3, 4 and 6")
      }
    guard depths.contains(depth) else {
      throw PNGError(
        .damaged, name,
        "its header names bit depth \(depth); color type \(colorType) has "
          + depths.map(String.init).joined(separator: ", "))
    }
    return channels * Int(depth)
  }

  /// Returns the length of the rows of a picture of the same format, in bytes.
  func rawByteCount(of size: PixelSize) -> Int {
    // Adam7: each pass has every dx-th pixel from x on, of every dy-th row from y on.
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return passes.reduce(0) { total, pass in
      let (x, y, dx, dy) = pass
      let columns = (size.width - x + dx - 1) / dx
      let rows = (size.height - y + dy - 1) / dy
      return columns > 0 ? total + rows * (1 + (columns * bitsPerPixel + 7) / 8) : total
    }
  }
}
