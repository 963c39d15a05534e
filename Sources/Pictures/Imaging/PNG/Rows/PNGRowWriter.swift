internal import CPNG
package import SystemPackage

/// Encodes the rows of an image as a PNG in order, to an open file or to memory.
///
/// The bytes are those of ``PNG/encode(_:compression:)`` for a setting without the run-length
/// encoder.
package final class PNGRowWriter {
  private let writer: OpaquePointer
  private let size: PixelSize
  private let name: String

  /// Creates a writer and writes the header.
  ///
  /// - Parameters:
  ///   - size: The size of the image.
  ///   - isOpaque: Whether the alpha channel is omitted.
  ///   - compression: The level and filter; the run-length encoder is not used.
  ///   - file: An open file; `nil` for memory.
  ///   - name: The name of the file in errors.
  /// - Throws: A ``PNGError`` if the file cannot be written, or memory runs out.
  package convenience init(
    _ size: PixelSize, isOpaque: Bool, compression: PNG.Compression, to file: FileDescriptor? = nil,
    name: String = "a PNG in memory"
  ) throws(PNGError) {
    try self.init(
      size, isOpaque: isOpaque, compression: compression, to: file, name: name, output: .file)
  }

  init(
    _ size: PixelSize, isOpaque: Bool, compression: PNG.Compression, to file: FileDescriptor?,
    name: String, output: CPNGOutput
  ) throws(PNGError) {
    self.size = size
    self.name = name
    guard let writer = cpng_writer_create(file?.rawValue ?? -1, output) else {
      throw PNGError(.noMemory, name, "\(MemoryError(byteCount: 1))")
    }
    self.writer = writer
    let format = CPNGFormat(
      width: UInt32(size.width), height: UInt32(size.height), is_opaque: isOpaque,
      level: CInt(compression.level), filters_up: compression.filter == .up)
    try check(cpng_writer_begin(writer, format))
  }

  deinit { cpng_writer_destroy(writer) }

  /// Encodes the next rows of straight pixels.
  ///
  /// - Throws: A ``PNGError`` if the file cannot be written, or memory runs out.
  package func write(_ rows: UnsafeBufferPointer<UInt32>) throws(PNGError) {
    try check(
      cpng_writer_write(writer, rows.baseAddress, size.width, UInt32(rows.count / size.width)))
  }

  /// Writes the end of the file.
  ///
  /// - Throws: A ``PNGError`` if the file cannot be written, or memory runs out.
  package func finish() throws(PNGError) { try check(cpng_writer_finish(writer)) }

  /// The bytes that were written to memory.
  package var bytes: [UInt8] {
    var count = 0
    let bytes = cpng_writer_bytes(writer, &count)
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private func check(_ status: CPNGStatus) throws(PNGError) {
    switch status {
    case .done: return
    case .unwritable:
      throw PNGError(.unwritable, name, "\(Errno(rawValue: cpng_writer_error(writer)))")
    default:
      throw PNGError(.unwritable, name, String(cString: cpng_writer_message(writer)))
    }
  }
}
