internal import StageContext

/// What is said of errors that nothing receives.
enum StreamLog {
  /// Prints an error, once for each kind and place.
  static func error(_ error: any Error, at place: String) {
    ApplicationContext.logOnce("an observable sequence sent an error to \(place): \(error)")
  }

  /// Prints a sentence once.
  static func say(_ sentence: String) { ApplicationContext.logOnce(sentence) }
}
