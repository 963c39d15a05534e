public import Foundation
internal import StageContext
internal import StageKit

/// A queue of functions on the clock of the stage, in place of Dispatch's.
///
/// All queues are one: functions are called one after the other, in the order of their times. What
/// is added without a delay is called at the same time as the function that adds it, after it.
public final class DispatchQueue {
  /// The attributes of a queue.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Functions may be called at the same time.
    public static let concurrent = Self(rawValue: 1)
    /// Functions wait for ``DispatchQueue/activate()``; they do not here.
    public static let initiallyInactive = Self(rawValue: 2)
  }

  /// When a queue releases objects; it changes nothing.
  public enum AutoreleaseFrequency: Sendable {
    case inherit, workItem, never
  }

  /// The label.
  public let label: String
  /// The quality of service, which changes nothing.
  public let qos: DispatchQoS
  /// Whether functions need not wait for one that sleeps.
  private let isConcurrent: Bool
  /// What is called at the present time and waits, in order.
  private let waiting = WaitingWork()

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - qos: The quality of service, which changes nothing.
  ///   - attributes: The attributes: without `.concurrent`, functions wait for one that sleeps.
  ///   - autoreleaseFrequency: When objects are released; it changes nothing.
  ///   - target: The queue that calls the functions of this one; all queues are one.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
    isConcurrent = attributes.contains(.concurrent)
  }

  /// Sets the queue that calls the functions of this one; all queues are one.
  public func setTarget(queue: DispatchQueue?) {}
  /// Lets a queue begin; all have begun.
  public func activate() {}

  /// The queue of the main thread.
  public static var main: DispatchQueue { DispatchQueue(label: "main") }

  /// A queue for work in the background, which is the main one.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(label: "global")
  }

  /// Calls a function after the present one, at the same time.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    group?.enter()
    enqueue {
      work()
      group?.leave()
    }
  }

  /// Performs an item after the present function, at the same time, unless it is cancelled.
  public func async(execute workItem: DispatchWorkItem) {
    enqueue { if !workItem.isCancelled { workItem.perform() } }
  }

  /// Calls a function at a time.
  ///
  /// - Parameters:
  ///   - deadline: The time; one in the past is now.
  ///   - qos: The quality of service, which changes nothing.
  ///   - flags: Flags, which change nothing.
  ///   - work: The function.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    perform(at: deadline, work)
  }

  /// Performs an item at a time, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    perform(at: deadline) { if !workItem.isCancelled { workItem.perform() } }
  }

  /// Calls a function at a time of day.
  ///
  /// - Parameters:
  ///   - wallDeadline: The time; one in the past is now.
  ///   - qos: The quality of service, which changes nothing.
  ///   - flags: Flags, which change nothing.
  ///   - work: The function.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    perform(at: wallDeadline.time, work)
  }

  /// Performs an item at a time of day, unless it is cancelled before.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: wallDeadline.time, execute: workItem)
  }

  /// Calls a function after the present one, at the same time.
  ///
  /// `async` itself takes only functions that can be sent to other threads.
  package func enqueue(_ work: @escaping () -> Void) {
    let item = waiting.add(work)
    let isBusy = ApplicationContext.shared.stage.eventsNow > Self.maxEventsBeforeFrame
    let start = isBusy ? DispatchTime.now() + Self.frameDuration : DispatchTime.now()
    perform(at: start) { [waiting] in waiting.perform(item) }
  }

  /// The number of events at one time after which functions wait for the next frame, as on a device,
  /// where each takes some time: functions may add each other without an end.
  private static let maxEventsBeforeFrame = 500
  /// The time between two frames of a screen, in seconds.
  private static let frameDuration = 1.0 / 60

  private func perform(at deadline: DispatchTime, _ work: @escaping () -> Void) {
    guard deadline.seconds < .infinity else { return }
    let context = ApplicationContext.shared
    context.stage.perform(at: deadline.seconds) { [self, unowned context] in
      // One function of a queue after the other, unless it is a queue of functions at once.
      let time = context.stage.time
      guard waiting.busyUntil <= time else {
        return perform(at: DispatchTime(seconds: waiting.busyUntil), work)
      }
      let slept = context.runAwake(work)
      if slept > 0, !isConcurrent { waiting.busyUntil = time + slept }
    }
  }

  /// Calls a function a number of times, in order.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(iterations, 0) { work(index) }
  }

  /// Calls a function at once, after those that were added before and wait.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    waiting.performAll()
    return try work()
  }

  /// Calls a function at once, after those that were added before and wait; the flags change
  /// nothing.
  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result { try sync(execute: work) }
}

extension DispatchQueue: Sendable {}

/// A time on the clock of the stage, in place of Dispatch's.
public struct DispatchTime: Comparable, Sendable {
  /// The time, in seconds since the beginning of the film.
  let seconds: Double

  /// The present time of the stage, and what the function that runs has slept.
  public static func now() -> DispatchTime {
    DispatchTime(seconds: ApplicationContext.shared.time)
  }

  /// A time that never comes.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// The time in nanoseconds since the beginning of the film.
  public var uptimeNanoseconds: UInt64 { UInt64((seconds * 1e9).rounded()) }

  /// Returns whether a time is before another one.
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.seconds < right.seconds
  }

  /// Returns the time some seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  /// Returns the time after an interval.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    case .never: .distantFuture
    @unknown default: time
    }
  }

  /// Returns the time some seconds before.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }
}
