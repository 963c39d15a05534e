internal import FoundationEssentials
internal import SystemPackage

/// What the environment says of a whole run of tests.
package struct RunSettings: Sendable {
  static let recordVariable = "IMAGE_TESTING_RECORD"
  static let artifactsVariable = "IMAGE_TESTING_ARTIFACTS"

  /// What the environment of this process says.
  static let current = RunSettings(ProcessInfo.processInfo.environment)

  /// When golden pictures are written: a name, or not said.
  let recording: String?
  /// Where the pictures of failures go, if that is said.
  let artifacts: FilePath?
  /// Whether nobody looks on, so that no golden picture may be written.
  let isCI: Bool

  /// Reads the variables.
  package init(_ environment: [String: String]) {
    recording = environment[Self.recordVariable]
    artifacts = environment[Self.artifactsVariable].flatMap { $0.isEmpty ? nil : FilePath($0) }
    isCI = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
  }

  /// When golden pictures are written.
  ///
  /// - Parameter chosen: What the tests themselves say, which comes first.
  /// - Returns: What they say, else what the environment says, else ``ImageRecording/missing``.
  /// - Throws: A ``PictureFailure`` if the environment says something that means nothing.
  func recording(
    unless chosen: ImageRecording?
  ) throws(PictureFailure) -> ImageRecording {
    if let chosen { return chosen }
    guard let recording, !recording.isEmpty else { return .missing }
    guard let asked = ImageRecording(rawValue: recording) else {
      throw PictureFailure(
        "\(Self.recordVariable) is '\(recording)': it must be all, failed, missing or never.")
    }
    return asked
  }
}
