internal import FileIO
package import SystemPackage

/// A PNG file that is open for reading.
///
/// A large file stays on the disk and is read again by each reader; a small one, or one that cannot
/// be read twice such as a pipe, is in memory.
package final class PNGFile: Sendable {
  /// Where the bytes are.
  enum Storage: Sendable {
    case memory([UInt8])
    case disk(FileDescriptor, byteCount: Int)
  }

  /// The path, as it appears in errors.
  package let name: String
  let storage: Storage
  let header: PNGHeader

  /// The width and height.
  package var size: PixelSize { header.size }
  /// Whether samples have 16 bits; otherwise 8 or fewer.
  package var isDeep: Bool { header.isDeep }
  /// Whether the rows are interlaced, so that a reader keeps the whole image in memory.
  package var isInterlaced: Bool { header.isInterlaced }

  /// The length from which on a file is not read into memory.
  package static let defaultMinimumOnDisk = 1 << 20

  /// Opens a file and checks its header.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - minimumOnDisk: The length in bytes from which on the file is not read into memory.
  /// - Throws: A ``PNGError`` if the file cannot be opened, is not a PNG, its header is damaged, or
  ///   it is larger than the limits of ``PNG``.
  package init(_ path: FilePath, minimumOnDisk: Int = defaultMinimumOnDisk) throws(PNGError) {
    name = path.string
    let opened = try PNG.open(path)
    let file = opened.descriptor
    do throws(PNGError) {
      let byteCount = try Self.regularFileSize(file, name: name)
      if let byteCount, byteCount >= max(minimumOnDisk, PNGHeader.byteCount) {
        let beginning = try Self.beginning(of: file, name: name)
        _ = try PNGHeader(beginning.span, name: name)
        guard byteCount <= PNG.maximumFileSize else { throw PNGError.tooLong(name) }
        header = try PNG.header(of: beginning.span, byteCount: byteCount, name: name)
        storage = .disk(file, byteCount: byteCount)
      } else {
        let bytes = try PNG.bytes(of: opened, name: name)
        header = try PNG.header(of: bytes.span, byteCount: bytes.count, name: name)
        storage = .memory(bytes)
        try? file.close()
      }
    } catch {
      try? file.close()
      throw error
    }
  }

  /// Creates a file of bytes in memory and checks its header.
  ///
  /// - Throws: A ``PNGError`` if the bytes are not a PNG, or the header is damaged or too large.
  package init(_ bytes: [UInt8], name: String) throws(PNGError) {
    self.name = name
    header = try PNG.header(of: bytes.span, byteCount: bytes.count, name: name)
    storage = .memory(bytes)
  }

  deinit {
    if case .disk(let file, _) = storage { try? file.close() }
  }

  /// The number of bytes.
  package var byteCount: Int {
    switch storage {
    case .memory(let bytes): bytes.count
    case .disk(_, let byteCount): byteCount
    }
  }

  /// Returns the bytes of the whole file.
  ///
  /// - Throws: A ``PNGError`` if the file cannot be read.
  package func bytes() throws(PNGError) -> [UInt8] {
    switch storage {
    case .memory(let bytes): return bytes
    case .disk(let file, let byteCount):
      let name = name
      do throws(MemoryError) { try MemoryError.check(byteCount) } catch {
        throw PNGError(.noMemory, name, "\(error)")
      }
      return try PNG.reading(name) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(byteCount)
        while let block = try file.block(at: bytes.count) { bytes += block }
        return bytes
      }
    }
  }

  /// Returns whether two files have the same bytes.
  ///
  /// - Throws: A ``PNGError`` if one cannot be read.
  package func hasSameBytes(as other: PNGFile) throws(PNGError) -> Bool {
    guard byteCount == other.byteCount else { return false }
    if case .memory(let left) = storage, case .memory(let right) = other.storage {
      return left == right
    }
    var offset = 0
    while true {
      let left = try block(at: offset)
      guard let left else { return true }
      guard try left == other.block(at: offset) else { return false }
      offset += left.count
    }
  }

  /// Returns up to 64 KiB from an offset on; `nil` at the end.
  func block(at offset: Int) throws(PNGError) -> ArraySlice<UInt8>? {
    switch storage {
    case .memory(let bytes):
      return offset < bytes.count
        ? bytes[offset..<min(offset + FileDescriptor.blockSize, bytes.count)] : nil
    case .disk(let file, _):
      return try PNG.reading(name) { try file.block(at: offset)?[...] }
    }
  }

  /// Returns the length of a regular file; `nil` for a pipe or a device.
  private static func regularFileSize(
    _ file: FileDescriptor, name: String
  ) throws(PNGError) -> Int? {
    let status = try PNG.reading(name) { try file.stat() }
    return status.type == .regular ? Int(status.size) : nil
  }

  private static func beginning(
    of file: FileDescriptor, name: String
  ) throws(PNGError) -> [UInt8] {
    try PNG.reading(name) {
      try [UInt8](unsafeUninitializedCapacity: PNGHeader.byteCount) { storage, count in
        count = try file.read(
          fromAbsoluteOffset: 0, into: UnsafeMutableRawBufferPointer(storage))
      }
    }
  }
}

extension PNGError {
  static func tooLong(_ name: String) -> PNGError {
    PNGError(.tooLarge, name, "a file may have up to \(PNG.maximumFileSize) bytes")
  }
}

extension FileDescriptor {
  /// The number of bytes that are read at a time.
  static let blockSize = 1 << 16

  /// Returns up to 64 KiB from an offset on; `nil` at the end.
  fileprivate func block(at offset: Int) throws -> [UInt8]? {
    let block = try [UInt8](unsafeUninitializedCapacity: Self.blockSize) { storage, count in
      count = try read(
        fromAbsoluteOffset: Int64(offset), into: UnsafeMutableRawBufferPointer(storage))
    }
    return block.isEmpty ? nil : block
  }
}
