internal import Layers
internal import StageContext

/// An object whose properties are set, read and observed by name.
///
/// Names are those of Objective-C. A program's own properties are among them if they are marked
/// `@objc`, `dynamic`, `@IBOutlet` or `@IBInspectable` in source that is rewritten.
public protocol KeyValueCoding: NSObjectProtocol {}

extension NSObject: KeyValueCoding {}

extension KeyValueCoding {
  /// Returns the value of a property by name.
  ///
  /// A name without a property gives nil, and a sentence in the application's log.
  public func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets a property by name.
  ///
  /// A name without a property, or a value of another type, has no effect but a sentence in the
  /// application's log; Apple's raises an exception.
  public func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// Returns the value at a path of names that are separated by dots.
  public func value(forKeyPath keyPath: String) -> Any? {
    let (first, rest) = split(keyPath)
    guard let rest else { return ownValue(forKey: first) }
    return (ownValue(forKey: first) as? any KeyValueCoding)?.value(forKeyPath: rest)
  }

  /// Sets the property at a path of names that are separated by dots.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (first, rest) = split(keyPath)
    guard let rest else {
      if let object = self as? NSObject { return object.setValue(value, forKey: first) }
      return setValue(value, forKey: first)
    }
    guard let object = ownValue(forKey: first) else { return }
    if let layer = object as? Layer {
      layer.setValue(value, forKeyPath: rest)
    } else {
      (object as? any KeyValueCoding)?.setValue(value, forKeyPath: rest)
    }
  }

  /// Sets properties by name.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value, forKeyPath: key)
    }
  }

  /// Returns the values of properties by name; those that are nil are left out.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = ownValue(forKey: key) }
    return values
  }

  func keyedValue(_ key: String) -> Any? {
    if let property = ApplicationContext.shared.keyTable.property(key, of: self) {
      return property.value(of: self)
    }
    if let layer = self as? Layer { return layer.value(forKeyPath: key) }
    ApplicationContext.logOnce("\(type(of: self)) has no property \(key) that can be read by name.")
    return nil
  }

  func setKeyedValue(_ value: Any?, _ key: String) {
    if let property = ApplicationContext.shared.keyTable.property(key, of: self) {
      if !property.setValue(value, of: self) {
        ApplicationContext.logOnce(
          "The property \(key) of \(type(of: self)) cannot be set to \(value ?? "nil") by name.")
      }
      return
    }
    if let layer = self as? Layer { return layer.setValue(value, forKeyPath: key) }
    ApplicationContext.logOnce("\(type(of: self)) has no property \(key) that can be set by name.")
  }

  /// Returns the value of a property as the class defines it, whose method may be another one.
  private func ownValue(forKey key: String) -> Any? {
    (self as? NSObject).map { $0.value(forKey: key) } ?? value(forKey: key)
  }

  private func split(_ keyPath: String) -> (String, String?) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }
}
