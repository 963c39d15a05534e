internal import FoundationEssentials
internal import SystemPackage

/// The settings of a test run, from environment variables.
package struct RunSettings: Sendable {
  static let recordVariable = "IMAGE_TESTING_RECORD"
  static let artifactsVariable = "IMAGE_TESTING_ARTIFACTS"

  /// The settings from the environment of this process, unless a test of this package replaces
  /// them.
  @TaskLocal package static var current = RunSettings(ProcessInfo.processInfo.environment)

  /// The value of `IMAGE_TESTING_RECORD`; `nil` if it is not set.
  let recording: String?
  /// The directory of artifacts; `nil` for the default.
  let artifacts: FilePath?
  /// Whether the run is in CI, where no golden image is written.
  let isCI: Bool

  /// Reads the settings from environment variables.
  package init(_ environment: [String: String]) {
    recording = environment[Self.recordVariable]
    artifacts = environment[Self.artifactsVariable].flatMap { $0.isEmpty ? nil : FilePath($0) }
    isCI = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
  }

  /// Returns the recording mode.
  ///
  /// - Parameter trait: The mode of the innermost trait, which takes precedence over the
  ///   environment.
  /// - Returns: The trait's mode, else that of the environment, else ``ImageRecording/missing``.
  /// - Throws: An ``ImageTestFailure`` if the environment variable is not a mode.
  func recording(
    overriddenBy trait: ImageRecording?
  ) throws(ImageTestFailure) -> ImageRecording {
    if let trait { return trait }
    guard let recording, !recording.isEmpty else { return .missing }
    guard let mode = ImageRecording(rawValue: recording) else {
      throw ImageTestFailure(
        "\(Self.recordVariable) is '\(recording)': it must be all, failed, missing or never.")
    }
    return mode
  }
}
