public import Foundation
public import Geometry
internal import StageContext
public import StageKit

/// A timer on the clock of the stage, in place of Foundation's.
public final class Timer: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The interval between calls, in seconds.
  public let timeInterval: Double
  /// What the timer was created with for its user.
  public let userInfo: Any?
  /// The tolerance; calls are always on time.
  public var tolerance = 0.0
  /// Whether the timer can fire.
  public private(set) var isValid = true

  /// The time of the stage at which the timer fires next.
  private var nextTime: Double

  private let repeats: Bool
  private let call: (Timer) -> Void
  /// The timer of the stage, which retains it and, by its function, this one.
  private weak var stageTimer: StageTimer?
  private var isRunning = false
  private var delay: Double
  /// Counts the changes of ``fireDate``, which end what was scheduled before.
  private var version = 0

  private init(
    after delay: Double, every interval: Double, userInfo: Any?, repeats: Bool,
    call: @escaping (Timer) -> Void
  ) {
    // As in Foundation, which takes no interval that is not above 0.
    timeInterval = max(interval, 0.0001)
    self.delay = max(delay, 0)
    nextTime = (ApplicationContext.current?.stage.time ?? 0) + self.delay
    self.userInfo = userInfo
    self.repeats = repeats
    self.call = call
  }

  /// Creates a timer that never fires: one that stands for none until it is replaced.
  public convenience init() {
    self.init(after: .infinity, every: .infinity, userInfo: nil, repeats: false) { _ in }
  }

  /// Creates a timer that a run loop starts.
  ///
  /// - Parameters:
  ///   - interval: The interval, in seconds; at least 0.1 ms is taken.
  ///   - repeats: Whether the timer fires until it is invalidated.
  ///   - block: The function to call.
  public convenience init(
    timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(after: interval, every: interval, userInfo: nil, repeats: repeats, call: block)
  }

  /// Creates a timer that a run loop starts, and that fires first at a date.
  public convenience init(
    fire date: Date, interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(
      after: date.timeIntervalSince(ApplicationContext.shared.date), every: interval, userInfo: nil,
      repeats: repeats, call: block)
  }

  /// Creates a timer that a run loop starts, and that calls a method of an object it retains.
  public convenience init(
    timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(after: interval, every: interval, userInfo: userInfo, repeats: repeats) { timer in
      selector.perform(on: target, sender: timer)
    }
  }

  /// Creates and starts a timer.
  public static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Creates and starts a timer that calls a method of an object it retains.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.start()
    return timer
  }

  /// The date at which the timer fires next, or has fired last.
  ///
  /// Setting it moves the next call; a repeating timer continues from there.
  public var fireDate: Date {
    get { ApplicationContext.startOfTime.addingTimeInterval(nextTime) }
    set {
      let now = ApplicationContext.shared.stage.time
      delay = max(newValue.timeIntervalSince(ApplicationContext.startOfTime) - now, 0)
      nextTime = now + delay
      guard isRunning, isValid else { return }
      isRunning = false
      stageTimer?.invalidate()
      stageTimer = nil
      start()
    }
  }

  /// Starts the timer on the clock of the application; a timer that runs is ignored.
  func start() {
    guard isValid, !isRunning else { return }
    isRunning = true
    version += 1
    let version = version
    let stage = ApplicationContext.shared.stage
    nextTime = stage.time + delay
    if delay == timeInterval {
      repeatCalls(on: stage)
    } else if delay.isFinite {
      stage.perform(at: stage.time + delay) { [self, unowned stage] in
        guard isValid, version == self.version else { return }
        if repeats { repeatCalls(on: stage) }
        fire()
      }
    }
  }

  private func repeatCalls(on stage: Stage) {
    nextTime = stage.time + timeInterval
    stageTimer = stage.scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) {
      [unowned stage] _ in
      if self.repeats { self.nextTime = stage.time + self.timeInterval }
      self.fire()
    }
  }

  /// Calls the function at once; a timer that does not repeat is invalidated.
  public func fire() {
    guard isValid else { return }
    call(self)
    if !repeats { invalidate() }
  }

  /// Stops the timer permanently.
  public func invalidate() {
    isValid = false
    stageTimer?.invalidate()
    stageTimer = nil
  }
}

@available(*, unavailable)
extension Timer: Sendable {}

extension RunLoop {
  /// Starts a timer on the clock of the stage.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
