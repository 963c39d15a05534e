private import CPipe
private import Glibc
internal import SystemPackage

/// Frames whose pages a pipe refers to, in place of copies of them, until its reader has read them.
///
/// To copy frames into a pipe takes a tenth of the processor time of a film with little motion.
/// `vmsplice(2)` has the reader copy them from where they are, so they must stay as they are until
/// then. That is known only of a reader that copies what it reads: ffmpeg does, a program that
/// forwards pages to another pipe does not.
struct LentFrames {
  private let pipe: FileDescriptor
  /// The frames that have not been read as a whole, and the number of bytes that were lent up to
  /// their ends.
  private var frames: [(frame: RawFrame, end: Int)] = []
  private var byteCount = 0

  /// Creates an empty list.
  ///
  /// - Parameter pipe: The end of a pipe for writing, from which everything written so far has been
  ///   read.
  init(to pipe: FileDescriptor) { self.pipe = pipe }

  /// Lends the first bytes to the pipe.
  ///
  /// - Parameter bytes: Bytes of the frame that ``keep(_:)`` gets next.
  /// - Returns: The number of the bytes that it took.
  /// - Throws: `resourceTemporarilyUnavailable` if it is full.
  mutating func lendPrefix(of bytes: UnsafeRawBufferPointer) throws(Errno) -> Int {
    var part = iovec(
      iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
    let count = vmsplice(pipe.rawValue, &part, 1, Self.withoutBlocking)
    guard count >= 0 else { throw Errno(rawValue: errno) }
    byteCount += count
    return count
  }

  /// Keeps a frame, all of whose bytes have been lent, and releases those that have been read.
  mutating func keep(_ frame: RawFrame) {
    frames.append((frame, byteCount))
    var unread: CInt = 0
    guard ioctl(pipe.rawValue, UInt(FIONREAD), &unread) == 0 else { return }
    let readCount = byteCount - Int(unread)
    frames.removeAll { $0.end <= readCount }
  }

  /// Linux's flag SPLICE_F_NONBLOCK, which Swift's Glibc module does not import.
  private static let withoutBlocking: UInt32 = 2
}
