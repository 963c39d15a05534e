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
  /// The column in the line, from 1; nil if it is not known.
  public let column: Int?
  /// The column of the code in the line, from 1, which messages do not show; nil if it is not
  /// known.
  public let codeColumn: Int?
  /// How much is lost.
  public let severity: Severity
  /// What was found and why it does not work, a sentence.
  public let message: String

  /// The problem as compilers print it: file, line, severity, sentence.
  public var description: String {
    let place = column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
    return "\(place): \(severity.rawValue): \(message)"
  }

  /// Creates a problem.
  public init(
    file: String, line: Int, column: Int? = nil, codeColumn: Int? = nil, severity: Severity,
    message: String
  ) {
    (self.file, self.line, self.column, self.codeColumn) = (file, line, column, codeColumn)
    (self.severity, self.message) = (severity, message)
  }
}
