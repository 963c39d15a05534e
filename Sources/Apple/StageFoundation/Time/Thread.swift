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

  /// Returns at once: the clock of the stage stands still while code runs.
  public static func sleep(forTimeInterval ti: TimeInterval) { logSleep() }

  /// Returns at once: the clock of the stage stands still while code runs.
  public static func sleep(until date: Date) { logSleep() }

  fileprivate static func logSleep() {
    ApplicationContext.logOnce(
      "sleep() returns at once; use a timer or asyncAfter to let time pass.")
  }
}

/// Returns at once: the clock of the stage stands still while code runs.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  Thread.logSleep()
  return 0
}

/// Returns at once: the clock of the stage stands still while code runs.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  Thread.logSleep()
  return 0
}
