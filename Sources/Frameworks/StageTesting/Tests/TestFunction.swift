internal import TestCases

/// A function with the attribute `@Test`, which rewritten source registers.
public struct _TestFunction {
  private let suite: String
  private let test: Test

  /// Creates a description of a function.
  ///
  /// - Parameters:
  ///   - suite: The name of the type around it; empty for none.
  ///   - name: The name, with the labels of the arguments.
  ///   - displayName: The name that the attribute gives; nil for none.
  ///   - traits: The traits of the function and of the suites around it.
  public init(_ suite: String, _ name: String, _ displayName: String?, _ traits: [any Trait]) {
    self.suite = suite
    test = Test(name: name, displayName: displayName, traits: traits)
  }

  /// Returns traits, whose names may begin with a dot.
  public static func _traits(_ traits: any Trait...) -> [any Trait] { traits }
  /// Returns traits, without the name that the attribute gives.
  public static func _traits(_ name: String?, _ traits: any Trait...) -> [any Trait] { traits }

  /// Registers a function without arguments.
  public func register(_ body: @escaping () throws -> Void) {
    add { run in try run([Call(body: body)]) }
  }

  /// Registers an asynchronous function without arguments.
  public func register(async body: @escaping () async throws -> Void) {
    add { run in try run([Call(async: body)]) }
  }

  /// Registers a function that is called with each element of a collection.
  public func register<Values: Sequence>(
    arguments: @escaping @autoclosure () throws -> Values,
    _ body: @escaping (Values.Element) throws -> Void
  ) {
    add { run in
      try run(
        try arguments().map { value in
          Call(text: StageTesting.description(of: value)) { try body(value) }
        })
    }
  }

  /// Registers an asynchronous function that is called with each element of a collection.
  public func register<Values: Sequence>(
    arguments: @escaping @autoclosure () throws -> Values,
    async body: @escaping (Values.Element) async throws -> Void
  ) {
    add { run in
      try run(
        try arguments().map { value in
          Call(text: StageTesting.description(of: value), async: { try await body(value) })
        })
    }
  }

  /// Registers a function that is called with each pair of elements of two collections.
  public func register<First: Collection, Second: Collection>(
    arguments first: @escaping @autoclosure () throws -> First,
    _ second: @escaping @autoclosure () throws -> Second,
    _ body: @escaping (First.Element, Second.Element) throws -> Void
  ) {
    add { run in
      let (first, second) = (try first(), try second())
      try run(
        first.flatMap { a in
          second.map { b in
            Call(
              text: "\(StageTesting.description(of: a)), \(StageTesting.description(of: b))"
            ) { try body(a, b) }
          }
        })
    }
  }

  /// Registers an asynchronous function that is called with each pair of elements of two
  /// collections.
  public func register<First: Collection, Second: Collection>(
    arguments first: @escaping @autoclosure () throws -> First,
    _ second: @escaping @autoclosure () throws -> Second,
    async body: @escaping (First.Element, Second.Element) async throws -> Void
  ) {
    add { run in
      let (first, second) = (try first(), try second())
      try run(
        first.flatMap { a in
          second.map { b in
            Call(
              text: "\(StageTesting.description(of: a)), \(StageTesting.description(of: b))",
              async: { try await body(a, b) })
          }
        })
    }
  }

  /// Adds the test to those that the runner finds.
  private func add(_ perform: @escaping (([Call]) throws -> Void) throws -> Void) {
    let (suite, test) = (suite, test)
    let limit = test.traits.compactMap { ($0 as? TimeLimitTrait)?.limit.seconds }.min()
    TestGroup.named(suite).add(
      TestGroup.Test(name: test.name, timeLimit: limit) { run in
        Test.current = test
        defer { Test.current = nil }
        if let reason = test.traits.lazy.compactMap({ ($0 as? ConditionTrait)?.skipReason }).first {
          return run.skip(reason)
        }
        let scopes = test.traits.compactMap { $0 as? any _ConfigurationTrait }
        for scope in scopes { scope._begin() }
        run.perform {
          try perform { calls in
            for call in calls { call.perform(in: run, of: test) }
          }
        }
        for scope in scopes.reversed() { scope._end() }
      })
  }
}

@available(*, unavailable)
extension _TestFunction: Sendable {}

/// A call of the function of a test.
private struct Call {
  /// The arguments; nil without any.
  let text: String?
  private let body: (() throws -> Void)?
  private let work: (() async throws -> Void)?

  init(text: String? = nil, body: @escaping () throws -> Void) {
    (self.text, self.body, work) = (text, body, nil)
  }

  init(text: String? = nil, async work: @escaping () async throws -> Void) {
    (self.text, body, self.work) = (text, nil, work)
  }

  func perform(in run: TestRun, of test: Test) {
    run.context = text.map { " (with \($0))" } ?? ""
    let testCase = Test.Case(isParameterized: text != nil)
    Test.Case.current = testCase
    defer {
      run.context = ""
      Test.Case.current = nil
    }
    let scopes = test.traits.compactMap { $0 as? any TestScoping }
    run.perform {
      if scopes.isEmpty, let body { return try body() }
      var next: @Sendable () async throws -> Void = wrapped
      for scope in scopes.reversed() {
        let inner = next
        next = { try await scope.provideScope(for: test, testCase: testCase, performing: inner) }
      }
      try run.wait(next)
    }
  }

  /// The body as asynchronous work.
  private var wrapped: @Sendable () async throws -> Void {
    {
      if let body { try body() } else { try await work?() }
    }
  }
}
