// The functions of Dispatch that Swift 3 made methods; Swift 2 source calls them.

internal import StageContext
internal import StageKit

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A time in nanoseconds of the stage; 0 is now.
public typealias dispatch_time_t = UInt64
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// `DispatchQueue`.
public typealias dispatch_queue_t = DispatchQueue
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// `DispatchGroup`.
public typealias dispatch_group_t = DispatchGroup
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A function without parameters.
public typealias dispatch_block_t = () -> Void

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The present time.
public let DISPATCH_TIME_NOW: dispatch_time_t = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time that never comes.
public let DISPATCH_TIME_FOREVER = dispatch_time_t.max
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The default priority of a queue.
public let DISPATCH_QUEUE_PRIORITY_DEFAULT = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A high priority of a queue.
public let DISPATCH_QUEUE_PRIORITY_HIGH = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A low priority of a queue.
public let DISPATCH_QUEUE_PRIORITY_LOW = -2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The priority of a queue in the background.
public let DISPATCH_QUEUE_PRIORITY_BACKGROUND = -32768

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time some nanoseconds later.
public func dispatch_time(_ when: dispatch_time_t, _ delta: Int64) -> dispatch_time_t {
  let start = when == DISPATCH_TIME_NOW ? DispatchTime.now().uptimeNanoseconds : when
  return UInt64(clamping: Int64(clamping: start) + delta)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the queue of the main thread.
public func dispatch_get_main_queue() -> DispatchQueue {
  .main
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a queue for work in the background, which is the main one.
public func dispatch_get_global_queue(_ identifier: Int, _ flags: UInt) -> DispatchQueue {
  .global()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls a function after the present one, at the same time.
public func dispatch_async(_ queue: DispatchQueue, _ block: @escaping () -> Void) {
  queue.enqueue(block)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls a function at once.
public func dispatch_sync(_ queue: DispatchQueue, _ block: () -> Void) {
  block()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls a function at a time.
public func dispatch_after(
  _ when: dispatch_time_t, _ queue: DispatchQueue, _ block: @escaping () -> Void
) {
  guard when != DISPATCH_TIME_FOREVER else { return }
  let stage = ApplicationContext.shared.stage
  stage.perform(at: when == DISPATCH_TIME_NOW ? stage.time : Double(when) / 1e9, block)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a group.
public func dispatch_group_create() -> DispatchGroup {
  DispatchGroup()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a piece of work to a group.
public func dispatch_group_enter(_ group: DispatchGroup) {
  group.enter()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends a piece of work of a group.
public func dispatch_group_leave(_ group: DispatchGroup) {
  group.leave()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls a function when all work of a group is done.
public func dispatch_group_notify(
  _ group: DispatchGroup, _ queue: DispatchQueue, _ block: @escaping () -> Void
) {
  group.notify(queue: queue, execute: block)
}
