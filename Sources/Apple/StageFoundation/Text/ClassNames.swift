internal import StageKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a class.
public func NSStringFromClass(_ aClass: AnyClass) -> String { AppleClassName.of(aClass) }

extension String {
  /// Creates the name of a class, without its module.
  public init(describing aClass: AnyClass) { self = AppleClassName.short(aClass) }

  /// Creates the name of a class, with its module if it is one of the program.
  public init(reflecting aClass: AnyClass) { self = AppleClassName.of(aClass) }
}

extension DefaultStringInterpolation {
  /// Appends the name of a class, without its module.
  public mutating func appendInterpolation(_ aClass: AnyClass) {
    appendInterpolation(AppleClassName.short(aClass))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
