private import Geometry
internal import StageContext
public import StageKit

/// The root of classes that are not views or controllers, in place of Foundation's.
open class NSObject: Hashable, CustomStringConvertible {
  private let creationNumber = CreationNumber()

  /// Creates an object.
  public init() {}

  /// The text of the object; by default the name of its class.
  open var description: String {
    "<\(AppleClassName.text(of: self, number: creationNumber.value))>"
  }
  /// The number of the object in the order of creation.
  open var hash: Int { creationNumber.value }

  /// Returns whether another object is equal; by default whether it is the same.
  open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// Called when the object was created from an interface document and its outlets are set; does
  /// nothing.
  open func awakeFromNib() {}

  /// Not called: the method of the class object, which a program overrides by mistake.
  open class func awakeFromNib() {}

  /// Called when an editor of interface documents shows the object, which films never do.
  open func prepareForInterfaceBuilder() {}

  /// Returns whether two objects are equal, by ``isEqual(_:)``.
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

  /// Hashes ``hash``.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  // MARK: Properties by name

  /// Returns the value of a property by name, by default as ``value(forUndefinedKey:)`` of a name
  /// without one.
  open func value(forKey key: String) -> Any? {
    hasProperty(key) ? keyedValue(key) : value(forUndefinedKey: key)
  }

  /// Sets a property by name, by default by ``setValue(_:forUndefinedKey:)`` of a name without one.
  open func setValue(_ value: Any?, forKey key: String) {
    if hasProperty(key) {
      setKeyedValue(value, key)
    } else {
      setValue(value, forUndefinedKey: key)
    }
  }

  /// Called for the value of a name without a property; returns nil and logs that.
  open func value(forUndefinedKey key: String) -> Any? { keyedValue(key) }

  /// Called to set a name without a property; logs that.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { setKeyedValue(value, key) }

  private func hasProperty(_ name: String) -> Bool {
    ApplicationContext.shared.keyTable.property(name, of: self) != nil
  }

  /// Called when a property of an object that this one observes has changed; does nothing.
  ///
  /// - Parameters:
  ///   - keyPath: The property, relative to the object.
  ///   - object: The object.
  ///   - change: The values that were asked for.
  ///   - context: What the observation was begun with.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

@available(*, unavailable)
extension NSObject: Sendable {}

/// What is copied when it is stored as a key, such as the identifier of a boundary: any value.
public typealias NSCopying = AnyHashable
