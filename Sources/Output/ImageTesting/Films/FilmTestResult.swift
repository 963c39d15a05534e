public import FilmKit
public import ImageComparison
public import SystemPackage

/// The result of an expectation about a film.
public struct FilmTestResult: Sendable {
  /// A frame that differs from the golden film's.
  public struct Difference: Hashable, Sendable {
    /// The index of the frame in the film, from 0.
    public let index: Int
    /// The time of the frame in the scene, in seconds.
    public let time: Double
    /// How the frame differs.
    public let comparison: Comparison
  }

  /// Whether all frames match those of the golden film, which has as many.
  ///
  /// They may match, and the test fail, if the mode is ``ImageRecording/all``.
  public internal(set) var isMatch = false
  /// The size, rate and length of the film; nil if an argument is not valid.
  public internal(set) var film: Film?
  /// The number of frames of the golden film, at the film's rate; nil if the films were not
  /// compared.
  public internal(set) var goldenFrameCount: Int?
  /// The frames that differ, in their order; of films of different sizes only the first.
  public internal(set) var differences: [Difference] = []
  /// The frame that differs most, by the metric's measure.
  public internal(set) var worst: Difference?
  /// The file of the golden film; nil if its name is not valid.
  public internal(set) var golden: FilePath?
  /// Whether the film was recorded as the golden film.
  public internal(set) var isRecorded = false
  /// The films to review.
  public internal(set) var artifacts = TestArtifacts()
  /// The frame that differs most, as images to review.
  public internal(set) var worstFrameArtifacts = TestArtifacts()
  /// The message of the issue that was recorded; nil if the test passes.
  public internal(set) var message: String?
}
