extension PNG {
  /// What every file begins with.
  package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// A chunk: length, type, data and checksum.
  ///
  /// - Parameters:
  ///   - type: Four letters, such as `IDAT`.
  ///   - data: What the chunk holds, below 2^31 bytes.
  /// - Returns: The bytes of all four.
  package static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = type.utf8 + data
    return bigEndianBytes(UInt32(data.count)) + body + bigEndianBytes(CRC32.sum(of: body))
  }

  /// The chunk that tells the size and kind of a picture of 8 bits a sample.
  package static func header(width: Int, height: Int, isOpaque: Bool) -> [UInt8] {
    let kind: [UInt8] = [8, isOpaque ? 2 : 6, 0, 0, 0]
    return chunk(
      "IHDR", bigEndianBytes(UInt32(width)) + bigEndianBytes(UInt32(height)) + kind)
  }

  /// The chunk that says that samples are sRGB.
  package static let colorSpace = chunk("sRGB", [0])

  /// The rows of a picture as a zlib stream by libpng, as IDAT and fdAT chunks hold it.
  ///
  /// - Parameters:
  ///   - pixels: Straight pixels, row by row.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - isOpaque: Whether alpha is left out.
  ///   - compression: How hard to work; runs are not preferred.
  /// - Returns: The bytes of the stream.
  package static func stream(
    of pixels: [UInt32], width: Int, height: Int, isOpaque: Bool, compression: Compression
  ) -> [UInt8] {
    let file = encode(
      straight: pixels, width: width, height: height, isOpaque: isOpaque,
      compression: compression)
    var stream: [UInt8] = []
    var place = signature.count
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      if file[place + 4..<place + 8].elementsEqual("IDAT".utf8) {
        stream += file[place + 8..<place + 8 + length]
      }
      place += 12 + length
    }
    return stream
  }
}
