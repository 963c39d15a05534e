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
    let location = try GoldenLocation(name: name, kind, test: sourceLocation)
    golden = try GoldenFile(at: location.golden(in: directory))
    artifacts = FailureArtifacts(
      directory: RunSettings.current.artifacts ?? location.defaultArtifacts,
      relativePath: location.artifact)
  }
}
