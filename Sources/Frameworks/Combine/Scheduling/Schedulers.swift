public import OpenCombine
internal import StageContext
public import StageFoundation
internal import StageKit

/// A queue or run loop that calls functions on the clock of the stage.
public protocol StageScheduler: Scheduler
where SchedulerTimeType == StageSchedulerTime, SchedulerOptions == StageSchedulerOptions {}

/// How a function is called; it changes nothing.
public struct StageSchedulerOptions: Sendable {
  /// Creates options.
  public init() {}
}

extension StageScheduler {
  /// The present time of the stage.
  public var now: StageSchedulerTime {
    StageSchedulerTime(seconds: ApplicationContext.shared.stage.time)
  }
  /// How exact times are: they are exact.
  public var minimumTolerance: StageSchedulerTime.Stride { 0 }

  /// Calls a function after the present one, at the same time.
  public func schedule(options: StageSchedulerOptions?, _ action: @escaping () -> Void) {
    let stage = ApplicationContext.shared.stage
    stage.perform(at: stage.time, action)
  }

  /// Calls a function at a time; one in the past is now.
  public func schedule(
    after date: StageSchedulerTime, tolerance: StageSchedulerTime.Stride,
    options: StageSchedulerOptions?, _ action: @escaping () -> Void
  ) {
    guard date.seconds.isFinite else { return }
    let stage = ApplicationContext.shared.stage
    stage.perform(at: max(date.seconds, stage.time), action)
  }

  /// Calls a function at a time and then at intervals, until that is cancelled.
  public func schedule(
    after date: StageSchedulerTime, interval: StageSchedulerTime.Stride,
    tolerance: StageSchedulerTime.Stride, options: StageSchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let seconds = max(interval.timeInterval, 0.0001)
    let repetition = Repetition(every: seconds, action)
    repetition.call(at: max(date.seconds, ApplicationContext.shared.stage.time))
    return AnyCancellable { repetition.isCancelled = true }
  }
}

/// Calls a function at intervals.
private final class Repetition {
  var isCancelled = false
  private let interval: Double
  private let action: () -> Void

  init(every interval: Double, _ action: @escaping () -> Void) {
    self.interval = interval
    self.action = action
  }

  func call(at time: Double) {
    guard time.isFinite else { return }
    ApplicationContext.shared.stage.perform(at: time) { [self] in
      guard !isCancelled else { return }
      action()
      call(at: time + interval)
    }
  }
}

extension DispatchQueue: StageScheduler {
  /// A time of the stage.
  public typealias SchedulerTimeType = StageSchedulerTime
  /// How a function is called.
  public typealias SchedulerOptions = StageSchedulerOptions
}

extension OperationQueue: StageScheduler {
  /// A time of the stage.
  public typealias SchedulerTimeType = StageSchedulerTime
  /// How a function is called.
  public typealias SchedulerOptions = StageSchedulerOptions
}

extension RunLoop: StageScheduler {
  /// A time of the stage.
  public typealias SchedulerTimeType = StageSchedulerTime
  /// How a function is called.
  public typealias SchedulerOptions = StageSchedulerOptions
}

// swift-format-ignore: AvoidRetroactiveConformances
extension RunLoop: @retroactive Scheduler {}
