private import CPNG
public import SystemPackage

extension PNG {
  /// Reads a PNG file.
  ///
  /// - Throws: A ``PNGError`` if the file can not be read, is not a PNG, is damaged, or is larger than
  ///   the limits of ``PNG``. Unknown chunks and damaged chunks that the image does not need are not
  ///   errors.
  public static func read(_ path: FilePath) throws(PNGError) -> Image {
    let bytes = try bytes(of: path)
    return try decode(bytes.span, name: path.string)
  }

  /// Decodes a PNG in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: What errors call the file.
  /// - Returns: The image, premultiplied.
  /// - Throws: A ``PNGError`` if the bytes are not a PNG, damaged, or larger than the limits of
  ///   ``PNG``. Unknown chunks, damaged chunks that the image does not need, and bytes after the end
  ///   chunk are not errors.
  public static func decode(_ bytes: Span<UInt8>, name: String) throws(PNGError) -> Image {
    let header = try PNGHeader(bytes, name: name)
    guard header.rawByteCount <= bytes.count * maximumInflation else {
      throw PNGError(
        .damaged, name,
        "its header claims \(header.size) pixels, more than its \(bytes.count) bytes can hold")
    }
    var (pixels, hasAlpha) = try straightPixels(bytes, size: header.size, name: name)
    if hasAlpha {
      for index in pixels.indices { pixels[index] = premultiplied(pixels[index]) }
    }
    return Image(width: header.size.width, height: header.size.height, pixels: pixels)
  }

  private static func straightPixels(
    _ bytes: Span<UInt8>, size: PixelSize, name: String
  ) throws(PNGError) -> (pixels: [UInt32], hasAlpha: Bool) {
    var status = CPNGStatus.failed
    var message = ""
    var hasAlpha = false
    // Pages of this storage become memory as rows are written, so a file that only claims to be
    // large takes no more than it proves.
    let pixels = [UInt32](unsafeUninitializedCapacity: size.width * size.height) { storage, count in
      (status, message) = withMessage { words in
        bytes.withUnsafeBufferPointer { source in
          cpng_decode(
            source.baseAddress, source.count, UInt32(size.width), UInt32(size.height),
            storage.baseAddress, &hasAlpha, words)
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

  /// The most bytes that deflate makes of one: 258, at the cost of 2 bits (zlib's technical notes).
  private static let maximumInflation = 1032

  /// Reads the bytes of a file, no further than its header if that is wrong.
  private static func bytes(of path: FilePath) throws(PNGError) -> [UInt8] {
    let name = path.string
    let file = try readable(name) { try FileDescriptor.open(path, .readOnly) }
    defer { try? file.close() }
    var bytes: [UInt8] = []
    var isHeaderChecked = false
    while try readable(name, { try file.appendBlock(to: &bytes) }) {
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

  private static func readable<Value>(
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
  /// Reads some more bytes, and tells whether there were any.
  fileprivate func appendBlock(to bytes: inout [UInt8]) throws -> Bool {
    let block = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { storage, count in
      count = try read(into: UnsafeMutableRawBufferPointer(storage))
    }
    bytes += block
    return !block.isEmpty
  }
}
