public import SystemPackage

/// The files that a failed expectation leaves for review; a file that was not written is nil.
public struct TestArtifacts: Hashable, Sendable {
  /// A copy of the golden image or film.
  public internal(set) var expected: FilePath?
  /// Expected picture, difference and actual picture side by side.
  public internal(set) var difference: FilePath?
  /// The image or film of the test.
  public internal(set) var actual: FilePath?
}
