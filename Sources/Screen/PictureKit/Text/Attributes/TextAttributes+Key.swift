internal import Geometry

extension TextAttributes {
  /// The name of an attribute, `NSAttributedString.Key`.
  public struct Key: RawRepresentable, Hashable, Sendable, CaseIterable {
    /// The name.
    public let rawValue: String

    /// Creates the name of an attribute, which may be one of the program.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the name of an attribute, which may be one of the program.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The names that texts are drawn by.
    public static let allCases: [Self] = [
      .font, .foregroundColor, .backgroundColor, .kern, .ligature, .underlineStyle,
      .underlineColor, .strikethroughStyle, .strikethroughColor, .shadow, .strokeWidth,
      .strokeColor, .baselineOffset, .obliqueness, .paragraphStyle, .languageIdentifier,
    ]

    /// A `Font`.
    public static let font = Self(rawValue: "font")
    /// A `Color`.
    public static let foregroundColor = Self(rawValue: "foregroundColor")
    /// A `Color`.
    public static let backgroundColor = Self(rawValue: "backgroundColor")
    /// A number of points.
    public static let kern = Self(rawValue: "kern")
    /// 0 or 1.
    public static let ligature = Self(rawValue: "ligature")
    /// A `LineStyle` or its raw value.
    public static let underlineStyle = Self(rawValue: "underlineStyle")
    /// A `Color`.
    public static let underlineColor = Self(rawValue: "underlineColor")
    /// A `LineStyle` or its raw value.
    public static let strikethroughStyle = Self(rawValue: "strikethroughStyle")
    /// A `Color`.
    public static let strikethroughColor = Self(rawValue: "strikethroughColor")
    /// A `TextShadow`.
    public static let shadow = Self(rawValue: "shadow")
    /// A number, in percent of the font size.
    public static let strokeWidth = Self(rawValue: "strokeWidth")
    /// A `Color`.
    public static let strokeColor = Self(rawValue: "strokeColor")
    /// A number of points.
    public static let baselineOffset = Self(rawValue: "baselineOffset")
    /// A number, the tangent of an angle.
    public static let obliqueness = Self(rawValue: "obliqueness")
    /// A `ParagraphStyle`.
    public static let paragraphStyle = Self(rawValue: "paragraphStyle")
    /// A BCP 47 language tag.
    public static let languageIdentifier = Self(rawValue: "languageIdentifier")
    /// A `TextAttachment`, which stands in place of the character.
    public static let attachment = Self(rawValue: "attachment")
    /// An address; text views draw it in their tint color.
    public static let link = Self(rawValue: "link")
    /// A number that stretches glyphs; it has no effect.
    public static let expansion = Self(rawValue: "expansion")
    /// A name of a text effect; it has no effect.
    public static let textEffect = Self(rawValue: "textEffect")
    /// Directions of writing; they have no effect.
    public static let writingDirection = Self(rawValue: "writingDirection")
    /// Text on vertical lines; it has no effect.
    public static let verticalGlyphForm = Self(rawValue: "verticalGlyphForm")
    /// A number of points: that of ``kern``.
    public static let tracking = Self.kern
  }

  /// Creates attributes from a dictionary.
  ///
  /// A value of the wrong type for its key traps.
  public init(_ values: [Key: Any]) {
    for (key, value) in values { set(key, to: value) }
  }

  /// Returns the value of an attribute; nil if it has none.
  public func value(for key: Key) -> Any? {
    switch key {
    case .font: font
    case .foregroundColor: foregroundColor
    case .backgroundColor: backgroundColor
    case .kern: kern
    case .ligature: ligature
    case .underlineStyle: underlineStyle
    case .underlineColor: underlineColor
    case .strikethroughStyle: strikethroughStyle
    case .strikethroughColor: strikethroughColor
    case .shadow: shadow
    case .strokeWidth: strokeWidth
    case .strokeColor: strokeColor
    case .baselineOffset: baselineOffset
    case .obliqueness: obliqueness
    case .paragraphStyle: paragraphStyle
    case .languageIdentifier: languageIdentifier
    default: others[key]?.value
    }
  }

  /// Sets an attribute, or removes it with nil.
  ///
  /// A value of the wrong type for the key traps.
  public mutating func set(_ key: Key, to value: Any?) {
    switch key {
    case .font: font = checked(value, key)
    case .foregroundColor: foregroundColor = checked(value, key)
    case .backgroundColor: backgroundColor = checked(value, key)
    case .kern: kern = number(value, key)
    case .ligature: ligature = checked(value, key)
    case .underlineStyle: underlineStyle = lineStyle(value, key)
    case .underlineColor: underlineColor = checked(value, key)
    case .strikethroughStyle: strikethroughStyle = lineStyle(value, key)
    case .strikethroughColor: strikethroughColor = checked(value, key)
    case .shadow: shadow = checked(value, key)
    case .strokeWidth: strokeWidth = number(value, key)
    case .strokeColor: strokeColor = checked(value, key)
    case .baselineOffset: baselineOffset = number(value, key)
    case .obliqueness: obliqueness = number(value, key)
    case .paragraphStyle: paragraphStyle = checked(value, key)
    case .languageIdentifier: languageIdentifier = checked(value, key)
    default: others[key] = value.map(OtherAttribute.init)
    }
  }

  private func checked<Value>(_ value: Any?, _ key: Key) -> Value? {
    guard let value else { return nil }
    guard let value = value as? Value else {
      preconditionFailure(
        "the text attribute \(key.rawValue) must be a \(Value.self), not \(value)")
    }
    return value
  }

  private func number(_ value: Any?, _ key: Key) -> Double? {
    let number: Double? =
      switch value {
      case let integer as Int: Double(integer)
      case let float as Float: Double(float)
      default: checked(value, key)
      }
    precondition(
      number?.isFinite != false,
      "the text attribute \(key.rawValue) must be finite, not \(number ?? 0)")
    return number
  }

  private func lineStyle(_ value: Any?, _ key: Key) -> LineStyle? {
    if let bits = value as? Int { return LineStyle(rawValue: bits) }
    return checked(value, key)
  }
}

extension TextAttributes: ExpressibleByDictionaryLiteral {
  /// Creates attributes from names and values.
  public init(dictionaryLiteral elements: (Key, Any)...) {
    for (key, value) in elements { set(key, to: value) }
  }
}
