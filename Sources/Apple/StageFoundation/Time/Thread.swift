public import Foundation
internal import StageContext

/// The one thread of an application, in place of Foundation's.
public final class Thread: NSObject {
  /// The name; nil by default.
  public var name: String?

  /// The values that code keeps for the thread.
  public let threadDictionary = NSMutableDictionary()

  private override init() { super.init() }

  /// Whether this is the main thread: true, since there is one.
  public static var isMainThread: Bool { true }
  /// Whether this is the main thread: true, since there is one.
  public var isMainThread: Bool { true }
  /// The main thread.
  public static var main: Thread { ApplicationContext.shared.service { _ in Thread() } }
  /// The running thread: the main one.
  public static var current: Thread { main }

  /// Calls a function after the present one, on the same thread.
  public static func detachNewThread(_ block: @escaping () -> Void) {
    DispatchQueue.main.enqueue(block)
  }

  /// Lets the function that runs sleep.
  ///
  /// What it schedules afterwards, and the functions of its queue that wait, come so much later. What
  /// it changes itself is seen at once.
  public static func sleep(forTimeInterval ti: TimeInterval) {
    ApplicationContext.current?.sleep(seconds: ti)
  }

  /// Lets the function that runs sleep until a date.
  public static func sleep(until date: Date) {
    sleep(forTimeInterval: date.timeIntervalSince(_date()))
  }
}

/// Lets the function that runs sleep, as ``Thread/sleep(forTimeInterval:)`` does.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  Thread.sleep(forTimeInterval: Double(seconds))
  return 0
}

/// Lets the function that runs sleep, as ``Thread/sleep(forTimeInterval:)`` does.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  Thread.sleep(forTimeInterval: Double(microseconds) / 1e6)
  return 0
}
