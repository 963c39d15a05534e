internal import Foundation

/// The values of an object by names: those of an interface document for an object that is made from
/// it, or those of an archive.
open class NSCoder: NSObject {
  /// Sets the values of the document.
  private let decode: (AnyObject) -> Void
  /// The number of values without a name that were written or read.
  private var unnamedCount = 0

  /// Creates a coder.
  ///
  /// - Parameter decode: Sets the values of the document on an object; by default there are none.
  public init(decode: @escaping (AnyObject) -> Void = { _ in }) {
    self.decode = decode
    super.init()
  }

  package func setValues(of object: AnyObject) { decode(object) }

  // MARK: Objects

  /// Writes a value, which is nothing for a document.
  open func encode(_ object: Any?, forKey key: String) {}

  /// Returns a value; nil if there is none of the name, as in a document.
  open func decodeObject(forKey key: String) -> Any? { nil }

  /// Returns whether there is a value.
  open func containsValue(forKey key: String) -> Bool { false }

  /// Whether values have names: true.
  open var allowsKeyedCoding: Bool { true }

  /// Whether only known classes are read: false, since films read archives of their own only.
  open var requiresSecureCoding: Bool { false }

  /// Writes a value whose name is its place in the order.
  open func encode(_ object: Any?) { encode(object, forKey: nextName()) }

  /// Returns the next value of those without names.
  open func decodeObject() -> Any? { decodeObject(forKey: nextName()) }

  private func nextName() -> String {
    unnamedCount += 1
    return "$\(unnamedCount - 1)"
  }

  /// Writes an object, also if nothing else in the archive has it.
  open func encodeConditionalObject(_ object: Any?, forKey key: String) {
    encode(object, forKey: key)
  }

  /// Returns an object of a class; nil if there is none of that class.
  public final func decodeObject<Object>(of cls: Object.Type, forKey key: String) -> Object? {
    let value = decodeObject(forKey: key)
    return value as? Object ?? foundationObject(of: value) as? Object
  }

  /// Returns an object; the classes are not checked.
  public final func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    decodeObject(forKey: key)
  }

  private func foundationObject(of value: Any?) -> Any? {
    switch value {
    case let value as String: NSString(string: value)
    case let value as Data: NSData(data: value)
    case let value as Date:
      NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as [Any]: NSArray(array: value)
    case let value as [AnyHashable: Any]: NSDictionary(dictionary: value)
    default: converted(value, to: Double.self).map { NSNumber(value: $0) }
    }
  }
}

/// Sets the values of an interface document on an object that is created from it.
///
/// Rewritten source calls it in place of `super.init(coder:)` of a view.
public func _decode(_ coder: NSCoder, into object: AnyObject) { coder.setValues(of: object) }
