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
  ///   - mode: What becomes of snapshots.
  ///   - begin: Called before each test with its name and its time limit, in seconds; nil without
  ///     one.
  ///   - end: Called after each test.
  func run(
    _ names: Set<String>, _ choice: ProgramChoice, _ mode: SnapshotMode,
    begin: @escaping (String, Double?) -> Void, end: @escaping (TestOutcome) -> Void
  )
}

/// What becomes of the snapshots of tests.
package enum SnapshotMode: Sendable {
  /// They are compared with files of their own, or recorded: all, failed, missing or never; nil for
  /// the choice of the tests. Those that differ are written to a directory.
  case own(record: String?, artifacts: String)
  /// They are put beside those of Apple's simulators.
  case apple
}

/// A snapshot of a test, with the one that is expected.
package struct TestSnapshot: Sendable {
  /// The names of its directory and file.
  package let name: String
  /// The bytes of the file that is expected; nil if there is none.
  package let expected: [UInt8]?
  /// The bytes of the snapshot.
  package let actual: [UInt8]

  /// Creates a snapshot.
  package init(name: String, expected: [UInt8]?, actual: [UInt8]) {
    (self.name, self.expected, self.actual) = (name, expected, actual)
  }
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
  /// The files that the test keeps: their names, and their bytes.
  package let files: [(name: String, contents: [UInt8])]
  /// The snapshots that differ from their files, or all if they are compared with those of Apple's
  /// simulators.
  package let snapshots: [TestSnapshot]

  /// Creates an outcome.
  package init(
    name: String, failures: [Failure], skipReason: String?,
    files: [(name: String, contents: [UInt8])] = [], snapshots: [TestSnapshot] = []
  ) {
    (self.name, self.failures, self.skipReason) = (name, failures, skipReason)
    (self.files, self.snapshots) = (files, snapshots)
  }
}
