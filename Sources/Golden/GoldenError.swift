internal import Imaging
internal import SystemPackage

/// Why golden frames or pictures of a difference could not be written, in a sentence.
public struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What could not be written and what the system answered.
  public let description: String

  init(writing path: FilePath, failedWith error: any Error) {
    description = "Cannot write \(path): \(Self.reason(of: error))."
  }

  /// What the system answered, in its own words.
  private static func reason(of error: any Error) -> String {
    (error as? PNGError)?.reason ?? "\(error)"
  }
}
