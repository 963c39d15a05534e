/// What writes its values to an archive, and is made from one: Foundation's `NSCoding`.
public protocol NSCoding: AnyObject {
  /// Writes the values.
  func encode(with coder: NSCoder)
  /// Reads the values; nil if they make no object.
  init?(coder: NSCoder)
}

/// What names the classes that its archive may have; films read archives of their own only, so
/// that nothing is checked.
public protocol NSSecureCoding: NSCoding {
  /// Whether the class can be read where only known classes are allowed.
  static var supportsSecureCoding: Bool { get }
}

/// An object that archives store by its contents and class, such as a list that can change.
///
/// Code for Objective-C uses it.
public protocol _ArchivedContents: AnyObject {
  /// What is stored; nil stores the object by its value in Swift.
  var archivedContents: Any? { get }
  /// Returns the object of contents.
  static func unarchived(_ contents: Any?) -> AnyObject?
}
