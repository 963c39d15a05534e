internal import TestCases

/// A test, a function with the attribute `@Test`.
///
/// The module stands in the place of Swift's `Testing`: source that is rewritten calls functions of
/// it in place of the macros.
public struct Test: Sendable {
  /// The name of the function, with the labels of its arguments.
  public let name: String
  /// The name that the attribute gives; nil for none.
  public let displayName: String?
  /// The traits of the test and of the suites around it.
  public let traits: [any Trait]

  /// The tags of the test.
  public var tags: Set<Tag> {
    traits.reduce(into: []) { $0.formUnion(($1 as? Tag.List)?.tags ?? []) }
  }

  /// One call of a test, with its arguments.
  public struct Case: Sendable {
    /// Whether the test has arguments.
    public let isParameterized: Bool

    /// The call that runs; nil outside of a test.
    public nonisolated(unsafe) internal(set) static var current: Case?
  }

  /// The test that runs; nil outside of a test.
  public nonisolated(unsafe) internal(set) static var current: Test?
}

/// A text that says more of an expectation or a trait.
public struct Comment: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation, RawRepresentable
{
  /// The text.
  public let rawValue: String

  /// Creates a comment.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a comment.
  public init(stringLiteral value: String) { rawValue = value }

  /// The text.
  public var description: String { rawValue }
}

/// A place in source.
public struct SourceLocation: Hashable, Sendable {
  /// The module and the file.
  public var fileID: String
  /// The path of the file.
  public var filePath: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Creates a place.
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  /// Creates the place of the call, as `#_sourceLocation` does.
  public static func _here(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// A value with a text of its own for the messages of tests.
public protocol CustomTestStringConvertible {
  /// The text.
  var testDescription: String { get }
}

/// Returns the text of a value for messages.
func description(of value: Any) -> String {
  if let value = value as? any CustomTestStringConvertible { return value.testDescription }
  return value is String ? "\"\(value)\"" : String(describing: value)
}
