internal import SystemPackage

extension FilmError {
  /// Says that a write failed.
  ///
  /// - Parameters:
  ///   - target: What was written to, as it appears in a sentence.
  ///   - errno: What the system answered.
  /// - Returns: The error to be thrown.
  static func writing(_ target: String, failedWith errno: Errno) -> FilmError {
    switch errno {
    case .noSpace, .diskQuotaExceeded:
      FilmError(.diskFull, "There is no space left to write \(target): \(errno).")
    case .brokenPipe:
      FilmError(.closedPipe, "The reader of \(target) closed it before the film was whole.")
    default:
      FilmError(.cannotWrite, "Cannot write \(target): \(errno).")
    }
  }
}
