internal import Synchronization

/// Returns the name of a class without its module.
func className(of aClass: AnyClass) -> String {
  ClassNames.apple[ObjectIdentifier(aClass)] ?? String(describing: aClass)
}

/// The names of the classes whose names here are not Apple's.
private enum ClassNames {
  static let apple: [ObjectIdentifier: String] = {
    var names: [ObjectIdentifier: String] = [:]
    for entry in appleClasses { names[ObjectIdentifier(entry.1)] = entry.0 }
    return names
  }()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a class; nil for nil.
public func NSStringFromClass(_ aClass: AnyClass?) -> NSString! {
  aClass.map { NSString(text: className(of: $0)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a protocol; nil for nil.
public func NSStringFromProtocol(_ aProtocol: Any.Type?) -> NSString! {
  aProtocol.map { NSString(text: String(describing: $0)) }
}

/// Writes the reason once why a method does nothing, and where it is.
public func untranslated(_ reason: String, file: String, line: Int) {
  logOnce("\(file):\(line): \(reason)")
}

/// Calls statements; there is one thread.
@discardableResult
public func synchronized<Result>(
  _ object: AnyObject?, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// The classes of a program by their names in Objective-C.
private final class NamedClasses: @unchecked Sendable {
  static let shared = NamedClasses()
  private let lock = Mutex(())
  private var classes: [String: AnyClass] = [:]

  subscript(name: String) -> AnyClass? {
    get { lock.withLock { _ in classes[name] } }
    set { lock.withLock { _ in classes[name] = newValue } }
  }
}

/// Makes a class of a program known by its name.
public func registerClass(_ name: String, _ aClass: AnyClass) { NamedClasses.shared[name] = aClass }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the class of a name: one of the program's or of Apple's; nil if there is none.
///
/// A name of Swift, `App.Card`, is that of the class without its module.
public func NSClassFromString(_ name: NSString!) -> AnyClass! {
  guard let name = name?.storage else { return nil }
  let plain = name.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init)
  if let known = NamedClasses.shared[name] ?? plain.flatMap({ NamedClasses.shared[$0] }) {
    return known
  }
  return appleClasses.first { $0.0 == name }?.1
}
