internal import StageKit
internal import Synchronization

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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of the class of an object, which stays in memory.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  let name = obj.map { AppleClassName.of(type(of: $0 as AnyObject)) } ?? "nil"
  return ClassNameTexts.shared.pointer(to: name)
}

/// The names of classes as texts of C.
private final class ClassNameTexts: @unchecked Sendable {
  static let shared = ClassNameTexts()
  private let lock = Mutex(())
  private var texts: [String: UnsafePointer<CChar>] = [:]

  func pointer(to name: String) -> UnsafePointer<CChar> {
    lock.withLock { _ in
      if let known = texts[name] { return known }
      let bytes = name.utf8CString
      let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (index, byte) in bytes.enumerated() { (text + index).initialize(to: byte) }
      texts[name] = UnsafePointer(text)
      return UnsafePointer(text)
    }
  }
}
