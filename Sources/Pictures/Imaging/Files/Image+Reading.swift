internal import FileIO
public import SystemPackage

extension Image {
  /// Reads a PNG, JPEG or WebP file; its first bytes tell which, not its name.
  ///
  /// The orientation in EXIF data of a JPEG or WebP is applied. Colors are converted to sRGB: by the
  /// ICC profile of a file, or the exponent and primaries of a PNG. Of an animated file the first
  /// frame is read. A truncated file is an error, never a part of an image.
  ///
  /// - Throws: An ``ImageError`` if the file cannot be read, is of another format, is damaged, or
  ///   is larger than ``ImageLimits``.
  public static func read(_ path: FilePath) throws(ImageError) -> Image {
    let bytes = try bytes(of: path)
    return try decode(bytes.span, name: path.string)
  }

  /// Decodes a PNG, JPEG or WebP in memory, as ``read(_:)`` does.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: The name of the file in errors.
  /// - Returns: The image, premultiplied.
  /// - Throws: An ``ImageError`` if the bytes are of another format, damaged, or larger than
  ///   ``ImageLimits``.
  public static func decode(_ bytes: Span<UInt8>, name: String) throws(ImageError) -> Image {
    try decode(bytes, name: name, allowed: "PNG, JPEG and WebP")
  }

  /// Decodes a PNG, JPEG or WebP for a caller that also reads other formats.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: The name of the file in errors.
  ///   - allowed: The formats that the caller reads.
  /// - Returns: The image, premultiplied.
  /// - Throws: An ``ImageError``.
  package static func decode(
    _ bytes: Span<UInt8>, name: String, allowed: String
  ) throws(ImageError) -> Image {
    func notRaster(_ found: String) -> ImageError {
      ImageError(.unknownFormat, name, "\(found); \(allowed) are allowed")
    }
    switch ImageFormat(of: bytes) {
    case .png:
      do throws(PNGError) { return try PNG.decode(bytes, name: name) } catch {
        throw ImageError(error)
      }
    case .jpeg: return try JPEG.decode(bytes, name: name)
    case .webP: return try WebPFile.decode(bytes, name: name)
    case .svg, .pdf: throw notRaster("\(ImageFormat.description(of: bytes)), which has no pixels")
    case .gif, .bmp, .tiff, .heif, nil: throw notRaster(ImageFormat.description(of: bytes))
    }
  }

  /// Reads the bytes of a regular file of at most ``ImageLimits/maximumFileSize``.
  ///
  /// - Throws: An ``ImageError`` if the system refuses, or the file is too long.
  package static func bytes(of path: FilePath) throws(ImageError) -> [UInt8] {
    do {
      return try readFile(path, maxSize: ImageLimits.maximumFileSize)
    } catch {
      throw unreadable(path.string, error)
    }
  }

  private static func unreadable(_ name: String, _ error: Errno) -> ImageError {
    switch error {
    case .fileTooLarge:
      ImageError(.tooLarge, name, "a file may have up to \(ImageLimits.maximumFileSize) bytes")
    case .illegalSeek: ImageError(.unreadable, name, "it is a device or a pipe")
    default: ImageError(.unreadable, name, "\(error)")
    }
  }
}
