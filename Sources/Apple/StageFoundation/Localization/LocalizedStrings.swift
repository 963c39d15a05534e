public import Foundation
internal import StageContext

extension String {
  /// A text that is looked up in the language of the application, with values within it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The key: the text with placeholders for the values.
    let key: String
    /// The values.
    private let arguments: [Argument]

    fileprivate enum Argument: Hashable, Sendable {
      case text(String)
      case integer(Int64)
      case natural(UInt64)
      case number(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .integer(let number): number
        case .natural(let number): number
        case .number(let number): number
        }
      }
    }

    /// Creates the text of a key.
    public init(_ value: String) {
      key = value
      arguments = []
    }
    /// Creates the text of a key.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a text with values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Collects the key and the values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      /// Creates an empty text.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds text; a percent sign is none of a placeholder.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }
      /// Adds a part of a text.
      public mutating func appendInterpolation(_ substring: Substring) {
        add("%@", .text(String(substring)))
      }
      /// Adds an integer.
      public mutating func appendInterpolation<Number: FixedWidthInteger>(_ value: Number) {
        if Number.isSigned {
          add("%lld", .integer(Int64(truncatingIfNeeded: value)))
        } else {
          add("%llu", .natural(UInt64(truncatingIfNeeded: value)))
        }
      }
      /// Adds a number with a fraction.
      public mutating func appendInterpolation(_ value: Double) { add("%lf", .number(value)) }
      /// Adds a number with a fraction.
      public mutating func appendInterpolation(_ value: Float) { add("%f", .number(Double(value))) }
      /// Adds a number in a format.
      public mutating func appendInterpolation(_ value: Double, specifier: String) {
        add(specifier, .number(value))
      }
      /// Adds an integer in a format.
      public mutating func appendInterpolation(_ value: Int, specifier: String) {
        add(specifier, .integer(Int64(value)))
      }
      /// Adds a value in a style.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String { add("%@", .text(format.format(value))) }
      /// Adds the description of another value.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        add("%@", .text(String(describing: value)))
      }

      private mutating func add(_ placeholder: String, _ argument: Argument) {
        key += placeholder
        arguments.append(argument)
      }
    }

    /// Returns the text with the values; without values a percent sign stays one.
    func text(_ format: String) -> String {
      arguments.isEmpty
        ? format.replacing("%%", with: "%")
        : formattedText(format, arguments.map(\.value), locale: ApplicationRegion.current.locale)
    }
  }

  /// Creates the text of a key in the language of the application.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text without one; values become placeholders.
  ///   - table: The file without its extension; nil is `Localizable`.
  ///   - bundle: The bundle; nil is the main one.
  ///   - locale: It changes nothing.
  ///   - comment: A remark for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(
      forKey: keyAndValue.key, value: nil, table: table)
    self = keyAndValue.text(format)
  }

  /// Creates the text of a key in the language of the application.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text without one, with the values.
  ///   - table: The file without its extension; nil is `Localizable`.
  ///   - bundle: The bundle; nil is the main one.
  ///   - locale: It changes nothing.
  ///   - comment: A remark for translators.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(
      forKey: "\(key)", value: defaultValue.key, table: table)
    self = defaultValue.text(format)
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    let format = Bundle.main.localizedString(
      forKey: resource.key, value: resource.defaultValue.key, table: resource.table)
    self = resource.defaultValue.text(format)
  }
}

/// A text that is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The key.
  public let key: String
  /// The text without one, with the values.
  public let defaultValue: String.LocalizationValue
  /// The file without its extension; nil is `Localizable`.
  public let table: String?

  /// Creates the text of a key, which is also the text without one.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
  }
  /// Creates the text of a key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
  }
  /// Creates the text of a key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
