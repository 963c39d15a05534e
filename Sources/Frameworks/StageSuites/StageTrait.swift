public import Testing

/// Prepares a class of tests before its first one, and cleans up after the last one.
public struct _StageTrait: SuiteTrait, TestScoping {
  let group: String
  let tests: @MainActor @Sendable () -> _StageTests

  /// Calls a function between the preparation of the class and its end.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await MainActor.run { tests().prepare(group) }
    let result: Result<Void, any Error>
    do {
      result = .success(try await function())
    } catch {
      result = .failure(error)
    }
    await MainActor.run { tests().cleanUp(group) }
    try result.get()
  }
}

extension Trait where Self == _StageTrait {
  /// Prepares a class of tests before its first one, and cleans up after the last one.
  ///
  /// - Parameters:
  ///   - group: The name of the class.
  ///   - tests: Returns the tests of the target.
  /// - Returns: The trait.
  public static func _onStage(
    _ group: String, _ tests: @escaping @MainActor @Sendable () -> _StageTests
  ) -> Self { Self(group: group, tests: tests) }
}
