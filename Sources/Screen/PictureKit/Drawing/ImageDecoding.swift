private import Geometry
internal import Synchronization

/// A service that decodes image files.
public protocol ImageDecoder: Sendable {
  /// Decodes an image file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: The pixels per point of bitmaps, above 0.
  ///   - name: The name of the file in errors.
  /// - Returns: The image.
  /// - Throws: A sentence that names the file and what is wrong with it.
  func drawing(decoding bytes: [UInt8], scale: Double, name: String) throws -> Drawing
}

/// The image decoder of the process.
///
/// The module `Images` installs its decoder when it is linked, before `main`, as `Text` does its
/// shaper.
public enum ImageDecoding: Sendable {
  private static let installed = Mutex<(any ImageDecoder)?>(nil)

  /// Whether there is a decoder.
  public static var isAvailable: Bool { installed.withLock { $0 } != nil }

  /// The decoder of the process.
  ///
  /// Reading it without a decoder traps.
  public static var decoder: any ImageDecoder {
    guard let decoder = installed.withLock({ $0 }) else {
      preconditionFailure(
        """
        image files need a decoder: add the product Zoetrope or the module Images to the target's \
        dependencies
        """)
    }
    return decoder
  }

  /// Sets the decoder of the process; only the first call has an effect.
  public static func install(_ decoder: any ImageDecoder) {
    installed.withLock { if $0 == nil { $0 = decoder } }
  }
}

extension Drawing {
  /// Decodes an image file in memory, with the decoder of the process: that of the module `Images`
  /// reads PNG, JPEG, WebP, SVG, and the first page of a PDF.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: The pixels per point of bitmaps, above 0; 1 by default.
  ///   - name: The name of the file in errors.
  /// - Throws: A sentence, if the bytes are of another format, damaged or too large.
  public convenience init(
    decoding bytes: [UInt8], scale: Double = 1, name: String = "an image"
  ) throws {
    self.init(
      try ImageDecoding.decoder.drawing(decoding: bytes, scale: scale, name: name).contents)
  }
}
