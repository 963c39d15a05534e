// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What makes a value of one in JSON, and back.
public protocol TransformType {
  /// The value.
  associatedtype Object
  /// The value in JSON.
  associatedtype JSON

  /// Returns the value of one in JSON; nil if there is none.
  func transformFromJSON(_ value: Any?) -> Object?
  /// Returns the value in JSON; nil if there is none.
  func transformToJSON(_ value: Object?) -> JSON?
}

/// A transform of two functions.
open class TransformOf<Object, JSON>: TransformType {
  private let from: (JSON?) -> Object?
  private let to: (Object?) -> JSON?

  /// Creates a transform.
  public init(fromJSON: @escaping (JSON?) -> Object?, toJSON: @escaping (Object?) -> JSON?) {
    (from, to) = (fromJSON, toJSON)
  }

  open func transformFromJSON(_ value: Any?) -> Object? { from(value.flatMap { converted($0) }) }
  open func transformToJSON(_ value: Object?) -> JSON? { to(value) }
}

/// Dates as seconds since 1970.
open class DateTransform: TransformType {
  /// What a number counts.
  public enum Unit: TimeInterval {
    case seconds = 1
    case milliseconds = 1000
  }

  private let unit: Unit

  /// Creates a transform.
  public init(unit: Unit = .seconds) { self.unit = unit }

  open func transformFromJSON(_ value: Any?) -> Date? {
    let number: Double? = value.flatMap { converted($0) } ?? (value as? String).flatMap(Double.init)
    return number.map { Date(timeIntervalSince1970: $0 / unit.rawValue) }
  }
  open func transformToJSON(_ value: Date?) -> Double? {
    value.map { $0.timeIntervalSince1970 * unit.rawValue }
  }
}

/// Dates as texts of a format.
open class DateFormatterTransform: TransformType {
  /// The format.
  public let dateFormatter: DateFormatter

  /// Creates a transform.
  public init(dateFormatter: DateFormatter) { self.dateFormatter = dateFormatter }

  open func transformFromJSON(_ value: Any?) -> Date? {
    (value as? String).flatMap { dateFormatter.date(from: $0) }
  }
  open func transformToJSON(_ value: Date?) -> String? {
    value.map { dateFormatter.string(from: $0) }
  }
}

/// Dates as texts of a pattern, of universal time unless the pattern says which.
open class CustomDateFormatTransform: DateFormatterTransform {
  /// Creates a transform.
  public init(formatString: String) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = formatString
    super.init(dateFormatter: formatter)
  }
}

/// Dates as texts of ISO 8601, with seconds and a time zone.
open class ISO8601DateTransform: DateFormatterTransform {
  /// Creates a transform.
  public init() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
    super.init(dateFormatter: formatter)
  }
}

/// Addresses as texts.
open class URLTransform: TransformType {
  private let encodes: Bool
  private let allowed: CharacterSet

  /// Creates a transform, which escapes characters that no address may have.
  public init(
    shouldEncodeURLString: Bool = false, allowedCharacterSet: CharacterSet = .urlQueryAllowed
  ) { (encodes, allowed) = (shouldEncodeURLString, allowedCharacterSet) }

  open func transformFromJSON(_ value: Any?) -> URL? {
    guard let text = value as? String else { return nil }
    return URL(
      string: encodes ? text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text : text)
  }
  open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }
}

/// Values as their raw values.
open class EnumTransform<Value: RawRepresentable>: TransformType {
  /// Creates a transform.
  public init() {}

  open func transformFromJSON(_ value: Any?) -> Value? { rawValue(of: value) }
  open func transformToJSON(_ value: Value?) -> Value.RawValue? { value?.rawValue }
}

/// Bytes as texts of base 64.
open class DataTransform: TransformType {
  /// Creates a transform.
  public init() {}

  open func transformFromJSON(_ value: Any?) -> Data? {
    (value as? String).flatMap { Data(base64Encoded: $0) }
  }
  open func transformToJSON(_ value: Data?) -> String? { value?.base64EncodedString() }
}

/// Decimal numbers as texts or numbers.
open class NSDecimalNumberTransform: TransformType {
  /// Creates a transform.
  public init() {}

  open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
    if let text = value as? String { return NSDecimalNumber(string: text) }
    return (value.flatMap { converted($0) } as Double?).map { NSDecimalNumber(value: $0) }
  }
  open func transformToJSON(_ value: NSDecimalNumber?) -> String? { value?.description }
}
