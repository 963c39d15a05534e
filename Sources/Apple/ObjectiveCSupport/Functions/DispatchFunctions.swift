// Functions of Dispatch that the module StageDispatch lacks.

/// Calls a block if it was not called before with the same token.
public func dispatchOnce(_ token: UnsafeMutablePointer<Int>!, _ block: () -> Void) {
  guard token.pointee == 0 else { return }
  token.pointee = -1
  block()
}

/// Calls a block a number of times, in order.
public func dispatchApply(_ count: UInt, _ queue: DispatchQueue?, _ block: (UInt) -> Void) {
  for index in 0..<count { block(index) }
}

/// Calls a block after the present function, as a piece of work of a group.
public func dispatchGroupAsync(
  _ group: DispatchGroup?, _ queue: DispatchQueue?, _ block: @escaping () -> Void
) {
  group?.enter()
  (queue ?? .main).enqueue {
    block()
    group?.leave()
  }
}

/// Returns at once: 0 if the work of a group is done.
@discardableResult
public func dispatchGroupWait(_ group: DispatchGroup?) -> Int {
  group?.wait(timeout: .distantFuture) == .timedOut ? 1 : 0
}

/// Subtracts 1 from a counter and returns at once: 0 if it was above 0.
@discardableResult
public func dispatchSemaphoreWait(_ semaphore: DispatchSemaphore?) -> Int {
  semaphore?.wait(timeout: .distantFuture) == .timedOut ? 1 : 0
}

/// A source of calls at times, as `dispatch_source_create` makes it.
public final class DispatchTimer: NSObject {
  fileprivate let timer = DispatchSource.makeTimerSource()

  /// Creates a timer that is not started.
  override public init() { super.init() }
}

/// Sets the times of the calls of a timer.
///
/// - Parameters:
///   - timer: The timer.
///   - start: The time of the first call.
///   - interval: The nanoseconds between calls.
///   - leeway: How late calls may be; they are on time.
public func dispatchSourceSetTimer(
  _ timer: DispatchTimer?, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64
) {
  let now = DispatchTime.now()
  let elapsed = Double(start) / 1e9 - Double(now.uptimeNanoseconds) / 1e9
  let delay = start == 0 ? 0 : elapsed
  timer?.timer.schedule(
    deadline: now + max(delay, 0),
    repeating: interval == .max ? .infinity : Double(interval) / 1e9)
}

/// Sets what a timer calls.
public func dispatchSourceSetEventHandler(_ timer: DispatchTimer?, _ block: (() -> Void)?) {
  timer?.timer.setEventHandler(handler: block)
}

/// Ends a timer.
public func dispatchSourceCancel(_ timer: DispatchTimer?) { timer?.timer.cancel() }

/// Starts a timer; other objects of Dispatch run always.
public func dispatchResume(_ object: AnyObject?) { (object as? DispatchTimer)?.timer.resume() }

/// Stops a timer until it is started again.
public func dispatchSuspend(_ object: AnyObject?) { (object as? DispatchTimer)?.timer.suspend() }
