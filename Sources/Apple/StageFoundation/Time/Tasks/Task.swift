internal import StageContext
internal import StageKit

/// A piece of asynchronous work on the clock of the stage, in place of Swift's.
///
/// Tasks of an application run on the stage's thread, one after the other, at the time at which
/// they were created or woke up. What waits for the outside world, such as a network, wakes up when
/// the stage handles its next event.
public struct Task<Success: Sendable, Failure: Error>: Hashable, Sendable {
  private struct Operation: @unchecked Sendable {
    // It runs on the thread of the stage that creates it.
    let perform: () async throws -> Success
  }

  fileprivate let task: _Concurrency.Task<Success, Failure>

  /// Whether the task is cancelled.
  public var isCancelled: Bool { task.isCancelled }

  /// Cancels the task, which finds that out by itself.
  public func cancel() { task.cancel() }

  /// Returns whether two tasks are the same.
  public static func == (left: Task, right: Task) -> Bool { left.task == right.task }

  /// Hashes the identity of the task.
  public func hash(into hasher: inout Hasher) { hasher.combine(task) }
}

extension Task where Failure == any Error {
  /// Starts work that can fail.
  ///
  /// - Parameters:
  ///   - priority: The priority, which changes nothing.
  ///   - operation: The work.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: @escaping () async throws -> Success
  ) {
    let operation = Operation(perform: operation)
    task = _Concurrency.Task(executorPreference: ApplicationContext.shared.taskExecutor) {
      try await operation.perform()
    }
  }

  /// Starts work that can fail, as `init` does.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
  ) -> Task { Task(priority: priority, operation: operation) }

  /// The result of the work.
  public var value: Success { get async throws { try await task.value } }
}

extension Task where Failure == Never {
  private struct NonthrowingOperation: @unchecked Sendable {
    let perform: () async -> Success
  }

  /// Starts work.
  ///
  /// - Parameters:
  ///   - priority: The priority, which changes nothing.
  ///   - operation: The work.
  @discardableResult
  public init(
    priority: TaskPriority? = nil, @_implicitSelfCapture operation: @escaping () async -> Success
  ) {
    let operation = NonthrowingOperation(perform: operation)
    task = _Concurrency.Task(executorPreference: ApplicationContext.shared.taskExecutor) {
      await operation.perform()
    }
  }

  /// Starts work, as `init` does.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) -> Task { Task(priority: priority, operation: operation) }

  /// The result of the work.
  public var value: Success { get async { await task.value } }
}

extension Task where Success == Never, Failure == Never {
  /// Whether the running task is cancelled.
  public static var isCancelled: Bool { _Concurrency.Task.isCancelled }

  /// Throws an error if the running task is cancelled.
  public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }

  /// Suspends the task so that others run.
  public static func yield() async { await _Concurrency.Task.yield() }

  /// Waits for nanoseconds of the stage's time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled when it wakes up.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(seconds: Double(duration) / 1e9)
  }

  /// Waits for a duration of the stage's time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled when it wakes up.
  public static func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    let parts = duration.components
    try await sleep(seconds: Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
  }

  private static func sleep(seconds: Double) async throws {
    await wait(seconds)
    try _Concurrency.Task.checkCancellation()
  }

  private static func wait(_ seconds: Double) async {
    await withCheckedContinuation { continuation in
      let stage = ApplicationContext.shared.stage
      stage.perform(at: stage.time + max(seconds, 0)) { continuation.resume() }
    }
  }
}

/// What is left of the main actor: all code of an application runs on the thread of its stage.
///
/// Rewritten source calls it in place of `MainActor`.
public enum _MainActor: Sendable {
  /// Calls a function at once.
  public static func run<Result>(
    resultType: Result.Type = Result.self, body: () throws -> Result
  ) async rethrows -> Result { try body() }

  /// Calls a function at once.
  public static func assumeIsolated<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try operation()
  }
}
