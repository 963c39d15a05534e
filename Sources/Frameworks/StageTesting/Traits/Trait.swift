/// What changes how a test runs, or says more of it.
public protocol Trait: Sendable {
  /// What is said of the trait.
  var comments: [Comment] { get }
}

extension Trait {
  /// What is said of the trait; nothing by default.
  public var comments: [Comment] { [] }
}

/// A trait of tests.
public protocol TestTrait: Trait {}

/// A trait of suites, which holds for the tests in them.
public protocol SuiteTrait: Trait {
  /// Whether it holds for the suites in the suite; here a trait always does.
  var isRecursive: Bool { get }
}

extension SuiteTrait {
  /// Whether it holds for the suites in the suite; false by default.
  public var isRecursive: Bool { false }
}

/// A trait that runs code around a test.
public protocol TestScoping: Sendable {
  /// Runs a test, with code before and after it.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The call of the test.
  ///   - function: The function of the test.
  /// - Throws: The error of the function, or one of its own, which fails the test.
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws
}

/// A trait that changes a setting while a test runs, which it need not run in asynchronous code.
public protocol _ConfigurationTrait: TestTrait, SuiteTrait {
  /// Sets the setting.
  func _begin()
  /// Restores the setting.
  func _end()
}

/// A trait that skips tests.
public struct ConditionTrait: TestTrait, SuiteTrait {
  let isEnabled: @Sendable () throws -> Bool
  /// What is said of the trait.
  public let comments: [Comment]

  /// Why the test is skipped; nil if it is not.
  var skipReason: String? {
    let isEnabled = (try? isEnabled()) ?? false
    return isEnabled ? nil : comments.map(\.rawValue).joined(separator: " ")
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test unless a condition is true.
  public static func enabled(
    if condition: @autoclosure @escaping @Sendable () throws -> Bool, _ comment: Comment? = nil
  ) -> Self { Self(isEnabled: condition, comments: comment.map { [$0] } ?? []) }

  /// Skips the test.
  public static func disabled(_ comment: Comment? = nil) -> Self {
    Self(isEnabled: { false }, comments: comment.map { [$0] } ?? [])
  }

  /// Skips the test if a condition is true.
  public static func disabled(
    if condition: @autoclosure @escaping @Sendable () throws -> Bool, _ comment: Comment? = nil
  ) -> Self { Self(isEnabled: { try !condition() }, comments: comment.map { [$0] } ?? []) }
}

/// A trait of tests that run one after the other, as all do here.
public struct ParallelizationTrait: TestTrait, SuiteTrait {}

extension Trait where Self == ParallelizationTrait {
  /// Runs tests one after the other, as all do here.
  public static var serialized: Self { Self() }
}

/// A trait with the longest time of a test.
public struct TimeLimitTrait: TestTrait, SuiteTrait {
  /// A time.
  public struct Duration: Sendable {
    let seconds: Double

    /// Returns a time of some minutes.
    public static func minutes(_ minutes: some BinaryInteger) -> Duration {
      Duration(seconds: Double(minutes) * 60)
    }
  }

  let limit: Duration
}

extension Trait where Self == TimeLimitTrait {
  /// The longest time of a test, on the clock of the stage and, for the command `test`, on that of
  /// the machine; of several limits the shortest one holds.
  public static func timeLimit(_ limit: TimeLimitTrait.Duration) -> Self { Self(limit: limit) }
}

/// A trait that names a bug.
public struct Bug: TestTrait, SuiteTrait {
  /// The address of the bug; nil if it is not known.
  public let url: String?
}

extension Trait where Self == Bug {
  /// Names a bug by its address.
  public static func bug(_ url: String, _ title: Comment? = nil) -> Self { Self(url: url) }
  /// Names a bug by its identifier.
  public static func bug(
    _ url: String? = nil, id: some Sendable, _ title: Comment? = nil
  ) -> Self { Self(url: url) }
}

/// A word by which tests are grouped.
public struct Tag: Hashable, Sendable {
  let name: String

  /// Creates a tag, as `@Tag` does.
  public init(_name name: String) { self.name = name }

  /// A trait with tags.
  public struct List: TestTrait, SuiteTrait {
    let tags: Set<Tag>
  }
}

extension Trait where Self == Tag.List {
  /// Adds tags to a test.
  public static func tags(_ tags: Tag...) -> Self { Self(tags: Set(tags)) }
}
