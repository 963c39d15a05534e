package import SystemPackage

/// A file that is read from its beginning to its end, in pieces.
package struct FileReader: ~Copyable {
  private let file: FileDescriptor
  private var buffer: [UInt8] = []
  private var position = 0

  /// The number of bytes that are read from the file at once.
  private static let pieceSize = 1 << 18

  /// Opens a file.
  ///
  /// - Throws: `Errno` if it cannot be opened: `illegalSeek` for a device or a pipe.
  package init(_ path: FilePath) throws(Errno) {
    file = try openRegularFile(path)
  }

  deinit { try? file.close() }

  /// Returns the next bytes.
  ///
  /// - Parameter count: The number of bytes.
  /// - Returns: The bytes; fewer at the end of the file.
  /// - Throws: `Errno` if the file cannot be read.
  package mutating func read(_ count: Int) throws(Errno) -> ArraySlice<UInt8> {
    while buffer.count - position < count {
      buffer.removeFirst(position)
      position = 0
      var piece = [UInt8](repeating: 0, count: Self.pieceSize)
      let file = file
      let size = try systemCall { try piece.withUnsafeMutableBytes { try file.read(into: $0) } }
      if size == 0 { break }
      buffer += piece[..<size]
    }
    let end = min(position + count, buffer.count)
    defer { position = end }
    return buffer[position..<end]
  }
}
