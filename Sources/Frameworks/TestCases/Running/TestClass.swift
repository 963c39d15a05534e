/// A class of tests with its methods, which rewritten source registers.
public final class _TestClass {
  private let type: XCTestCase.Type
  private let group: TestGroup

  /// Creates a description of a class without methods.
  public init(_ name: String, _ type: XCTestCase.Type) {
    self.type = type
    group = TestGroup(name: name, prepare: { type.setUp() }, cleanUp: { type.tearDown() })
  }

  /// Adds a method.
  public func test(_ name: String, _ invoke: @escaping (XCTestCase) throws -> Void) {
    group.add(
      TestGroup.Test(name: name) { [type] run in
        let testCase = type.init()
        testCase.name = "-[\(run.className) \(run.testName)]"
        testCase.invocation = { try invoke(testCase) }
        testCase.invokeTest()
      })
  }

  /// Adds an asynchronous method.
  public func test(async name: String, _ invoke: @escaping (XCTestCase) async throws -> Void) {
    test(name) { testCase in
      try TestRun.current?.wait { try await invoke(testCase) }
    }
  }

  /// Adds the class to those that the runner finds; another one of its name is replaced.
  public func register() {
    if let index = TestGroup.all.firstIndex(where: { $0.name == group.name }) {
      TestGroup.all[index] = group
    } else {
      TestGroup.all.append(group)
    }
  }
}

@available(*, unavailable)
extension _TestClass: Sendable {}
