internal import ImageComparison
internal import Imaging

/// The directory with what tests made in place of their snapshots.
package final class SnapshotArtifacts {
  /// The directory of the run; nil for none.
  package nonisolated(unsafe) static var current: SnapshotArtifacts?

  private let directory: String
  /// The names, with the bytes of expected and actual files.
  package private(set) var entries: [(name: String, expected: [UInt8], actual: [UInt8])] = []

  /// Creates a directory, which is made for the first file.
  package init(directory: String) { self.directory = directory }

  /// Adds a snapshot that differs; returns the path of a picture of the difference, or of the new
  /// file.
  func add(path: String, expected: Data, actual: Data) throws -> String {
    let url = URL(fileURLWithPath: path)
    let group = url.deletingLastPathComponent().lastPathComponent
    let name = "\(group)/\(url.lastPathComponent)"
    entries.append((name, Array(expected), Array(actual)))
    let target = URL(fileURLWithPath: directory).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    var contents = actual
    if let old = try? PNG.decodeSamples(Array(expected).span, name: name),
      let new = try? PNG.decodeSamples(Array(actual).span, name: name)
    {
      let panel = Samples.comparisonPanel(
        expected: old, actual: new, by: .channel(tolerance: 0), ignoring: IgnoredArea())
      contents = Data(PNG.encode(panel))
    }
    try contents.write(to: target, options: .atomic)
    return target.path
  }
}

@available(*, unavailable)
extension SnapshotArtifacts: Sendable {}
