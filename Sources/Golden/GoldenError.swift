internal import Imaging
internal import SystemPackage

/// The reason why golden frames or panels of differences could not be written.
public struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that names the file, with the operating system's reason.
  public let description: String

  init(writing path: FilePath, failedWith error: any Error) {
    description = "Cannot write \(path): \(Self.reason(of: error))."
  }

  /// Returns the operating system's message.
  private static func reason(of error: any Error) -> String {
    (error as? PNGError)?.reason ?? "\(error)"
  }
}
