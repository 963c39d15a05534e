internal import FileIO
internal import Imaging
internal import SystemPackage

/// The reason why golden frames or panels of differences could not be used or written.
public struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that names the file, with the operating system's reason.
  public let description: String

  init(_ description: String) { self.description = description.printable }

  init(writing path: FilePath, failedWith error: any Error) {
    self.init("Cannot write \(path.printable): \(Self.reason(of: error)).")
  }

  /// Creates the error of replacing a directory: that which occurred, if it names a file, or one that
  /// names what was being written.
  init(_ error: any Error, writing path: FilePath) {
    switch error {
    case let error as GoldenError: self = error
    case let error as CommitError: self.init(writing: error.path, failedWith: error)
    default: self.init(writing: path, failedWith: error)
    }
  }

  /// Returns the operating system's message.
  private static func reason(of error: any Error) -> String {
    (error as? PNGError)?.reason ?? "\(error)"
  }
}
