internal import StageContext

/// The name of what changes values.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String
  /// Creates a name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// What archives values, which are of some classes.
  public static let secureUnarchiveFromDataTransformerName = Self(
    "NSSecureUnarchiveFromData")
}

/// Changes values, and changes them back.
///
/// Values of data models are kept as they are, so that none is asked for them.
open class ValueTransformer: NSObject {
  private final class Names {
    var transformers: [NSValueTransformerName: ValueTransformer] = [:]
  }

  private static var names: Names { ApplicationContext.shared.service { _ in Names() } }

  /// Creates a transformer.
  override public init() { super.init() }

  /// Adds a transformer by a name.
  public static func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { names.transformers[name] = transformer }

  /// Returns the transformer of a name; nil if there is none.
  public static func valueTransformer(forName name: NSValueTransformerName) -> ValueTransformer? {
    names.transformers[name]
  }

  /// The class of changed values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether values are changed back, too.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Changes a value; returns it as it is.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Changes a value back; returns it as it is.
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// What archives values, which are of some classes.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the values.
  open class var allowedTopLevelClasses: [AnyClass] { [NSObject.self] }
}
