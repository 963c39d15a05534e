internal import CPNG
internal import FileIO
public import SystemPackage

extension PNG {
  /// Reads a PNG file.
  ///
  /// - Throws: A ``PNGError`` if the file cannot be read, is not a PNG, is damaged, or is larger
  ///   than the limits of ``PNG``. Unknown chunks and damaged chunks that the image does not need
  ///   are not errors.
  public static func read(_ path: FilePath) throws(PNGError) -> Image {
    let bytes = try bytes(of: path)
    return try decode(bytes.span, name: path.string)
  }

  /// Decodes a PNG in memory to sRGB.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: The name of the file in errors.
  /// - Returns: The image, premultiplied.
  /// - Throws: A ``PNGError`` if the bytes are not a PNG, damaged, or larger than the limits of
  ///   ``PNG``. Unknown chunks, damaged chunks that the image does not need, and bytes after the
  ///   end chunk are not errors.
  public static func decode(_ bytes: Span<UInt8>, name: String) throws(PNGError) -> Image {
    let header = try header(of: bytes, byteCount: bytes.count, name: name)
    let size = header.size
    var (pixels, hasAlpha) =
      try hasColors(bytes)
      ? colorPixels(bytes, header, name: name)
      : straightPixels(UInt32.self, bytes, size: size, name: name)
    if hasAlpha {
      for index in pixels.indices { pixels[index] = premultiplied(pixels[index]) }
    }
    return Image(width: size.width, height: size.height, pixels: pixels)
  }

  /// Reads the header of a file, and checks that the file is long enough for its pixels.
  ///
  /// - Parameters:
  ///   - bytes: The file, or its beginning.
  ///   - byteCount: The length of the file.
  ///   - name: The name of the file in errors.
  /// - Returns: The header.
  /// - Throws: A ``PNGError`` if the header is damaged or too large, or the file too short.
  static func header(
    of bytes: Span<UInt8>, byteCount: Int, name: String
  ) throws(PNGError) -> PNGHeader {
    let header = try PNGHeader(bytes, name: name)
    guard header.rawByteCount <= byteCount * maximumInflation else {
      throw PNGError(
        .damaged, name,
        "its header claims \(header.size) pixels, more than its \(byteCount) bytes can hold")
    }
    return header
  }

  /// Decodes to pixels of 8 bits a sample (`UInt32`) or of 16 (`UInt64`), independent of the file's
  /// bit depth.
  ///
  /// What the samples mean is given to `useColors`, and otherwise not read.
  static func straightPixels<Pixel: FixedWidthInteger & UnsignedInteger>(
    _: Pixel.Type, _ bytes: Span<UInt8>, size: PixelSize, name: String,
    useColors: ((CPNGColors) -> Void)? = nil
  ) throws(PNGError) -> (pixels: [Pixel], hasAlpha: Bool) {
    let rowSize = size.width * MemoryLayout<Pixel>.stride
    do throws(MemoryError) { try MemoryError.check(rowSize * size.height) } catch {
      throw PNGError(.noMemory, name, "its \(size) pixels: \(error)")
    }
    let layout = CPNGLayout(
      width: UInt32(size.width), height: UInt32(size.height), is_deep: Pixel.bitWidth == 64,
      has_colors: useColors != nil)
    var failure: PNGError?
    var hasAlpha = false
    // The system allocates pages as rows are written, so a short file with a large size in its
    // header takes little memory.
    let pixels = [Pixel](unsafeUninitializedCapacity: size.width * size.height) { storage, count in
      failure = bytes.withUnsafeBufferPointer { source in
        decode(
          source, layout, to: storage.baseAddress, rowSize, &hasAlpha, useColors, name: name)
      }
      count = failure == nil ? size.width * size.height : 0
    }
    if let failure { throw failure }
    return (pixels, hasAlpha)
  }

  /// Decodes a whole file; returns an error.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ layout: CPNGLayout, to pixels: UnsafeMutableRawPointer?,
    _ rowSize: Int, _ hasAlpha: inout Bool, _ useColors: ((CPNGColors) -> Void)?, name: String
  ) -> PNGError? {
    guard let reader = cpng_reader_create(bytes.baseAddress, bytes.count, -1) else {
      return PNGError(.noMemory, name, "\(MemoryError(byteCount: 1))")
    }
    defer { cpng_reader_destroy(reader) }
    var status = cpng_reader_begin(reader, layout, &hasAlpha)
    if status == .done { useColors?(cpng_reader_colors(reader)) }
    if status == .done { status = cpng_reader_read(reader, pixels, layout.height, rowSize) }
    if status == .done { status = cpng_reader_finish(reader) }
    return status == .done
      ? nil : error(of: reader, status, name: name, byteCount: bytes.count)
  }

  /// The maximum compression ratio of deflate: 258 bytes for 2 bits (zlib's technical notes).
  private static let maximumInflation = 1032

  /// Reads the bytes of a file; stops after the header if that is invalid.
  package static func bytes(of path: FilePath) throws(PNGError) -> [UInt8] {
    let name = path.string
    let file = try open(path)
    defer { try? file.descriptor.close() }
    return try bytes(of: file, name: name)
  }

  /// Opens a file, or a pipe that somebody writes to.
  static func open(_ path: FilePath) throws(PNGError) -> ReadableFile {
    do throws(Errno) {
      return try ReadableFile(path)
    } catch {
      let reason = error == .brokenPipe ? "it is a pipe that nobody writes to" : "\(error)"
      throw PNGError(.unreadable, path.string, reason)
    }
  }

  /// Reads the bytes of an open file; stops after the header if that is invalid.
  static func bytes(of file: ReadableFile, name: String) throws(PNGError) -> [UInt8] {
    var bytes = file.beginning
    var isHeaderChecked = false
    repeat {
      if !isHeaderChecked, bytes.count >= PNGHeader.byteCount {
        _ = try PNGHeader(bytes.span, name: name)
        isHeaderChecked = true
      }
      guard bytes.count <= maximumFileSize else { throw PNGError.tooLong(name) }
    } while try reading(name, { try file.descriptor.appendBlock(to: &bytes) })
    return bytes
  }

  static func reading<Value>(
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
    let block = try [UInt8](unsafeUninitializedCapacity: Self.blockSize) { storage, count in
      count = try read(into: UnsafeMutableRawBufferPointer(storage))
    }
    bytes += block
    return !block.isEmpty
  }
}
