public import Foundation
internal import StageContext
internal import StageKit

/// The preferences of an application, in place of Foundation's: in memory, and empty at the
/// beginning.
open class UserDefaults: NSObject {
  /// Posted after a value was set; the object is the preferences.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

  private var values: [String: Any] = [:]
  private var defaults: [String: Any] = [:]

  /// Creates empty preferences of their own.
  override public init() { super.init() }

  /// Creates separate, empty preferences; the name changes nothing.
  public init?(suiteName: String?) { super.init() }

  /// The preferences of the application.
  open class var standard: UserDefaults {
    ApplicationContext.shared.service { _ in Standard() }.defaults
  }

  private final class Standard {
    let defaults = UserDefaults()
  }

  /// Sets the values of names without one.
  open func register(defaults registrationDictionary: [String: Any]) {
    defaults.merge(registrationDictionary) { _, new in new }
  }

  /// Returns the value of a name; nil if it has none.
  open func object(forKey defaultName: String) -> Any? {
    values[defaultName] ?? defaults[defaultName] ?? Self.ofDevice(defaultName)
  }

  /// Returns the preferences of the device: its languages and its locale.
  private static func ofDevice(_ name: String) -> Any? {
    switch name {
    case "AppleLanguages": Locale.preferredLanguages
    case "AppleLocale": Locale.current.identifier
    default: nil
    }
  }

  /// Sets the value of a name; nil removes it.
  open func set(_ value: Any?, forKey defaultName: String) {
    values[defaultName] = value.flatMap(flattened)
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Removes the value of a name.
  open func removeObject(forKey defaultName: String) { set(nil, forKey: defaultName) }

  /// Returns the value of a name.
  override open func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a name.
  override open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns a text, also for a number; nil without one.
  open func string(forKey defaultName: String) -> String? {
    let value = object(forKey: defaultName)
    return value as? String ?? converted(value, to: Double.self).map { "\(NSNumber(value: $0))" }
  }

  /// Returns an array; nil without one.
  open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  /// Returns a dictionary; nil without one.
  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }
  /// Returns bytes; nil without them.
  open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  /// Returns texts; nil without them.
  open func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }
  /// Returns an address; nil without one.
  open func url(forKey defaultName: String) -> URL? { object(forKey: defaultName) as? URL }
  /// Returns a whole number; 0 without one.
  open func integer(forKey defaultName: String) -> Int { Int(double(forKey: defaultName)) }
  /// Returns a number; 0 without one.
  open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
  /// Returns a number, also of a text; 0 without one.
  open func double(forKey defaultName: String) -> Double {
    let value = object(forKey: defaultName)
    return (value as? String).map { Double($0) ?? 0 } ?? converted(value, to: Double.self) ?? 0
  }
  /// Returns whether a value is true, not 0, or a text such as `yes`; false without one.
  open func bool(forKey defaultName: String) -> Bool {
    let value = object(forKey: defaultName)
    if let text = value as? String { return ["yes", "true", "1"].contains(text.lowercased()) }
    return converted(value, to: Bool.self) ?? false
  }

  /// Returns all values by name.
  open func dictionaryRepresentation() -> [String: Any] {
    defaults.merging(values) { _, new in new }
  }

  /// Removes all values, whatever the name.
  open func removePersistentDomain(forName domainName: String) { values = [:] }

  /// Returns true: nothing is written.
  @discardableResult
  open func synchronize() -> Bool { true }
}
