/// Calls functions at once, since all of a film runs on the main thread.
open class SerialDispatchQueueScheduler: SchedulerType {
  /// Creates a scheduler of a queue.
  public init(queue: DispatchQueue, internalSerialQueueName: String = "") {}
  /// Creates a scheduler of a quality, which changes nothing.
  public init(qos: DispatchQoS, internalSerialQueueName: String = "") {}
  /// Creates a scheduler of a name.
  public init(internalSerialQueueName: String) {}

  /// Calls a function after the present one.
  open func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    StageClock.call(after: 0) { action(state) }
  }
}

/// Calls functions on the main thread.
public final class MainScheduler: SerialDispatchQueueScheduler {
  /// Creates a scheduler.
  public init() { super.init(internalSerialQueueName: "") }

  /// A scheduler that calls functions at once.
  public static var instance: MainScheduler { MainScheduler() }
  /// A scheduler that calls functions after the present one.
  public static var asyncInstance: SerialDispatchQueueScheduler {
    SerialDispatchQueueScheduler(internalSerialQueueName: "")
  }

  /// Does nothing: all of a film runs on the main thread.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
  /// Does nothing: all of a film runs on the main thread.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {}

  /// Calls a function at once.
  override public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable { action(state) }
}

/// Calls functions at once.
public final class ConcurrentMainScheduler: SchedulerType {
  /// A scheduler.
  public static var instance: ConcurrentMainScheduler { ConcurrentMainScheduler() }

  /// Calls a function at once.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable { action(state) }
}

/// Calls functions after the present one.
public final class ConcurrentDispatchQueueScheduler: SchedulerType {
  /// Creates a scheduler of a queue.
  public init(queue: DispatchQueue) {}
  /// Creates a scheduler of a quality, which changes nothing.
  public init(qos: DispatchQoS) {}

  /// Calls a function after the present one.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    StageClock.call(after: 0) { action(state) }
  }
}

/// Calls functions after the present one.
public final class OperationQueueScheduler: ImmediateSchedulerType {
  /// The queue.
  public let operationQueue: OperationQueue

  /// Creates a scheduler of a queue.
  public init(operationQueue: OperationQueue) { self.operationQueue = operationQueue }

  /// Calls a function after the present one.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    StageClock.call(after: 0) { action(state) }
  }
}

/// Calls functions one after the other, at the end of the present subscription.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// A scheduler.
  public static var instance: CurrentThreadScheduler { CurrentThreadScheduler() }

  /// Calls a function after those that wait.
  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let result = SerialDisposable()
    Trampoline.shared.add { if !result.isDisposed { result.disposable = action(state) } }
    return result
  }
}
