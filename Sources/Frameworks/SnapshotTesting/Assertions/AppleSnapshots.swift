/// The snapshots of a run beside those that simulators of Apple's recorded: neither is compared by
/// the tests, nor recorded.
package final class AppleSnapshots {
  /// The snapshots of the run; nil if tests compare with files of their own.
  package nonisolated(unsafe) static var current: AppleSnapshots?

  /// The names, with the bytes of Apple's file, or nil without one, and of the new one.
  package private(set) var entries: [(name: String, expected: [UInt8]?, actual: [UInt8])] = []

  /// Creates a list without snapshots.
  package init() {}

  /// Adds a snapshot.
  func add(_ path: String, _ actual: Data) {
    let url = URL(fileURLWithPath: path)
    let group = url.deletingLastPathComponent().lastPathComponent
    let expected = FileManager.default.contents(atPath: path).map { Array($0) }
    entries.append(("\(group)/\(url.lastPathComponent)", expected, Array(actual)))
  }
}

@available(*, unavailable)
extension AppleSnapshots: Sendable {}
