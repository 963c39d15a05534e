public import Foundation
public import StageKit

/// A timer on the clock of the stage, in place of Foundation's.
public final class Timer {
  /// The interval between calls, in seconds.
  public let timeInterval: Double
  /// What the timer was created with for its user.
  public let userInfo: Any?
  /// The tolerance; calls are always on time.
  public var tolerance = 0.0
  /// Whether the timer can fire.
  public private(set) var isValid = true

  private let repeats: Bool
  private let call: (Timer) -> Void
  private var stageTimer: StageTimer?
  private let delay: Double

  private init(
    after delay: Double, every interval: Double, userInfo: Any?, repeats: Bool,
    call: @escaping (Timer) -> Void
  ) {
    // As in Foundation, which takes no interval that is not above 0.
    timeInterval = max(interval, 0.0001)
    self.delay = max(delay, 0)
    self.userInfo = userInfo
    self.repeats = repeats
    self.call = call
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
      after: date.timeIntervalSince(UIApplication.shared.date), every: interval, userInfo: nil,
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

  /// Starts the timer on the clock of the application; a timer that runs is ignored.
  func start() {
    guard isValid, stageTimer == nil else { return }
    let stage = UIApplication.shared.stage
    if delay == timeInterval {
      stageTimer = stage.scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { _ in
        self.fire()
      }
    } else {
      stage.perform(at: stage.time + delay) { [self] in
        guard isValid else { return }
        if repeats {
          stageTimer = stage.scheduledTimer(withTimeInterval: timeInterval, repeats: true) { _ in
            self.fire()
          }
        }
        fire()
      }
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
