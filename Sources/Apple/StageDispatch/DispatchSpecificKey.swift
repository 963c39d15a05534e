internal import StageContext

/// A key of values that belong to a queue, in place of Dispatch's.
public final class DispatchSpecificKey<Value> {
  /// Creates a key.
  public init() {}
}

extension DispatchSpecificKey: Sendable where Value: Sendable {}

extension DispatchQueue {
  /// The values of an application's queues by their keys.
  private final class Values {
    var values: [ObjectIdentifier: (key: AnyObject, value: Any)] = [:]
  }

  private static var values: Values { ApplicationContext.shared.service { _ in Values() } }

  /// Sets the value of a key for this queue, which is that of all queues.
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    Self.values.values[ObjectIdentifier(key)] = value.map { (key, $0) }
  }

  /// Returns the value of a key; nil if none was set.
  public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    Self.getSpecific(key: key)
  }

  /// Returns the value of a key for the running queue; nil if none was set.
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    values.values[ObjectIdentifier(key)]?.value as? Value
  }
}
