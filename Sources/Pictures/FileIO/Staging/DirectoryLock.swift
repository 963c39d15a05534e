import SystemPackage

/// The advisory lock of a directory, which a run holds while it replaces several files there.
///
/// With it, two runs that finish at the same time replace the files one after the other, and the
/// later one wins as a whole. It ends with the value, and with the process.
struct DirectoryLock: ~Copyable {
  /// The number of attempts, 5 ms apart.
  private static let maxAttempts = 2000

  private let file: FileDescriptor?

  /// Waits for the lock, at most 10 s.
  ///
  /// Without a lock, as on file systems that lack them, each file is still replaced as a whole. So
  /// a lock that is not granted is not an error: another program that holds it, such as flock(1)
  /// around this one, must not block a run forever.
  init(_ directory: FilePath) {
    file = try? open(directory, .readOnly, options: .directory)
    guard let file else { return }
    for _ in 0..<Self.maxAttempts {
      do {
        try lock(file, at: directory)
        break
      } catch {
        guard error == .wouldBlock || error == .interrupted else { break }
        pause()
      }
    }
  }

  deinit { try? file?.close() }
}
