/// The tests of a program for iOS, compiled and loaded.
package protocol LoadedTestProgram: Sendable {
  /// The names of all tests, such as `HomeTests.testTitle`, in the order of the files.
  var testNames: [String] { get }
  /// What was cut of program and tests since it does not compile, a sentence each.
  var cuts: [String] { get }

  /// Runs tests, each in an application of its own.
  ///
  /// - Parameters:
  ///   - names: The names of the tests.
  ///   - choice: The device.
  ///   - record: When snapshots are recorded: all, failed, missing or never; nil for the choice of
  ///     the tests.
  ///   - artifacts: The directory for snapshots that differ.
  ///   - begin: Called before each test with its name.
  ///   - end: Called after each test.
  /// - Returns: The snapshots that differ: name, and the bytes of expected and actual files.
  func run(
    _ names: Set<String>, _ choice: ProgramChoice, record: String?, artifacts: String,
    begin: @escaping (String) -> Void, end: @escaping (TestOutcome) -> Void
  ) -> [(name: String, expected: [UInt8], actual: [UInt8])]
}

/// The outcome of a test.
package struct TestOutcome: Sendable {
  /// A failed assertion, or an error.
  package struct Failure: Sendable {
    /// The file and the line; empty if unknown.
    package let place: String
    /// What is wrong.
    package let message: String

    /// Creates a failure.
    package init(place: String, message: String) { (self.place, self.message) = (place, message) }
  }

  /// The name, such as `HomeTests.testTitle`.
  package let name: String
  /// The failures; none of a test that passes.
  package let failures: [Failure]
  /// Why the test was skipped; nil if it was not.
  package let skipReason: String?

  /// Creates an outcome.
  package init(name: String, failures: [Failure], skipReason: String?) {
    (self.name, self.failures, self.skipReason) = (name, failures, skipReason)
  }
}
