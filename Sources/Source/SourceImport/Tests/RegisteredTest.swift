/// A test that rewritten files register.
public struct RegisteredTest: Sendable, Equatable {
  /// The class or suite, with the types around it, such as `HomeTests`; empty for a function of a
  /// file.
  public let group: String
  /// The function: `testTitle` of a subclass of `XCTestCase`, `title()` with the attribute `@Test`.
  public let name: String
  /// The name that the attribute gives it, as a literal of Swift; nil for none.
  public let displayName: String?
  /// The path of the file.
  public let file: String
  /// The line of the declaration, from 1.
  public let line: Int
}
