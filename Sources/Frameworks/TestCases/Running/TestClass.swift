/// A class of tests with its methods, which rewritten source registers.
public final class _TestClass {
  /// A method of a class of tests.
  struct Test {
    let name: String
    let invoke: (XCTestCase) throws -> Void
  }

  let name: String
  let type: XCTestCase.Type
  private(set) var tests: [Test] = []

  /// Creates a description of a class without methods.
  public init(_ name: String, _ type: XCTestCase.Type) {
    self.name = name
    self.type = type
  }

  /// Adds a method.
  public func test(_ name: String, _ invoke: @escaping (XCTestCase) throws -> Void) {
    tests.append(Test(name: name, invoke: invoke))
  }

  /// Adds an asynchronous method.
  public func test(async name: String, _ invoke: @escaping (XCTestCase) async throws -> Void) {
    tests.append(
      Test(name: name) { testCase in
        try TestRun.current?.wait { try await invoke(testCase) }
      })
  }

  /// Adds the class to those that the runner finds; another one of its name is replaced.
  public func register() {
    if let index = Self.all.firstIndex(where: { $0.name == name }) {
      Self.all[index] = self
    } else {
      Self.all.append(self)
    }
  }

  /// The classes that have been registered.
  nonisolated(unsafe) static var all: [_TestClass] = []
}

@available(*, unavailable)
extension _TestClass: Sendable {}
