// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a class.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  String(reflecting: aClass)
}
