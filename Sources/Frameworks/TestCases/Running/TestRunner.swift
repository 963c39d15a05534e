package import UIKit

/// Runs the tests that a program has registered, each in an application of its own.
package struct TestRunner {
  private let inApplication: ((UIApplication) -> Void) -> Void
  private let groups: [TestGroup]

  /// Creates a runner.
  ///
  /// - Parameter inApplication: Calls a function in a new application, in which the classes of the
  ///   program are registered.
  package init(inApplication: @escaping ((UIApplication) -> Void) -> Void) {
    self.inApplication = { body in
      // Each application registers the classes anew, and those of another target may have the
      // same names.
      TestGroup.all = []
      inApplication(body)
    }
    self.inApplication { _ in }
    groups = TestGroup.all
  }

  /// The names of all tests, such as `HomeTests.testTitle`, in the order of the files.
  package var names: [String] {
    groups.flatMap { group in group.tests.map(group.fullName) }
  }

  /// Runs tests.
  ///
  /// - Parameters:
  ///   - isChosen: Returns whether the test of a name is run.
  ///   - begin: Called before each test with its name and its time limit, in seconds.
  ///   - end: Called after each test.
  package func run(
    where isChosen: (String) -> Bool, begin: (String, Double?) -> Void, end: (TestRun) -> Void
  ) {
    for group in groups {
      let tests = group.tests.filter { isChosen(group.fullName(of: $0)) }
      guard !tests.isEmpty else { continue }
      prepare(group)
      for test in tests { end(run(test, of: group, begin: begin)) }
      cleanUp(group)
    }
  }

  /// Runs one test, whose class is not prepared.
  ///
  /// - Parameter name: The name, such as `HomeTests.testTitle`.
  /// - Returns: The run; nil if there is no such test.
  package func run(_ name: String) -> TestRun? {
    for group in groups {
      if let test = group.tests.first(where: { group.fullName(of: $0) == name }) {
        return run(test, of: group)
      }
    }
    return nil
  }

  /// Prepares a class before its first test.
  package func prepare(_ name: String) {
    if let group = groups.first(where: { $0.name == name }) { prepare(group) }
  }

  /// Cleans up after the last test of a class.
  package func cleanUp(_ name: String) {
    if let group = groups.first(where: { $0.name == name }) { cleanUp(group) }
  }

  private func prepare(_ group: TestGroup) { inApplication { _ in group.prepare() } }

  private func cleanUp(_ group: TestGroup) { inApplication { _ in group.cleanUp() } }

  private func run(
    _ test: TestGroup.Test, of group: TestGroup, begin: (String, Double?) -> Void = { _, _ in }
  ) -> TestRun {
    let run = TestRun(
      className: group.name, testName: test.name, name: group.fullName(of: test))
    run.timeLimit = test.timeLimit
    begin(run.name, test.timeLimit)
    inApplication { application in
      // The host of the tests shows nothing.
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      TestRun.current = run
      let start = run.time
      test.perform(run)
      run.checkTime(since: start)
      for cut in application.takeReachedCuts() { TestRun.fail(cut, file: "", line: 0) }
      TestRun.current = nil
    }
    return run
  }
}

@available(*, unavailable)
extension TestRunner: Sendable {}
