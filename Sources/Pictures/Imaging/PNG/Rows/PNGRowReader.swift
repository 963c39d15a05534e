internal import CPNG
internal import Geometry
internal import SystemPackage

/// Decodes the rows of a PNG file in order, into straight pixels of 8 or 16 bits a sample.
///
/// Its memory is a few rows, except for an interlaced file: that is decoded whole.
package final class PNGRowReader: @unchecked Sendable {
  private let file: PNGFile
  private let isDeep: Bool
  private let reader: OpaquePointer
  /// The rows of an interlaced file, and the number of them that were returned.
  private var decoded: (pixels: PixelBuffer<UInt8>, returned: Int)?
  private var remaining: Int

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isDeep: Whether pixels have 16 bits a sample (`UInt64`), otherwise 8 (`UInt32`).
  /// - Throws: A ``PNGError`` if the file is damaged before its image data, or memory runs out.
  package init(_ file: PNGFile, isDeep: Bool) throws(PNGError) {
    self.file = file
    self.isDeep = isDeep
    remaining = file.size.height
    let reader =
      switch file.storage {
      case .disk(let descriptor, _): cpng_reader_create(nil, 0, descriptor.rawValue)
      case .memory(let bytes):
        // The file keeps the array, which never changes, so that its elements stay where they are.
        bytes.withUnsafeBufferPointer { cpng_reader_create($0.baseAddress, $0.count, -1) }
      }
    guard let reader else { throw PNGError(.noMemory, file.name, "\(MemoryError(byteCount: 1))") }
    self.reader = reader
    var hasAlpha = false
    try PNG.check(
      cpng_reader_begin(reader, Self.layout(file.size, isDeep), &hasAlpha), reader, file)
  }

  deinit { cpng_reader_destroy(reader) }

  /// The number of bytes that a reader of a file keeps in memory.
  package static func byteCount(of file: PNGFile, isDeep: Bool) -> Int {
    let row = file.size.width * (isDeep ? 8 : 4)
    // libpng keeps two rows and zlib its window; the file has a buffer.
    return 3 * row + 1 << 18 + (file.isInterlaced ? row * file.size.height : 0)
  }

  /// Decodes the next rows.
  ///
  /// - Parameters:
  ///   - count: The number of rows, at most those that are left.
  ///   - target: The memory of the first row.
  ///   - stride: The number of bytes from row to row.
  /// - Throws: A ``PNGError`` if the file is damaged, or memory runs out.
  package func read(
    _ count: Int, into target: UnsafeMutableRawPointer, stride: Int
  ) throws(PNGError) {
    precondition(count <= remaining, "\(remaining) rows are left, not \(count)")
    remaining -= count
    if file.isInterlaced {
      try copyDecoded(count, into: target, stride: stride)
    } else {
      try PNG.check(cpng_reader_read(reader, target, UInt32(count), stride), reader, file)
    }
    if remaining == 0, count > 0 { try PNG.check(cpng_reader_finish(reader), reader, file) }
  }

  private func copyDecoded(
    _ count: Int, into target: UnsafeMutableRawPointer, stride: Int
  ) throws(PNGError) {
    let rowSize = file.size.width * (isDeep ? 8 : 4)
    if decoded == nil {
      let pixels: PixelBuffer<UInt8>
      do throws(MemoryError) {
        pixels = try PixelBuffer(count: rowSize * file.size.height)
      } catch {
        throw PNGError(.noMemory, file.name, "it is interlaced, so that \(error)")
      }
      try PNG.check(
        cpng_reader_read(
          reader, pixels.first, UInt32(file.size.height), rowSize), reader, file)
      decoded = (pixels, 0)
    }
    guard let (pixels, returned) = decoded else { return }
    for row in 0..<count {
      (target + row * stride).copyMemory(
        from: UnsafeRawPointer(pixels.first + (returned + row) * rowSize),
        byteCount: rowSize)
    }
    decoded?.returned += count
  }

  private static func layout(_ size: PixelSize, _ isDeep: Bool) -> CPNGLayout {
    CPNGLayout(
      width: UInt32(size.width), height: UInt32(size.height), is_deep: isDeep, has_colors: false)
  }
}

extension PNG {
  /// Throws the error of a reader's status.
  fileprivate static func check(
    _ status: CPNGStatus, _ reader: OpaquePointer, _ file: PNGFile
  ) throws(PNGError) {
    if status == .done { return }
    throw error(of: reader, status, name: file.name, byteCount: file.byteCount)
  }

  /// Returns the error of a reader's status.
  static func error(
    of reader: OpaquePointer, _ status: CPNGStatus, name: String, byteCount: Int
  ) -> PNGError {
    switch status {
    case .truncated: PNGError(.damaged, name, "it ends early, after \(byteCount) bytes")
    case .noImageData: PNGError(.damaged, name, "it has no image data (IDAT)")
    case .unreadable:
      PNGError(.unreadable, name, "\(Errno(rawValue: cpng_reader_error(reader)))")
    case .done, .unwritable, .failed:
      PNGError(
        .damaged, name, "libpng reports \"\(String(cString: cpng_reader_message(reader)))\"")
    }
  }
}
