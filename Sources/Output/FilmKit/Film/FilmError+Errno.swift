internal import SystemPackage

extension FilmError {
  /// Returns the error of a failed write.
  ///
  /// - Parameters:
  ///   - target: The file or pipe, as it appears in the sentence.
  ///   - errno: The error number of the system call.
  /// - Returns: The error to throw.
  static func writing(_ target: String, failedWith errno: Errno) -> FilmError {
    switch errno {
    case .noSpace, .diskQuotaExceeded:
      FilmError(.diskFull, "There is no space left to write \(target): \(errno).")
    case .brokenPipe:
      FilmError(
        .closedPipe, "The reader of \(target) closed it before the film was complete.")
    case .fileExists:
      FilmError(
        .cannotWrite,
        "Cannot write \(target): a file exists there by now, and must not be replaced.")
    default:
      FilmError(.cannotWrite, "Cannot write \(target): \(errno).")
    }
  }
}
