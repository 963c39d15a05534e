package import UIKit

/// Runs the tests that a program has registered, each in an application of its own.
package struct TestRunner {
  private let inApplication: ((UIApplication) -> Void) -> Void

  /// Creates a runner.
  ///
  /// - Parameter inApplication: Calls a function in a new application, in which the classes of the
  ///   program are registered.
  package init(inApplication: @escaping ((UIApplication) -> Void) -> Void) {
    self.inApplication = inApplication
    TestGroup.all = []
    inApplication { _ in }
  }

  /// The names of all tests, such as `HomeTests.testTitle`, in the order of the files.
  package var names: [String] {
    TestGroup.all.flatMap { group in group.tests.map(group.fullName) }
  }

  /// Runs tests.
  ///
  /// - Parameters:
  ///   - isChosen: Returns whether the test of a name is run.
  ///   - begin: Called before each test with its name.
  ///   - end: Called after each test.
  package func run(
    where isChosen: (String) -> Bool, begin: (String) -> Void, end: (TestRun) -> Void
  ) {
    // Each application registers the classes anew.
    for group in TestGroup.all {
      let tests = group.tests.filter { isChosen(group.fullName(of: $0)) }
      guard !tests.isEmpty else { continue }
      inApplication { _ in group.prepare() }
      for test in tests {
        let run = TestRun(
          className: group.name, testName: test.name, name: group.fullName(of: test))
        begin(run.name)
        inApplication { application in
          // The host of the tests shows nothing.
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = UIViewController()
          window.makeKeyAndVisible()
          TestRun.current = run
          test.perform(run)
          for cut in application.takeReachedCuts() { TestRun.fail(cut, file: "", line: 0) }
          TestRun.current = nil
        }
        end(run)
      }
      inApplication { _ in group.cleanUp() }
    }
  }
}

@available(*, unavailable)
extension TestRunner: Sendable {}
