private import Foundation
private import Glibc

/// The identities, sizes and times of watched files, which change when one of them is written.
package struct FileFingerprint: Hashable, Sendable {
  private struct File: Hashable {
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  private var files: [String: File] = [:]
  /// The directories among them.
  private(set) var directories: Set<String> = []

  /// The maximum number of files and directories.
  static let maxCount = 20_000

  /// Reads the present state of files and of directories with all that is below them.
  package init(of paths: [String]) {
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    var status = stat()
    guard files.count + directories.count < Self.maxCount, stat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      guard directories.insert(path).inserted else { return }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      where Self.isRelevant(name) {
        add(path + "/" + name)
      }
    } else {
      files[path] = File(
        inode: UInt64(status.st_ino), size: Int64(status.st_size),
        seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }
  }

  /// Returns whether a file is not a hidden one or an editor's copy.
  private static func isRelevant(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasPrefix("#")
  }
}
