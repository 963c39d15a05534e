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
