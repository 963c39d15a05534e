package import StageContext

extension ApplicationContext {
  /// Notes once that a framework answers as on a device that has not what it is about.
  ///
  /// - Parameters:
  ///   - framework: The framework.
  ///   - answer: What it answers.
  package static func logUnavailable(_ framework: String, _ answer: String) {
    logOnce("\(framework) is not part of a film: \(answer).")
  }
}
