/// Tests of one class or suite, in the order in which they are registered.
package final class TestGroup {
  /// A test.
  package struct Test {
    /// The name of the function, such as `testTitle` or `title()`.
    package let name: String
    /// The longest time of the test, in seconds; nil without a limit of its own.
    package let timeLimit: Double?
    /// Runs the test in the application that is current.
    package let perform: (TestRun) -> Void

    /// Creates a test.
    package init(name: String, timeLimit: Double? = nil, perform: @escaping (TestRun) -> Void) {
      (self.name, self.timeLimit, self.perform) = (name, timeLimit, perform)
    }
  }

  /// The name of the class or suite; empty for functions of a file.
  package let name: String
  /// Prepares the class before its first test.
  let prepare: () -> Void
  /// Cleans up after the last test.
  let cleanUp: () -> Void
  /// The tests.
  package private(set) var tests: [Test] = []

  /// Creates a group without tests.
  init(
    name: String, prepare: @escaping () -> Void = {}, cleanUp: @escaping () -> Void = {}
  ) {
    (self.name, self.prepare, self.cleanUp) = (name, prepare, cleanUp)
  }

  /// Adds a test; another one of its name is replaced.
  package func add(_ test: Test) {
    if let index = tests.firstIndex(where: { $0.name == test.name }) {
      tests[index] = test
    } else {
      tests.append(test)
    }
  }

  /// Returns the group of a name, which is made if there is none.
  package static func named(_ name: String) -> TestGroup {
    if let group = all.first(where: { $0.name == name }) { return group }
    let group = TestGroup(name: name)
    all.append(group)
    return group
  }

  /// Returns the name of a test for messages and filters, such as `HomeTests.testTitle`.
  func fullName(of test: Test) -> String { name.isEmpty ? test.name : "\(name).\(test.name)" }

  /// The groups that have been registered.
  nonisolated(unsafe) static var all: [TestGroup] = []
}

@available(*, unavailable)
extension TestGroup: Sendable {}
@available(*, unavailable)
extension TestGroup.Test: Sendable {}
