private import CPipe
private import Glibc
package import SystemPackage

/// Frames that are lent to the reader of a pipe instead of being copied into it.
///
/// Linux's `vmsplice` has a pipe refer to our pages: nothing is allocated or copied before the reader
/// copies them for itself, and so they must not change until then. A pipe holds no more bytes than
/// its capacity. Once so many have followed what was lent of a frame, it has been read, and the frame is
/// let go; the last frames are kept as long as this is. Of a large frame the end is copied: then it is let
/// go as soon as it is written, and no memory is needed for another one.
///
/// Only for a reader that copies what it reads, as by `read`; by `splice` it could pass pages on, to be
/// read later. Where the system refuses, and for small frames, of which many would have to be kept,
/// bytes are to be written as usual.
package struct LentFrames: Sendable {
  /// Has a pipe refer to some bytes without waiting, as `vmsplice` does; returns how many there was room
  /// for, or -1 with the reason in `errno`.
  package typealias Lend =
    @Sendable (_ pipe: FileDescriptor, _ bytes: UnsafeRawBufferPointer) -> Int

  private let pipe: FileDescriptor
  private let capacity: Int
  package let lend: Lend
  private var isPossible = true
  /// The bytes that have been handed over, lent or not.
  private var position = 0
  /// Up to where bytes are to be lent.
  private var end = 0
  private var lent: [(frame: RawFrame, end: Int)] = []

  /// Creates an empty list; nil if the descriptor is no pipe.
  package init?(
    to pipe: FileDescriptor,
    by lend: @escaping Lend = { cpipe_lend($0.rawValue, $1.baseAddress, $1.count) }
  ) {
    self.pipe = pipe
    self.lend = lend
    capacity = Int(cpipe_capacity(pipe.rawValue))
    guard capacity > 0 else { return nil }
  }

  /// Has the next bytes be those of a frame.
  ///
  /// - Parameters:
  ///   - frame: What is to be kept if any of it is lent.
  ///   - count: The number of its bytes; with less than a quarter of the capacity it is not lent, with
  ///     more than twice the capacity all but so many.
  mutating func begin(_ frame: RawFrame, count: Int) {
    guard isPossible, 4 * count >= capacity else { return }
    end = position + (count > 2 * capacity ? count - capacity : count)
    lent.append((frame, end))
  }

  /// Lends the first of some bytes of the frame that was begun.
  ///
  /// - Returns: How many; nil if they are to be written.
  /// - Throws: `Errno.resourceTemporarilyUnavailable` when the pipe is full.
  mutating func lend(_ bytes: UnsafeRawBufferPointer) throws(Errno) -> Int? {
    guard position < end else { return nil }
    let count = lend(pipe, UnsafeRawBufferPointer(rebasing: bytes.prefix(end - position)))
    guard count < 0 else {
      advance(by: count)
      return count
    }
    let errno = Errno(rawValue: errno)
    if errno == .resourceTemporarilyUnavailable { throw errno }
    // If it was not the lending that failed, writing will tell.
    isPossible = false
    end = position
    return nil
  }

  /// Takes note of bytes that were handed over, and lets frames go that must have been read.
  mutating func advance(by count: Int) {
    position += count
    while let first = lent.first, position - first.end >= capacity { lent.removeFirst() }
  }
}
