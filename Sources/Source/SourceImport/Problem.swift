/// A construct that cannot work on Linux, or that was rewritten with a loss.
public struct Problem: Sendable, Equatable, CustomStringConvertible {
  /// How much of the file is lost.
  public enum Severity: String, Sendable {
    /// The file does not compile.
    case error
    /// The file compiles, but the construct does less than on iOS.
    case warning
  }

  /// The path of the user's file.
  public let file: String
  /// The line in the user's file, from 1.
  public let line: Int
  /// How much is lost.
  public let severity: Severity
  /// What was found and why it does not work, a sentence.
  public let message: String

  /// The problem as compilers print it: file, line, severity, sentence.
  public var description: String { "\(file):\(line): \(severity.rawValue): \(message)" }
}
