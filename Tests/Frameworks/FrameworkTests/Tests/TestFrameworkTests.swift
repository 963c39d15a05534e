import StageTesting
import TestCases
import Testing
import UIKit

/// The modules for tests of programs; what they register is global.
@Suite(.serialized) struct TestFrameworkTests {}

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
