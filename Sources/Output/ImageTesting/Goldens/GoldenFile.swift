internal import SystemPackage

/// A golden file, which a check may record.
struct GoldenFile: Sendable {
  /// The result of a comparison with the file.
  enum Match: Sendable {
    case equal
    /// The contents differ, or the file cannot be read.
    case different
    case missing
  }

  /// What happened to the file after a comparison that fails the test.
  struct Recording: Sendable {
    /// A sentence for the failure; nil if there is nothing to add.
    var sentence: String?
    /// Whether the file has new contents.
    var isRecorded = false
  }

  let path: FilePath
  let mode: ImageRecording
  /// Whether the test runs in CI, where nothing is recorded.
  let isCI: Bool

  /// Creates a golden file with the recording mode of the running test.
  ///
  /// - Throws: An ``ImageTestFailure`` if the recording mode is not valid.
  init(at path: FilePath) throws(ImageTestFailure) {
    let settings = RunSettings.current
    self.path = path
    mode = try settings.recording(overriddenBy: ImageRecording.traitMode)
    isCI = settings.isCI
  }

  /// Whether there is no such file.
  var isMissing: Bool {
    do {
      _ = try path.stat()
      return false
    } catch {
      return error == .noSuchFileOrDirectory
    }
  }

  /// Writes the file if the mode says so.
  ///
  /// - Parameters:
  ///   - match: The result of the comparison.
  ///   - write: A function that writes the file.
  /// - Returns: What happened; nil if the contents are equal and were not recorded, which passes
  ///   the test.
  func record(after match: Match, write: () throws -> Void) -> Recording? {
    let isWanted =
      switch mode {
      case .all: true
      case .failed: match != .equal
      case .missing: match == .missing
      case .never: false
      }
    guard match != .equal || isWanted && !isCI else { return nil }
    guard isWanted else {
      return Recording(sentence: match == .missing ? "Recording is off." : nil)
    }
    guard !isCI else { return Recording(sentence: "In CI nothing is recorded.") }
    do {
      try write()
      return Recording(
        sentence: "Recorded \(path): review it, then run again.", isRecorded: true)
    } catch {
      return Recording(sentence: "Recording failed: \(error).")
    }
  }
}
