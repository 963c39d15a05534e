/// The largest images that are read.
///
/// Sizes are checked before memory is taken for pixels.
public enum ImageLimits: Sendable {
  /// The maximum width and height, 32,768 pixels.
  public static let maximumSide = PNG.maximumSide
  /// The maximum number of pixels but of a PNG, 134,217,728: 512 MiB in memory.
  ///
  /// That of a PNG is ``PNG/maximumPixelCount``.
  public static let maximumPixelCount = 1 << 27
  /// The maximum length of a file, 1 GiB.
  public static let maximumFileSize = PNG.maximumFileSize

  /// Checks the size in a header.
  ///
  /// - Throws: An ``ImageError`` if a side is 0, a side is too long, or there are too many pixels.
  package static func check(
    _ size: PixelSize, of format: ImageFormat, name: String
  ) throws(ImageError) {
    let claim = "its header claims \(size) pixels"
    guard size.width > 0, size.height > 0 else {
      throw ImageError(.damaged(format), name, "\(claim); a side is at least 1")
    }
    guard size.width <= maximumSide, size.height <= maximumSide else {
      throw ImageError(.tooLarge, name, "\(claim); a side may have up to \(maximumSide)")
    }
    guard size.width * size.height <= maximumPixelCount else {
      throw ImageError(
        .tooLarge, name, "\(claim); an image may have up to \(maximumPixelCount)")
    }
  }

  /// Calls a function that fills an image's pixels, in memory that is allocated after a check.
  ///
  /// The system allocates pages as they are written, so a short file with a large size in its
  /// header takes little memory.
  ///
  /// - Parameters:
  ///   - size: The size, which has been checked.
  ///   - name: The name of the file in errors.
  ///   - body: Fills the pixels; returns an error.
  /// - Returns: The pixels.
  /// - Throws: The error of `body`, or an ``ImageError`` if there is no memory.
  static func pixels(
    _ size: PixelSize, name: String,
    _ body: (UnsafeMutableBufferPointer<UInt32>) -> ImageError?
  ) throws(ImageError) -> [UInt32] {
    let count = size.width * size.height
    do throws(MemoryError) { try MemoryError.check(4 * count) } catch {
      throw ImageError(.noMemory, name, "its \(size) pixels: \(error)")
    }
    var failure: ImageError?
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { storage, initializedCount in
      failure = body(storage)
      initializedCount = failure == nil ? count : 0
    }
    if let failure { throw failure }
    return pixels
  }
}
