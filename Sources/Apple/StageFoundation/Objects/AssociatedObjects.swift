package import StageContext

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// How an associated object is held: always strongly, until the application ends.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values that code has attached to objects.
private final class AssociatedObjects {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [AnyHashable: Any] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript(owner: AnyObject, key: AnyHashable) -> Any? {
    get {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key]
    }
    set {
      var entry = entries[ObjectIdentifier(owner)] ?? Entry(owner: owner)
      // The address of an object that has ended may be that of another one.
      if entry.owner !== owner { entry = Entry(owner: owner) }
      entry.values[key] = newValue
      entries[ObjectIdentifier(owner)] = entry
    }
  }
}

extension ApplicationContext {
  private static func associations() -> AssociatedObjects {
    shared.service { _ in AssociatedObjects() }
  }

  package static func associatedValue(of owner: Any, _ key: AnyHashable) -> Any? {
    associations()[owner as AnyObject, key]
  }

  package static func setAssociatedValue(_ value: Any?, of owner: Any, _ key: AnyHashable) {
    associations()[owner as AnyObject, key] = value
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Attaches a value to an object.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that names the value.
///   - value: The value; nil removes it.
///   - policy: How it is held: always strongly.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  ApplicationContext.setAssociatedValue(value, of: object, key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that was attached to an object; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  ApplicationContext.associatedValue(of: object, key)
}

/// Calls a function; memory is released as everywhere in Swift.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
