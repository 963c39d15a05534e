public import ImageComparison
public import SystemPackage

/// The result of an expectation about an image.
public struct ImageTestResult: Sendable {
  /// Whether the image matches the golden image.
  ///
  /// It may match, and the test fail, if the mode is ``ImageRecording/all``.
  public internal(set) var isMatch = false
  /// The differences; nil if nothing was compared.
  public internal(set) var comparison: Comparison?
  /// The file of the golden image; nil if its name is not valid.
  public internal(set) var golden: FilePath?
  /// Whether the image was recorded as the golden image.
  public internal(set) var isRecorded = false
  /// The files to review.
  public internal(set) var artifacts = TestArtifacts()
  /// The message of the issue that was recorded; nil if the test passes.
  public internal(set) var message: String?
}
