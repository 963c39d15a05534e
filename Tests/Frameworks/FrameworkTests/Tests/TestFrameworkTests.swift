private import Foundation
import StageTesting
import TestCases
import Testing
import UIKit

/// The modules for tests of programs.
@Suite(.serialized) struct TestFrameworkTests {}

/// Tests are registered in one list, which suites that run at the same time would share.
private let registration = NSLock()

/// Runs tests that are registered by a function, and returns their runs.
func runs(
  of filter: String = "", registering register: @escaping () -> Void
) -> [TestRun] {
  let runner = TestRunner { body in
    ProgramSettings().inApplication(resources: ".") { application in
      register()
      body(application)
    }
  }
  registration.lock()
  defer { registration.unlock() }
  var runs: [TestRun] = []
  runner.run(
    where: { filter.isEmpty || $0.contains(filter) }, begin: { _, _ in }, end: { runs.append($0) })
  return runs
}

/// Runs the body of one test, and returns its run.
func run(_ body: @escaping () throws -> Void) throws -> TestRun {
  let all = runs { _TestFunction("", "body()", nil, []).register(body) }
  return try #require(all.first)
}

/// Runs the asynchronous body of one test, and returns its run.
func run(async body: @escaping () async throws -> Void) throws -> TestRun {
  let all = runs { _TestFunction("", "body()", nil, []).register(async: body) }
  return try #require(all.first)
}
