internal import CJPEG

/// Reading and writing of JPEG files (ISO/IEC 10918-1), through libjpeg-turbo.
///
/// Baseline and progressive files, with Huffman or arithmetic coding, of 8 bits are read: gray,
/// YCbCr and RGB of all subsamplings, and CMYK and YCCK, whose inks are assumed to be stored
/// inverted, as Adobe's programs do. The EXIF orientation is applied. Colors are converted to sRGB
/// from an ICC profile; without one they are assumed to be those of sRGB, and inks are mixed.
///
/// Files are not trusted: sizes are checked before memory is taken, and image data that ends early,
/// which other decoders fill with gray, is an ``ImageError``.
public enum JPEG: Sendable {
  /// Decodes a JPEG in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole file; bytes after its end are not an error.
  ///   - name: The name of the file in errors.
  /// - Returns: The opaque image, as it is shown.
  /// - Throws: An ``ImageError`` if the bytes are not a JPEG, damaged, or larger than
  ///   ``ImageLimits``.
  public static func decode(_ bytes: Span<UInt8>, name: String) throws(ImageError) -> Image {
    let decoder = try Decoder(bytes, name: name)
    return try bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
      try decoder.image(bytes)
    }
  }

  /// Returns whether every program that reads JPEG shows the pixels that ``decode(_:name:)``
  /// returns, apart from rounding: gray or RGB without an orientation and without an ICC profile.
  package static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    guard let decoder = try? Decoder(bytes, name: "") else { return false }
    return bytes.withUnsafeBufferPointer { decoder.isPlain($0) }
  }

  /// Encodes an image as a baseline JPEG.
  ///
  /// Colors are stored with half the resolution below a quality of 0.9, and with the full one from
  /// there on.
  ///
  /// - Parameters:
  ///   - image: The image; what is translucent is drawn over white.
  ///   - quality: The quality, 0 (smallest) to 1 (best), limited to that range; libjpeg's of 100.
  /// - Returns: The bytes of the file.
  /// - Throws: An ``ImageError`` if there is no memory, or the image is larger than 65,500 pixels,
  ///   the format's limit.
  public static func encode(_ image: Image, quality: Double) throws(ImageError) -> [UInt8] {
    let maximumSide = 65_500
    guard max(image.width, image.height) <= maximumSide else {
      throw ImageError(
        .tooLarge, "a JPEG", "it would have \(image.size) pixels; a side may have \(maximumSide)")
    }
    // NaN is not below 1, so that it becomes 1.
    let percent = quality < 1 ? Int((max(0, quality) * 100).rounded()) : 100
    let pixels = image.isOpaque ? image.pixels : image.pixels.map(overWhite)
    var count = 0
    guard
      let start = cjpeg_encode(
        pixels, UInt32(image.width), UInt32(image.height), CInt(percent), &count)
    else { throw ImageError(.noMemory, "a JPEG", "\(MemoryError(byteCount: 1 << 16))") }
    defer { cjpeg_free(start) }
    return [UInt8](UnsafeBufferPointer(start: start, count: count))
  }

  /// Draws a premultiplied pixel over white.
  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    let white = 255 - pixel >> 24
    return pixel + (white << 16 | white << 8 | white)
  }
}
