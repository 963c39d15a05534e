private import CPNG
private import FileIO
public import SystemPackage

extension PNG {
  /// Encodes an image as a PNG of 8 bits a sample: RGB if every pixel is opaque, otherwise RGBA.
  ///
  /// Equal images give equal bytes. Decoding them gives the same pixels back, as long as no colour
  /// component of the image is above its alpha; those that are come back equal to alpha. The file says
  /// that it is sRGB and holds no date.
  public static func encode(_ image: Image, compression: Compression = .standard) -> [UInt8] {
    // That all is opaque is found out on the way.
    if compression.prefersRuns, image.pixels[0] >> 24 == 255,
      let file = FlatPNG.encode(
        image.pixels, width: image.width, height: image.height, isOpaque: true)
    {
      return file
    }
    let isOpaque = image.isOpaque
    let straight = isOpaque ? image.pixels : image.pixels.map(unpremultiplied)
    if compression.prefersRuns, !isOpaque,
      let file = FlatPNG.encode(
        straight, width: image.width, height: image.height, isOpaque: false)
    {
      return file
    }
    return encode(
      straight: straight, width: image.width, height: image.height, isOpaque: isOpaque,
      compression: compression)
  }

  /// Encodes straight pixels by libpng.
  static func encode(
    straight: [UInt32], width: Int, height: Int, isOpaque: Bool, compression: Compression
  ) -> [UInt8] {
    let format = CPNGFormat(
      width: UInt32(width), height: UInt32(height), is_opaque: isOpaque,
      level: CInt(compression.level), filters_up: compression.filter == .up)
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let (status, message) = withMessage { words in
      straight.withUnsafeBufferPointer {
        cpng_encode($0.baseAddress, format, &bytes, &count, words)
      }
    }
    defer { cpng_free(bytes) }
    precondition(status == .done, "a \(width) x \(height) image can not be encoded: \(message)")
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Writes an image to a PNG file, whole or not at all.
  ///
  /// The bytes go to a temporary file beside the target, which takes the target's name when it is
  /// complete and is removed on failure. A symbolic link is replaced, not followed; a target that is
  /// a device or a pipe is written to directly.
  ///
  /// - Throws: A ``PNGError`` if the operating system refuses. An existing file is replaced and is not
  ///   an error.
  public static func write(
    _ image: Image, to path: FilePath, compression: Compression = .standard
  ) throws(PNGError) {
    try write(image, to: path, compression: compression, creatingDirectories: false)
  }

  /// Writes an image to a PNG file, and creates the missing directories above it.
  ///
  /// - Throws: A ``PNGError`` if the operating system refuses; then the directories are removed again.
  package static func write(
    _ image: Image, creatingDirectoriesFor path: FilePath, compression: Compression = .standard
  ) throws(PNGError) {
    try write(image, to: path, compression: compression, creatingDirectories: true)
  }

  private static func write(
    _ image: Image, to path: FilePath, compression: Compression, creatingDirectories: Bool
  ) throws(PNGError) {
    let bytes = encode(image, compression: compression)
    do {
      try AtomicFile.write(bytes, to: path, creatingDirectories: creatingDirectories)
    } catch {
      throw PNGError(.unwritable, path.string, "\(error)")
    }
  }
}
