public import SystemPackage

extension PNG {
  /// Reads the samples of a PNG file as they are stored.
  ///
  /// Palette indices become colors, gray becomes three equal samples, and samples of 1, 2 and 4
  /// bits become 8-bit ones. Nothing is rounded or premultiplied.
  ///
  /// - Throws: A ``PNGError``, as ``read(_:)`` does.
  public static func readSamples(_ path: FilePath) throws(PNGError) -> Samples {
    let bytes = try bytes(of: path)
    return try decodeSamples(bytes.span, name: path.string)
  }

  /// Decodes the samples of a PNG in memory as they are stored.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: The name of the file in errors.
  /// - Returns: The samples, of 16 bits if the file has 16, otherwise of 8.
  /// - Throws: A ``PNGError``, as ``decode(_:name:)`` does.
  public static func decodeSamples(
    _ bytes: Span<UInt8>, name: String
  ) throws(PNGError) -> Samples {
    let header = try header(of: bytes, byteCount: bytes.count, name: name)
    let size = header.size
    if header.isDeep {
      let (pixels, _) = try straightPixels(UInt64.self, bytes, size: size, name: name)
      return Samples(width: size.width, height: size.height, deepPixels: pixels)
    }
    let (pixels, _) = try straightPixels(UInt32.self, bytes, size: size, name: name)
    return Samples(width: size.width, height: size.height, pixels: pixels)
  }
}
