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
    _TestClass.all = []
    inApplication { _ in }
  }

  /// The names of all tests, such as `HomeTests.testTitle`, in the order of the files.
  package var names: [String] {
    _TestClass.all.flatMap { type in type.tests.map { "\(type.name).\($0.name)" } }
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
    for type in _TestClass.all {
      let tests = type.tests.filter { isChosen("\(type.name).\($0.name)") }
      guard !tests.isEmpty else { continue }
      inApplication { _ in type.type.setUp() }
      for test in tests {
        let run = TestRun(className: type.name, testName: test.name)
        begin(run.name)
        inApplication { application in
          // The host of the tests shows nothing.
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = UIViewController()
          window.makeKeyAndVisible()
          TestRun.current = run
          let testCase = type.type.init()
          testCase.name = run.name
          testCase.invocation = { try test.invoke(testCase) }
          testCase.invokeTest()
          for cut in application.takeReachedCuts() { TestRun.fail(cut, file: "", line: 0) }
          TestRun.current = nil
        }
        end(run)
      }
      inApplication { _ in type.type.tearDown() }
    }
  }
}

@available(*, unavailable)
extension TestRunner: Sendable {}
