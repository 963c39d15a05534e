public import StageKit
internal import Synchronization

/// A method of the classes of a program that is called by its name.
private struct NamedMethod {
  let responds: (AnyObject) -> Bool
  let call: (AnyObject, [AnyObject?]) -> AnyObject?
}

/// The methods of all programs of the process by their names.
private final class NamedMethods: @unchecked Sendable {
  static let shared = NamedMethods()
  private let lock = Mutex(())
  private var methods: [String: [NamedMethod]] = [:]

  func add(_ method: NamedMethod, named name: String) {
    lock.withLock { _ in methods[name, default: []].insert(method, at: 0) }
  }

  func methods(named name: String) -> [NamedMethod] { lock.withLock { _ in methods[name] ?? [] } }

  private var classes: [String: [AnyClass]] = [:]

  func add(_ aClass: AnyClass, named name: String) {
    lock.withLock { _ in classes[name, default: []].append(aClass) }
  }

  func classes(named name: String) -> [AnyClass] { lock.withLock { _ in classes[name] ?? [] } }
}

extension NamedMethods {
  /// Returns the method of an object; nil if it has none of the name.
  func method(named name: String, of object: AnyObject) -> NamedMethod? {
    methods(named: name).first { $0.responds(object) }
  }
}

/// Returns the selector of a name, with which methods are called.
///
/// Translated programs make one of each name that they mention. Selectors of one name are equal.
///
/// - Parameters:
///   - name: The name as in Objective-C, `move:by:`.
///   - responds: Returns whether an object has the method.
///   - call: Calls the method with its arguments, which are objects, and returns its result as an
///     object.
/// - Returns: The selector.
public func makeSelector(
  _ name: String, responds: @escaping (AnyObject) -> Bool,
  call: @escaping (AnyObject, [AnyObject?]) -> AnyObject?
) -> Selector {
  NamedMethods.shared.add(NamedMethod(responds: responds, call: call), named: name)
  return selector(named: name)
}

/// Returns the selector of a name, whose method is looked up when it is called.
func selector(named name: String) -> Selector {
  Selector(
    name: name,
    isMethod: { respondsToSelector($0, name: name) || forwards($0, name) },
    perform: { target, sender, event in
      let sender = bridgeToObject(sender)
      // An animation that has stopped says so: it always runs to its end.
      let isEnd = name.split(separator: ":").dropFirst().first == "finished"
      performSelector(target, named: name, [sender, isEnd ? boxed(true) : event])
    })
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector of a name; nil for nil.
public func NSSelectorFromString(_ name: NSString!) -> Selector! {
  name.map { selector(named: $0.storage) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector; nil for nil.
public func NSStringFromSelector(_ selector: Selector!) -> NSString! {
  selector.map { NSString(text: $0.name ?? "") }
}

/// An object whose class says itself which methods it has.
public protocol AnsweringObject: AnyObject {
  /// Returns whether the object has a method.
  func respondsToSelector(_ selector: Selector!) -> Bool
}

/// Returns whether an object has a method, as its class says; false for nil.
public func respondsToSelector(_ object: AnyObject?, _ selector: Selector?) -> Bool {
  guard let answering = object as? any AnsweringObject else { return hasMethod(object, selector) }
  return answering.respondsToSelector(selector)
}

/// Returns whether an object has a method, whatever its class says; false for nil.
public func hasMethod(_ object: AnyObject?, _ selector: Selector?) -> Bool {
  guard let object, let selector else { return false }
  if let name = selector.name {
    if respondsToSelector(object, name: name) { return true }
    // What another object does is not its own.
    if forwards(object, name) { return false }
  }
  return selector.canPerform(on: object)
}

private func respondsToSelector(_ object: AnyObject, name: String) -> Bool {
  NamedMethods.shared.method(named: name, of: object) != nil
    || setterKey(of: name).map { hasProperty($0, object) } ?? hasProperty(name, object)
}

/// Calls a method of an object, and returns its result as an object; nil for nil.
///
/// An object without the method raises an exception.
@discardableResult
public func performSelector(
  _ object: AnyObject?, _ selector: Selector?, _ arguments: AnyObject?...
) -> AnyObject! {
  guard let object, let selector else { return nil }
  guard let name = selector.name else {
    selector.perform(on: object, sender: arguments.first ?? nil)
    return nil
  }
  if respondsToSelector(object, name: name) {
    return performSelector(object, named: name, arguments)
  }
  if selector.canPerform(on: object), !forwards(object, name) {
    selector.perform(on: object, sender: arguments.first ?? nil)
    return nil
  }
  return performSelector(object, named: name, arguments)
}

/// Calls a method of an object by its name, and returns its result as an object.
@discardableResult
func performSelector(
  _ object: AnyObject, named name: String, _ arguments: [AnyObject?]
) -> AnyObject! {
  if let method = NamedMethods.shared.method(named: name, of: object) {
    let count = name.count { $0 == ":" }
    let padded = arguments + Array(repeating: nil, count: max(count - arguments.count, 0))
    return method.call(object, Array(padded.prefix(count)))
  }
  if let key = setterKey(of: name), hasProperty(key, object) {
    setValueForKey(object, arguments.first ?? nil, NSString(text: key))
    return nil
  }
  if hasProperty(name, object) { return valueForKey(object, NSString(text: name)) }
  if let result = forwarded(object, name, arguments) { return result }
  return unrecognized(name, object)
}

/// Returns the property that a method such as `setSpeed:` sets; nil for another one.
private func setterKey(of name: String) -> String? {
  guard name.hasPrefix("set"), name.hasSuffix(":"), name.count > 4,
    !name.dropLast().contains(":")
  else { return nil }
  let word = name.dropFirst(3).dropLast()
  return word.prefix(1).lowercased() + word.dropFirst()
}

/// Raises that an object has no method of a name, and returns the zero of the type.
@discardableResult
public func unrecognized<Result>(_ selector: String, _ object: AnyObject?) -> Result {
  let name = object.map { className(of: type(of: $0)) } ?? "nil"
  raise(
    ExceptionName.invalidArgument.rawValue,
    "-[\(name) \(selector)]: unrecognized selector sent to instance")
  return zeroValue()
}

/// Raises that a class has no class method of a selector.
public func unrecognized<Result>(_ selector: String, ofClass aClass: AnyClass?) -> Result {
  raise(
    ExceptionName.invalidArgument.rawValue,
    "+[\(aClass.map(className) ?? "nil") \(selector)]: unrecognized selector sent to class")
  return zeroValue()
}

/// Returns whether the objects of a class have a method.
///
/// Methods are looked up by objects: only those that were registered with their class are known.
public func instancesRespondToSelector(_ aClass: AnyClass?, _ selector: Selector?) -> Bool {
  guard let aClass, let name = selector?.name else { return false }
  return NamedMethods.shared.classes(named: name).contains { isSubclass(aClass, $0) }
}

/// Makes known that objects of a class have a method of a name.
public func registerMethod(_ name: String, of aClass: AnyClass) {
  NamedMethods.shared.add(aClass, named: name)
}
