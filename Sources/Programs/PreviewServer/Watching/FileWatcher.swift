private import Foundation
private import Glibc
private import SystemPackage

/// Reports that watched files were written, with inotify.
///
/// Directories are watched, not files, because many editors write a new file and give it the name
/// of the old one. What changed is found by comparing fingerprints, so that an editor's own files
/// and events that come late have no effect.
package final class FileWatcher: Sendable {
  private let descriptor: CInt
  private let stopPipe: (readEnd: FileDescriptor, writeEnd: FileDescriptor)
  private let paths: [String]

  /// How long after an event the next one still belongs to the same burst, in milliseconds.
  ///
  /// An editor that saves all files leaves less than a millisecond between them.
  private static let burstGap: CInt = 20

  /// Starts to watch.
  ///
  /// - Parameter paths: Files, and directories with all that is below them; they need not exist.
  /// - Throws: A ``WatchError`` if the system has no watches left.
  package init(_ paths: [String]) throws(WatchError) {
    self.paths = paths
    descriptor = inotify_init1(CInt(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw WatchError("inotify is not available", errno) }
    do {
      stopPipe = try FileDescriptor.pipe(options: .closeOnExec)
    } catch {
      Glibc.close(descriptor)
      throw WatchError("a pipe cannot be opened", error.rawValue)
    }
  }

  deinit {
    Glibc.close(descriptor)
    try? stopPipe.readEnd.close()
    try? stopPipe.writeEnd.close()
  }

  /// Ends the sequence of changes.
  package func stop() { _ = try? stopPipe.writeEnd.writeAll([0]) }

  /// Returns one element for each burst of changes; those that come together are one.
  ///
  /// - Throws: A ``WatchError`` if the system has no watches left.
  package func changes() throws(WatchError) -> AsyncStream<Void> {
    let (changes, output) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    // Watches are added before the files are read, so that no change lies between.
    try watch(FileFingerprint(of: paths))
    let present = FileFingerprint(of: paths)
    Thread.detachNewThread { [self] in
      report(to: output, since: present)
      output.finish()
    }
    return changes
  }

  private func report(
    to output: AsyncStream<Void>.Continuation, since fingerprint: FileFingerprint
  ) {
    var present = fingerprint
    while wait(for: -1) {
      while wait(for: Self.burstGap) {}
      // New directories are watched first, and what was written in them before that is read.
      let directories = FileFingerprint(of: paths)
      if directories.directories != present.directories { try? watch(directories) }
      let next = FileFingerprint(of: paths)
      if next != present { output.yield() }
      present = next
    }
  }

  /// Adds the directories, and those that hold the watched paths.
  private func watch(_ fingerprint: FileFingerprint) throws(WatchError) {
    let parents = paths.map { URL(filePath: $0).deletingLastPathComponent().path }
    let events = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | Int32(IN_ONLYDIR))
    for directory in fingerprint.directories.union(parents) {
      guard inotify_add_watch(descriptor, directory, events) < 0, errno == ENOSPC else { continue }
      throw WatchError(
        "\(directory) cannot be watched: raise /proc/sys/fs/inotify/max_user_watches", errno)
    }
  }

  /// Waits for events and discards them.
  ///
  /// - Parameter timeout: In milliseconds; negative to wait forever.
  /// - Returns: Whether there were any; false also when the watcher is stopped.
  private func wait(for timeout: CInt) -> Bool {
    var requests = [descriptor, stopPipe.readEnd.rawValue].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&requests, 2, timeout) < 0, errno == EINTR {}
    guard requests[1].revents == 0, requests[0].revents != 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    return true
  }
}

/// The reason why files cannot be watched.
package struct WatchError: Error, CustomStringConvertible {
  package let description: String

  init(_ sentence: String, _ error: CInt) {
    description = "Edits are not followed: \(sentence) (\(String(cString: strerror(error))))."
  }
}
