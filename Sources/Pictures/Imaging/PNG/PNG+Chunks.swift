extension PNG {
  /// The first eight bytes of every PNG file.
  package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Returns a chunk: length, type, data and CRC.
  ///
  /// - Parameters:
  ///   - type: Four letters, such as `IDAT`.
  ///   - data: The contents, below 2^31 bytes.
  /// - Returns: The bytes of all four.
  package static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = type.utf8 + data
    return bigEndianBytes(UInt32(data.count)) + body + bigEndianBytes(CRC32.sum(of: body))
  }

  /// Returns the IHDR chunk of an image of 8 bits a sample, RGB or RGBA.
  package static func header(width: Int, height: Int, isOpaque: Bool) -> [UInt8] {
    // Bit depth, color type, compression method, filter method, interlace method.
    let format: [UInt8] = [8, isOpaque ? 2 : 6, 0, 0, 0]
    return chunk(
      "IHDR", bigEndianBytes(UInt32(width)) + bigEndianBytes(UInt32(height)) + format)
  }

  /// The sRGB chunk, with perceptual intent.
  package static let colorSpace = chunk("sRGB", [0])
}
