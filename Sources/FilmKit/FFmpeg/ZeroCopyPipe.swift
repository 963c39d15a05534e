private import CPipe
private import Glibc
package import SystemPackage

/// A pipe that refers to the memory of frames instead of copying them, by Linux's `vmsplice`.
///
/// The reader copies bytes straight from our pages, so these must not change before it has read
/// them. A pipe holds at most its capacity: when that many bytes have followed a frame, the frame
/// has been read, and it is released. The last frames stay pinned until this value is destroyed.
/// The end of a large frame is copied: the frame can then be released as soon as it is written, and
/// its memory reused.
///
/// The reader must copy what it reads, as `read` does; with `splice` it could forward references to
/// pages and read them later. If the system refuses `vmsplice`, and for small frames, many of which
/// would stay pinned at once, bytes are written with `write`.
package struct ZeroCopyPipe: Sendable {
  /// Adds references to memory to a pipe without blocking, as `vmsplice` does.
  ///
  /// Returns the number of bytes added, or -1 with the reason in `errno`.
  package typealias VMSplice =
    @Sendable (_ pipe: FileDescriptor, _ bytes: UnsafeRawBufferPointer) -> Int

  private let pipe: FileDescriptor
  private let capacity: Int
  package let vmsplice: VMSplice
  private var isSupported = true
  /// The number of bytes passed to the pipe so far, spliced or written.
  private var position = 0
  /// The position before which bytes are spliced rather than written.
  private var spliceEnd = 0
  /// Frames whose memory the pipe may refer to, and the position at which their spliced bytes end.
  private var pinnedFrames: [(frame: RawFrame, end: Int)] = []

  /// Creates a zero-copy pipe; nil if the descriptor is not a pipe.
  ///
  /// - Parameters:
  ///   - pipe: The write end of a pipe.
  ///   - vmsplice: The system call, by default Linux's; tests replace it.
  package init?(
    _ pipe: FileDescriptor,
    vmsplice: @escaping VMSplice = { cpipe_vmsplice($0.rawValue, $1.baseAddress, $1.count) }
  ) {
    self.pipe = pipe
    self.vmsplice = vmsplice
    capacity = Int(cpipe_capacity(pipe.rawValue))
    guard capacity > 0 else { return nil }
  }

  /// Begins the next frame.
  ///
  /// - Parameters:
  ///   - frame: The frame to pin while the pipe refers to it.
  ///   - byteCount: The size of the frame. Below a quarter of the pipe's capacity nothing is
  ///     spliced; above twice the capacity, all but the last `capacity` bytes are.
  mutating func begin(_ frame: RawFrame, byteCount: Int) {
    guard isSupported, 4 * byteCount >= capacity else { return }
    spliceEnd = position + (byteCount > 2 * capacity ? byteCount - capacity : byteCount)
    pinnedFrames.append((frame, spliceEnd))
  }

  /// Splices the next bytes of the current frame.
  ///
  /// - Returns: The number of bytes spliced; nil if the bytes must be written instead.
  /// - Throws: `Errno.resourceTemporarilyUnavailable` if the pipe is full.
  mutating func splice(_ bytes: UnsafeRawBufferPointer) throws(Errno) -> Int? {
    guard position < spliceEnd else { return nil }
    let count = vmsplice(pipe, UnsafeRawBufferPointer(rebasing: bytes.prefix(spliceEnd - position)))
    guard count < 0 else {
      advance(by: count)
      return count
    }
    let errno = Errno(rawValue: errno)
    if errno == .resourceTemporarilyUnavailable { throw errno }
    // If the pipe itself is broken, the following write reports it.
    isSupported = false
    spliceEnd = position
    return nil
  }

  /// Records that bytes were spliced or written, and releases frames that the reader must have
  /// read.
  mutating func advance(by count: Int) {
    position += count
    while let first = pinnedFrames.first, position - first.end >= capacity {
      pinnedFrames.removeFirst()
    }
  }
}
