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

/// Returns the selector of a method that takes the sender and an event that is not optional; a call
/// without an event has one without touches.
public func _selector<Target: AnyObject, Sender>(
  _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Void
) -> Selector {
  Selector(
    { target in { sender, event in method(target)(sender, event ?? Event(time: 0, touches: [])) } },
    name: name)
}

/// Returns the selector of a method whose result nothing uses.
@_disfavoredOverload
public func _selector<Target: AnyObject, Result>(
  _ name: String, _ method: @escaping (Target) -> () -> Result
) -> Selector { Selector({ target in { _ = method(target)() } }, name: name) }

/// Returns the selector of a method that takes the sender, and whose result nothing uses.
@_disfavoredOverload
public func _selector<Target: AnyObject, Sender, Result>(
  _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
) -> Selector { Selector({ target in { _ = method(target)($0) } }, name: name) }

/// Returns the selector of a method whose error nothing sees.
@_disfavoredOverload
public func _selector<Target: AnyObject>(
  _ name: String, _ method: @escaping (Target) -> () throws -> Void
) -> Selector { Selector({ target in { try? method(target)() } }, name: name) }

/// Returns the selector of a method of a class itself.
public func _selector(_ name: String, _ method: @escaping () -> Void) -> Selector {
  Selector(name: name, isMethod: { _ in true }, perform: { _, _, _ in method() })
}

/// Returns the selector of a method of a class itself that takes the sender.
@_disfavoredOverload
public func _selector<Sender>(
  _ name: String, _ method: @escaping (Sender) -> Void
) -> Selector {
  Selector(
    name: name, isMethod: { _ in true },
    perform: { _, sender, _ in if let sender = sender as? Sender { method(sender) } })
}

/// Returns the selector of a method that takes a flag, which is whether there is a sender.
public func _selector<Target: AnyObject>(
  _ name: String, _ method: @escaping (Target) -> (Bool) -> Bool
) -> Selector {
  Selector(
    name: name, isMethod: { $0 is Target },
    perform: { target, sender, _ in
      guard let target = target as? Target else { return }
      _ = method(target)((sender as? NSNumber)?.boolValue ?? (sender != nil))
    })
}

/// Returns the selector of a method that is notified of the end of an animation: its name, whether
/// it has finished, and a context, which is not one of the program.
public func _selector<Target: AnyObject, Name, Flag, Context>(
  _ name: String, _ method: @escaping (Target) -> (Name, Flag, Context) -> Void
) -> Selector {
  Selector(
    name: name, isMethod: { $0 is Target },
    perform: { target, sender, _ in
      let empty: UnsafeMutableRawPointer? = nil
      guard let target = target as? Target,
        let name = sender as? Name ?? ("" as? Name),
        let flag = NSNumber(value: true) as? Flag ?? (true as? Flag)
      else { return }
      if let context = empty as? Context {
        method(target)(name, flag, context)
      } else {
        withUnsafeTemporaryAllocation(byteCount: 8, alignment: 8) { bytes in
          let pointer = bytes.baseAddress
          guard
            let context = pointer as? Context ?? (pointer.map { UnsafeRawPointer($0) } as? Context)
          else { return }
          method(target)(name, flag, context)
        }
      }
    })
}

/// Returns the selector with which a property is read.
public func _selector<Target: AnyObject, Value>(
  _ name: String, getter property: KeyPath<Target, Value>
) -> Selector {
  Selector(
    name: name, isMethod: { $0 is Target },
    perform: { target, _, _ in
      if let target = target as? Target { _ = target[keyPath: property] }
    })
}

/// Returns the selector with which a property is set; the sender is its value.
public func _selector<Target: AnyObject, Value>(
  _ name: String, setter property: ReferenceWritableKeyPath<Target, Value>
) -> Selector {
  Selector(
    name: name, isMethod: { $0 is Target },
    perform: { target, sender, _ in
      if let target = target as? Target, let value = sender as? Value {
        target[keyPath: property] = value
      }
    })
}

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
