internal import FileIO
internal import Foundation
internal import Glibc
internal import StageContext
internal import Synchronization

/// The folders of an application: empty where a film begins, and removed where it ends.
///
/// So what an earlier film wrote is not in a later one, and nothing is written among the files of
/// the user.
final class ApplicationFolders {
  /// The path of the application's own folder.
  let home: String
  private let record: UnfinishedWork.Record?

  /// The folders of the running application; nil outside of one, or where none can be made.
  static var current: ApplicationFolders? {
    guard let context = ApplicationContext.current else { return nil }
    let folders = context.service { _ in ApplicationFolders() }
    return folders.home.isEmpty ? nil : folders
  }

  private init() {
    var template = Array((Foundation.NSTemporaryDirectory() + "zoetrope-app-XXXXXX").utf8CString)
    let isMade = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) } != nil
    }
    guard isMade else {
      (home, record) = ("", nil)
      return
    }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    home = path
    record = UnfinishedWork.begin(undoing: { Self.remove(path) }, {}).record
    Self.removeAtExit(path)
    for name in ["Documents", "Library/Caches", "tmp"] {
      try? FileManager.default.createDirectory(
        atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }
  }

  deinit {
    guard let record else { return }
    UnfinishedWork.end(record) { Self.remove(home) }
  }

  /// Returns the path of a folder of the application; nil if it has none of the kind.
  func path(of directory: FileManager.SearchPathDirectory) -> String? {
    let names: [FileManager.SearchPathDirectory: String] = [
      .documentDirectory: "Documents", .libraryDirectory: "Library",
      .cachesDirectory: "Library/Caches",
      .applicationSupportDirectory: "Library/Application Support",
      .downloadsDirectory: "Downloads", .desktopDirectory: "Desktop",
      .picturesDirectory: "Pictures", .moviesDirectory: "Movies", .musicDirectory: "Music",
      .itemReplacementDirectory: "tmp",
    ]
    return names[directory].map { "\(home)/\($0)" }
  }

  /// The folders of applications whose film has not ended where the process does.
  private static let left = Mutex<Set<String>>([])

  private static func removeAtExit(_ path: String) {
    let isFirst = left.withLock { left in
      left.insert(path)
      return left.count == 1
    }
    if isFirst {
      atexit {
        for path in ApplicationFolders.left.withLock({ $0 }) { ApplicationFolders.remove(path) }
      }
    }
  }

  private static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
    left.withLock { _ = $0.remove(path) }
  }
}
