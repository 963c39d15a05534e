internal import Foundation

/// The text of a line of the log, in which values have a privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Collects the text and the values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - align: How it is aligned.
    ///   - privacy: Who may read it; all values are written.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) { text += align.aligned("\(value())") }

    /// Adds a number in a format.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Double, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.aligned(format.text(value())) }

    /// Adds a number in a format.
    public mutating func appendInterpolation<Number: BinaryInteger>(
      _ value: @autoclosure () -> Number, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.aligned(String(value(), radix: format.radix)) }
  }

  let text: String

  /// Creates a line of a text.
  public init(stringLiteral value: String) { text = value }
  /// Creates a line of texts and values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// Who may read a value of the log; all values are written here.
public struct OSLogPrivacy: Sendable {
  /// How a private value is told from others.
  public enum Mask: Sendable {
    case hash, none
  }
  /// As the system decides.
  public static let auto = Self()
  /// Everybody.
  public static let `public` = Self()
  /// The user alone.
  public static let `private` = Self()
  /// The user alone, and no part of it.
  public static let sensitive = Self()
  /// The user alone, with a number that tells values apart.
  public static func `private`(mask: Mask) -> Self { Self() }
  /// The user alone, with a number that tells values apart.
  public static func sensitive(mask: Mask) -> Self { Self() }
  /// As the system decides, with a number that tells values apart.
  public static func auto(mask: Mask) -> Self { Self() }
}

/// How a value of the log is aligned.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isRight = false

  /// As it is.
  public static let none = Self()
  /// At the left of columns.
  public static func left(columns: Int) -> Self { Self(columns: columns) }
  /// At the right of columns.
  public static func right(columns: Int) -> Self { Self(columns: columns, isRight: true) }

  fileprivate func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(columns - text.count, 0))
    return isRight ? space + text : text + space
  }
}

/// How a number with a fraction is written in the log.
public struct OSLogFloatFormatting: Sendable {
  private var digits = 6
  /// With six digits after the point.
  public static let fixed = Self()
  /// With digits after the point.
  public static func fixed(precision: Int) -> Self { Self(digits: precision) }

  fileprivate func text(_ value: Double) -> String { formattedText("%.\(digits)f", [value]) }
}

/// How a whole number is written in the log.
public struct OSLogIntegerFormatting: Sendable {
  fileprivate var radix = 10
  /// In tens.
  public static let decimal = Self()
  /// In sixteens.
  public static let hex = Self(radix: 16)
  /// In eights.
  public static let octal = Self(radix: 8)
}
