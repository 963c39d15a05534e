public import StageKit

// Calls of methods after a delay.

/// Calls a method after a delay, in seconds of the stage, unless that is cancelled.
public func performSelectorLater(
  _ object: AnyObject?, _ selector: Selector?, _ argument: AnyObject?, _ delay: Double
) {
  guard let selector else { return }
  guard let target = object as? any NSObjectProtocol else {
    return logOnce("\(descriptionText(of: object)) cannot be called after a delay.")
  }
  target.perform(selector, with: argument, afterDelay: delay)
}

/// Calls a method at once, or after the present function.
public func performSelectorOnMainThread(
  _ object: AnyObject?, _ selector: Selector?, _ argument: AnyObject?, _ wait: Bool
) {
  if wait {
    performSelector(object, selector, argument)
  } else {
    performSelectorLater(object, selector, argument, 0)
  }
}

/// Cancels the delayed calls of an object.
public func cancelPerformRequests(_ object: AnyObject?) {
  if let object { NSObject.cancelPreviousPerformRequests(withTarget: object) }
}

/// Cancels the delayed calls of a method of an object.
public func cancelPerformRequests(_ object: AnyObject?, _ selector: Selector?) {
  guard let object, let selector else { return }
  NSObject.cancelPreviousPerformRequests(withTarget: object, selector: selector, object: nil)
}
