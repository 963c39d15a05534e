internal import TestCases

/// The file of a snapshot.
struct SnapshotFile {
  /// What follows the names of files, so that those of Apple's simulators stay.
  static let suffix = "-linux"

  /// The path of the file.
  let path: String
  /// The path of the file that a simulator of Apple's records.
  let applePath: String

  /// Creates the file of a snapshot of the test that runs.
  init(
    named name: String?, in directory: String?, file: String, testName: String,
    pathExtension: String?
  ) {
    let url = URL(fileURLWithPath: file)
    let directory =
      directory
      ?? url.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(url.deletingPathExtension().lastPathComponent).path
    let test = Self.sanitized(testName)
    var identifier = name.map(Self.sanitized)
    if identifier == nil {
      let key = "\(directory)/\(test)"
      let count = (TestRun.current?.snapshotCounts[key] ?? 0) + 1
      TestRun.current?.snapshotCounts[key] = count
      identifier = "\(count)"
    }
    let stem = "\(directory)/\(test).\(identifier ?? "")"
    let ending = pathExtension.map { ".\($0)" } ?? ""
    path = stem + Self.suffix + ending
    applePath = stem + ending
  }

  /// Returns when snapshots are recorded: as the command says, or the assertion, or what is around.
  static func mode(
    _ mode: SnapshotTestingConfiguration.Record?
  ) -> SnapshotTestingConfiguration.Record {
    SnapshotTestingConfiguration.commandRecord ?? mode
      ?? SnapshotTestingConfiguration.current.record ?? (isRecording ? .all : .missing)
  }

  /// Compares a snapshot with the file, or records it.
  ///
  /// - Returns: What is wrong, or that it was recorded; nil if the snapshots match.
  func verify<Format>(
    _ actual: Format, by diffing: Diffing<Format>, record: SnapshotTestingConfiguration.Record
  ) throws -> String? {
    let shown = Self.relative(path)
    if record == .all {
      try write(diffing.toData(actual))
      return "Recorded \(shown): record mode is on. Turn it off and run the test again."
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      guard record != .never else {
        return "There is no snapshot \(shown), and none is recorded."
      }
      try write(diffing.toData(actual))
      return "There was no snapshot. Recorded \(shown); run the test again to compare with it."
    }
    let expected = diffing.fromData(data)
    guard let (difference, _) = diffing.diff(expected, actual) else { return nil }
    if record == .failed {
      try write(diffing.toData(actual))
      return "Recorded \(shown), which differed: \(difference)"
    }
    let artifact = try SnapshotArtifacts.current?.add(
      path: path, expected: data, actual: diffing.toData(actual))
    let sentence = "The snapshot differs from \(shown): \(difference)"
    guard let artifact else { return sentence }
    let end = difference.contains("\n") ? "\n" : sentence.hasSuffix(".") ? " " : ". "
    return "\(sentence)\(end)See \(Self.relative(artifact))."
  }

  private func write(_ data: Data) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Returns a path as seen from the working directory.
  static func relative(_ path: String) -> String {
    let directory = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(directory) ? String(path.dropFirst(directory.count)) : path
  }

  /// Returns a name with hyphens in place of what is no letter, digit or underscore, as the library
  /// of Point-Free does.
  private static func sanitized(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isLetter || character.isNumber || character == "_" {
        result.append(character)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    while result.first == "-" { result.removeFirst() }
    return result
  }
}
