internal import SystemPackage
internal import Testing

/// The golden file and the artifacts of an expectation.
struct GoldenTest: Sendable {
  let golden: GoldenFile
  let artifacts: FailureArtifacts

  /// Finds the files of an expectation.
  ///
  /// - Parameters:
  ///   - name: The name of the golden file, without its extension.
  ///   - kind: What the file contains.
  ///   - directory: The directory of the golden files; nil for the default.
  ///   - sourceLocation: The location of the expectation.
  /// - Throws: An ``ImageTestFailure`` if the name or the recording mode is not valid.
  init(
    _ name: String, _ kind: GoldenLocation.Kind, in directory: FilePath?,
    at sourceLocation: SourceLocation
  ) throws(ImageTestFailure) {
    let settings = RunSettings.current
    let location = try GoldenLocation(name: name, kind, test: sourceLocation)
    golden = GoldenFile(
      path: location.golden(in: directory),
      mode: try settings.recording(overriddenBy: ImageRecording.traitMode), isCI: settings.isCI)
    artifacts = FailureArtifacts(
      directory: settings.artifacts ?? location.defaultArtifacts, relativePath: location.artifact)
  }
}
