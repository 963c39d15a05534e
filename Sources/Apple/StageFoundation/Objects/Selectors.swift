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

/// Returns the selector of a method that the program does not declare.
///
/// `setSpeed:` sets the property `speed` of a target that has properties by name. Other selectors
/// do nothing.
///
/// - Parameter name: The name as in Objective-C.
/// - Returns: The selector.
public func _selector(_ name: String) -> Selector {
  let isSetter = name.hasPrefix("set") && name.hasSuffix(":") && name.count > 4
  let word = name.dropFirst(3).dropLast()
  let key = word.prefix(1).lowercased() + word.dropFirst()
  return Selector(
    name: name, isMethod: { isSetter && $0 is any KeyValueCoding },
    perform: { target, sender, _ in
      if isSetter, let object = target as? any KeyValueCoding {
        object.setValue(sender, forKey: key)
      }
    })
}
