internal import CPNG
private import FileIO
internal import Geometry
public import SystemPackage

extension PNG {
  /// Encodes an image as a PNG of 8 bits a sample: RGB if every pixel is opaque, otherwise RGBA.
  ///
  /// Equal images give equal bytes. Decoding gives the same pixels, as long as no color component
  /// of the image is above its alpha; those come back equal to alpha. The file declares sRGB and
  /// has no time stamp.
  public static func encode(_ image: Image, compression: Compression = .standard) -> [UInt8] {
    encode(image, isOpaque: image.pixels[0] >> 24 == 255, compression: compression)
  }

  /// Encodes an image that is opaque, as far as is known; if it is not, starts again with alpha.
  ///
  /// The run-length encoder checks alpha on its way, which saves a pass over the pixels.
  private static func encode(
    _ image: Image, isOpaque: Bool, compression: Compression
  ) -> [UInt8] {
    let pixels = isOpaque ? image.pixels : image.straightPixels
    if compression.prefersRuns,
      let stream = RunLengthEncoder.zlibStream(
        of: pixels, width: image.width, height: image.height, isOpaque: isOpaque)
        ?? (isOpaque
          ? PhotoEncoder.zlibStream(of: pixels, width: image.width, height: image.height) : nil)
        ?? PlainEncoder.zlibStream(
          of: pixels, width: image.width, height: image.height, isOpaque: isOpaque)
    {
      return signature + header(width: image.width, height: image.height, isOpaque: isOpaque)
        + colorSpace + chunk("IDAT", stream) + chunk("IEND", [])
    }
    if isOpaque, !image.isOpaque { return encode(image, isOpaque: false, compression: compression) }
    return encode(
      pixels, width: image.width, height: image.height, isOpaque: isOpaque,
      compression: compression, output: .file)
  }

  /// Returns the rows of an image as a zlib stream written by libpng, for IDAT and fdAT chunks.
  ///
  /// - Parameters:
  ///   - pixels: Straight pixels, row by row.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - isOpaque: Whether the alpha channel is omitted.
  ///   - compression: The level and filter; the run-length encoder is not used.
  /// - Returns: The bytes of the stream.
  package static func zlibStream(
    of pixels: [UInt32], width: Int, height: Int, isOpaque: Bool, compression: Compression
  ) -> [UInt8] {
    encode(
      pixels, width: width, height: height, isOpaque: isOpaque, compression: compression,
      output: .zlibStream)
  }

  /// Encodes straight pixels with libpng.
  private static func encode(
    _ pixels: [UInt32], width: Int, height: Int, isOpaque: Bool, compression: Compression,
    output: CPNGOutput
  ) -> [UInt8] {
    do throws(PNGError) {
      let writer = try PNGRowWriter(
        PixelSize(width: width, height: height), isOpaque: isOpaque, compression: compression,
        to: nil, name: "a PNG", output: output)
      try pixels.withUnsafeBufferPointer { rows throws(PNGError) in try writer.write(rows) }
      try writer.finish()
      return writer.bytes
    } catch {
      preconditionFailure("a \(width) x \(height) image cannot be encoded: \(error)")
    }
  }

  /// Writes an image to a PNG file, completely or not at all.
  ///
  /// The bytes go to a temporary file beside the target, which is renamed to the target when it is
  /// complete and removed on failure. A symbolic link is followed. A target that is a device or a
  /// pipe is written to directly.
  ///
  /// - Throws: A ``PNGError`` if the operating system refuses. An existing file is replaced and is
  ///   not an error.
  public static func write(
    _ image: Image, to path: FilePath, compression: Compression = .standard
  ) throws(PNGError) {
    try write(image, to: path, replacing: true, compression: compression)
  }

  /// Writes an image to a PNG file, and creates the missing directories above it.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - path: The target.
  ///   - replacesFile: Whether an existing file may be replaced; true by default.
  ///   - compression: The compression.
  /// - Throws: A ``PNGError`` if the operating system refuses; then the directories are removed
  ///   again.
  package static func write(
    _ image: Image, creatingDirectoriesFor path: FilePath, replacing replacesFile: Bool = true,
    compression: Compression = .standard
  ) throws(PNGError) {
    try write(
      image, to: path, replacing: replacesFile, compression: compression,
      creatingDirectories: true)
  }

  /// Writes an image to a PNG file, which replaces an existing file or not.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - path: The target.
  ///   - replacesFile: Whether an existing file may be replaced.
  ///   - compression: The compression.
  ///   - creatingDirectories: Whether the missing directories above the file are created.
  /// - Throws: A ``PNGError`` if the operating system refuses, or there is a file that must not be
  ///   replaced.
  package static func write(
    _ image: Image, to path: FilePath, replacing replacesFile: Bool,
    compression: Compression = .standard, creatingDirectories: Bool = false
  ) throws(PNGError) {
    let bytes = encode(image, compression: compression)
    do {
      try AtomicFile.write(
        bytes, to: path, replacing: replacesFile, creatingDirectories: creatingDirectories)
    } catch {
      throw PNGError(.unwritable, path.string, "\(error)")
    }
  }

  /// Returns a PNG file that says how large it is printed.
  ///
  /// - Parameters:
  ///   - pixelsPerMeter: The density, at least 1.
  ///   - file: A PNG file without a chunk of this kind.
  /// - Returns: The file with a `pHYs` chunk.
  package static func adding(pixelsPerMeter: Int, to file: [UInt8]) -> [UInt8] {
    let density = (0..<4).map { UInt8(truncatingIfNeeded: pixelsPerMeter >> (24 - 8 * $0)) }
    // The chunk comes after the header, which has 13 bytes, and before the pixels.
    let start = signature.count + 25
    return file[..<start] + chunk("pHYs", density + density + [1]) + file[start...]
  }
}
