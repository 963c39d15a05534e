package import SystemPackage

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// A file that is open for reading, or a pipe that somebody writes to.
package struct ReadableFile: Sendable {
  /// The open file, which the caller closes.
  package let descriptor: FileDescriptor
  /// What was read of a pipe already; empty for a file.
  package let beginning: [UInt8]

  /// Opens a file or a pipe; never waits for somebody to write to the pipe.
  ///
  /// - Throws: `Errno` if it cannot be opened: `brokenPipe` for a pipe that nobody writes to, whose
  ///   opening or reading might never end.
  package init(_ path: FilePath) throws(Errno) {
    let file = try open(path, .readOnly, options: .nonBlocking)
    do throws(Errno) {
      beginning = try Self.type(of: file) == .fifo ? Self.firstPiece(of: file) : []
      let flags = fcntl(file.rawValue, F_GETFL)
      _ = fcntl(file.rawValue, F_SETFL, flags & ~O_NONBLOCK)
    } catch {
      try? file.close()
      throw error
    }
    descriptor = file
  }

  private static func type(of file: FileDescriptor) throws(Errno) -> FileType {
    try systemCall { try file.stat().type }
  }

  /// Returns what a pipe has; nothing if somebody is yet to write to it.
  private static func firstPiece(of pipe: FileDescriptor) throws(Errno) -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count: Int
    do throws(Errno) {
      count = try systemCall { try piece.withUnsafeMutableBytes { try pipe.read(into: $0) } }
    } catch .wouldBlock {
      return []
    }
    guard count > 0 else { throw .brokenPipe }
    piece.removeLast(piece.count - count)
    return piece
  }
}

/// Opens a regular file; never waits for somebody to write to a pipe.
///
/// - Throws: `Errno`: `illegalSeek` for a device or a pipe.
func openRegularFile(_ path: FilePath) throws(Errno) -> FileDescriptor {
  let file = try open(path, .readOnly, options: .nonBlocking)
  do throws(Errno) {
    let type = try systemCall { try file.stat().type }
    guard type == .regular || type == .directory else { throw .illegalSeek }
  } catch {
    try? file.close()
    throw error
  }
  return file
}
