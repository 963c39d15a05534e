private import CPNG
public import SystemPackage

extension PNG {
  /// Reads a PNG file.
  ///
  /// - Throws: A ``PNGError`` if the file can not be read, is not a PNG, is damaged, or is larger
  ///   than the limits of ``PNG``. Unknown chunks and damaged chunks that the image does not need
  ///   are not errors.
  public static func read(_ path: FilePath) throws(PNGError) -> Image {
    let bytes = try bytes(of: path)
    return try decode(bytes.span, name: path.string)
  }

  /// Decodes a PNG in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: The name of the file in errors.
  /// - Returns: The image, premultiplied.
  /// - Throws: A ``PNGError`` if the bytes are not a PNG, damaged, or larger than the limits of
  ///   ``PNG``. Unknown chunks, damaged chunks that the image does not need, and bytes after the
  ///   end chunk are not errors.
  public static func decode(_ bytes: Span<UInt8>, name: String) throws(PNGError) -> Image {
    let size = try header(of: bytes, name: name).size
    var (pixels, hasAlpha) = try straightPixels(UInt32.self, bytes, size: size, name: name)
    if hasAlpha {
      for index in pixels.indices { pixels[index] = premultiplied(pixels[index]) }
    }
    return Image(width: size.width, height: size.height, pixels: pixels)
  }

  /// Reads the header of a file, and checks that the file is long enough for its pixels.
  static func header(of bytes: Span<UInt8>, name: String) throws(PNGError) -> PNGHeader {
    let header = try PNGHeader(bytes, name: name)
    guard header.rawByteCount <= bytes.count * maximumInflation else {
      throw PNGError(
        .damaged, name,
        "its header claims \(header.size) pixels, more than its \(bytes.count) bytes can hold")
    }
    return header
  }

  /// Decodes to pixels of 8 bits a sample (`UInt32`) or of 16 (`UInt64`), independent of the file's
  /// bit depth.
  static func straightPixels<Pixel: FixedWidthInteger & UnsignedInteger>(
    _: Pixel.Type, _ bytes: Span<UInt8>, size: PixelSize, name: String
  ) throws(PNGError) -> (pixels: [Pixel], hasAlpha: Bool) {
    var status = CPNGStatus.failed
    var message = ""
    var hasAlpha = false
    // The system allocates pages as rows are written, so a short file with a large size in its
    // header takes little memory.
    let layout = CPNGLayout(
      width: UInt32(size.width), height: UInt32(size.height), is_deep: Pixel.bitWidth == 64)
    let pixels = [Pixel](unsafeUninitializedCapacity: size.width * size.height) { storage, count in
      (status, message) = withMessage { message in
        bytes.withUnsafeBufferPointer { source in
          cpng_decode(
            source.baseAddress, source.count, layout, storage.baseAddress, &hasAlpha, message)
        }
      }
      count = status == .done ? size.width * size.height : 0
    }
    switch status {
    case .done: return (pixels, hasAlpha)
    case .truncated: throw PNGError(.damaged, name, "it ends early, after \(bytes.count) bytes")
    case .noImageData: throw PNGError(.damaged, name, "it has no image data (IDAT)")
    case .failed: throw PNGError(.damaged, name, "libpng reports \"\(message)\"")
    }
  }

  /// The maximum compression ratio of deflate: 258 bytes for 2 bits (zlib's technical notes).
  private static let maximumInflation = 1032

  /// Reads the bytes of a file; stops after the header if that is invalid.
  package static func bytes(of path: FilePath) throws(PNGError) -> [UInt8] {
    let name = path.string
    let file = try reading(name) { try FileDescriptor.open(path, .readOnly) }
    defer { try? file.close() }
    var bytes: [UInt8] = []
    var isHeaderChecked = false
    while try reading(name, { try file.appendBlock(to: &bytes) }) {
      if !isHeaderChecked, bytes.count >= PNGHeader.byteCount {
        _ = try PNGHeader(bytes.span, name: name)
        isHeaderChecked = true
      }
      guard bytes.count <= maximumFileSize else {
        throw PNGError(.tooLarge, name, "a file may have up to \(maximumFileSize) bytes")
      }
    }
    return bytes
  }

  private static func reading<Value>(
    _ name: String, _ body: () throws -> Value
  ) throws(PNGError) -> Value {
    do {
      return try body()
    } catch {
      throw PNGError(.unreadable, name, "\(error)")
    }
  }
}

extension FileDescriptor {
  /// Appends up to 64 KiB from the file; returns false at its end.
  fileprivate func appendBlock(to bytes: inout [UInt8]) throws -> Bool {
    let block = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { storage, count in
      count = try read(into: UnsafeMutableRawBufferPointer(storage))
    }
    bytes += block
    return !block.isEmpty
  }
}
