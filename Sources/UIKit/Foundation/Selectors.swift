public import StageKit

/// Returns the selector of a method, `#selector` without Objective-C.
///
/// - Parameters:
///   - name: The name with its labels, such as `tapped(_:)`.
///   - method: The unbound method.
/// - Returns: The selector.
public func _selector<Target: AnyObject>(
  _ name: String, _ method: @escaping (Target) -> () -> Void
) -> Selector { Selector(method, name: name) }

/// Returns the selector of a method that takes the sender.
public func _selector<Target: AnyObject, Sender>(
  _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
) -> Selector { Selector(method, name: name) }

/// Returns the selector of a method that takes the sender and the event.
public func _selector<Target: AnyObject, Sender>(
  _ name: String, _ method: @escaping (Target) -> (Sender, Event?) -> Void
) -> Selector { Selector(method, name: name) }
