/// Reads the chunks of a PNG file in their order, piece by piece.
struct PNGChunkReader {
  /// The beginning of a chunk.
  struct Header {
    /// The four letters, such as `IDAT`.
    let type: String
    /// The number of bytes of data.
    let byteCount: Int
    /// The position of the chunk in the file.
    let position: Int

    /// Whether a decoder must know the chunk: the first letter is upper-case.
    var isCritical: Bool { type.utf8.first.map { $0 & 0x20 == 0 } ?? true }
  }

  private let file: PNGFile
  /// The bytes that were read and are not used yet.
  private var bytes: ArraySlice<UInt8> = []
  /// The position of the next byte in the file.
  private(set) var position = PNG.signature.count

  /// Creates a reader of the chunks after the signature.
  init(_ file: PNGFile) { self.file = file }

  /// Reads the beginning of the next chunk.
  ///
  /// - Throws: A ``PNGError`` if the file ends or cannot be read, or the chunk is longer than the
  ///   rest of the file.
  mutating func next() throws(PNGError) -> Header {
    let start = position
    let fields = try read(8)
    let type = String(decoding: fields[4...], as: UTF8.self)
    let byteCount = Int(fields.bigEndian(at: 0))
    // The CRC follows the data.
    guard byteCount <= file.byteCount - position - 4 else { throw truncated }
    return Header(type: type, byteCount: byteCount, position: start)
  }

  /// Reads the data of a chunk.
  ///
  /// - Parameters:
  ///   - chunk: The chunk whose header was read last.
  ///   - allowed: The numbers of bytes that it may have.
  /// - Returns: The data.
  /// - Throws: A ``PNGError`` if it has another number, or its CRC is wrong.
  mutating func data(
    of chunk: Header, allowing allowed: ClosedRange<Int>
  ) throws(PNGError) -> [UInt8] {
    guard allowed.contains(chunk.byteCount) else {
      let numbers =
        allowed.count == 1
        ? "\(allowed.lowerBound)" : "\(allowed.lowerBound) to \(allowed.upperBound)"
      throw damaged(
        "its chunk \(chunk.type) at byte \(chunk.position) has \(chunk.byteCount) bytes of data; "
          + "\(numbers) are allowed")
    }
    let data = try read(chunk.byteCount)
    let sum = try read(4).bigEndian(at: 0)
    guard sum == CRC32.sum(of: chunk.type.utf8 + data) else {
      throw damaged("its chunk \(chunk.type) at byte \(chunk.position) has a wrong checksum (CRC)")
    }
    return data
  }

  /// Skips the data of the chunk whose header was read last.
  mutating func skip(_ chunk: Header) {
    let count = chunk.byteCount + 4
    bytes = bytes.dropFirst(count)
    position += count
  }

  /// Returns the error of a damaged file.
  func damaged(_ reason: String) -> PNGError { PNGError(.damaged, file.name, reason) }

  private var truncated: PNGError { damaged("it ends early, after \(file.byteCount) bytes") }

  /// Reads bytes, as many as are known to be in the file.
  private mutating func read(_ count: Int) throws(PNGError) -> [UInt8] {
    guard count <= file.byteCount - position else { throw truncated }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    while result.count < count {
      if bytes.isEmpty {
        guard let block = try file.block(at: position) else { throw truncated }
        bytes = block
      }
      let part = bytes.prefix(count - result.count)
      result += part
      bytes = bytes.dropFirst(part.count)
      position += part.count
    }
    return result
  }
}

extension [UInt8] {
  /// Returns the 32-bit number at an offset, its highest byte first.
  func bigEndian(at offset: Int) -> UInt32 {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
