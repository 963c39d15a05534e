internal import StageContext
internal import StageKit

/// The calls of methods after a delay that can still be cancelled.
final class DelayedCalls {
  /// A call; the target is retained until then, as in Foundation.
  final class Call {
    let target: AnyObject
    let selector: Selector
    let argument: AnyObject?

    init(target: AnyObject, selector: Selector, argument: AnyObject?) {
      self.target = target
      self.selector = selector
      self.argument = argument
    }
  }

  private var calls: [Call] = []

  func add(_ call: Call, after delay: Double) {
    calls.append(call)
    let context = ApplicationContext.shared
    context.stage.perform(at: context.time + max(delay, 0)) { [weak self] in
      guard let self, let index = calls.firstIndex(where: { $0 === call }) else { return }
      calls.remove(at: index)
      call.selector.perform(on: call.target, sender: call.argument)
    }
  }

  func cancel(_ target: AnyObject, where isCancelled: (Call) -> Bool) {
    calls.removeAll { $0.target === target && isCancelled($0) }
  }
}

extension ApplicationContext {
  /// The calls of methods after a delay.
  var delayedCalls: DelayedCalls { service { _ in DelayedCalls() } }
}
