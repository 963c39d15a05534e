internal import StageContext
internal import StageKit

/// The time between events.
public typealias RxTimeInterval = DispatchTimeInterval
/// A moment.
public typealias RxTime = Date

/// Calls functions.
public protocol ImmediateSchedulerType {
  /// Calls a function with a value, now or after the present function.
  func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable
}

/// Calls functions at times.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The present time.
  var now: RxTime { get }
  /// Calls a function with a value after a time.
  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable
}

extension SchedulerType {
  /// The present time of the stage.
  public var now: RxTime { Date() }

  /// Calls a function with a value after a time on the clock of the stage.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    StageClock.call(after: dueTime.secondsOfStage) { action(state) }
  }

  /// Calls a function after a time, and again at intervals.
  public func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> any Disposable {
    var state = state
    return StageClock.repeating(
      after: startAfter.secondsOfStage, every: period.secondsOfStage
    ) { state = action(state) }
  }
}

/// The clock of the stage.
enum StageClock {
  /// Calls a function after a time in seconds; what it returns ends with the result.
  static func call(after seconds: Double, _ action: @escaping () -> any Disposable)
    -> any Disposable
  {
    let result = SerialDisposable()
    guard seconds.isFinite else { return result }
    let stage = ApplicationContext.shared.stage
    stage.perform(at: stage.time + max(seconds, 0)) {
      if !result.isDisposed { result.disposable = action() }
    }
    return result
  }

  /// Calls a function after a time and then at intervals, in seconds, of at least 1 ms.
  static func repeating(after first: Double, every interval: Double, _ action: @escaping () -> Void)
    -> any Disposable
  {
    let result = BooleanDisposable()
    let stage = ApplicationContext.shared.stage
    func call(at time: Double) {
      guard time.isFinite else { return }
      stage.perform(at: time) {
        if result.isDisposed { return }
        action()
        call(at: time + max(interval, 0.001))
      }
    }
    call(at: stage.time + max(first, 0))
    return result
  }
}

extension DispatchTimeInterval {
  /// The interval in seconds; infinite for `.never`.
  var secondsOfStage: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: .infinity
    }
  }
}
