internal import Geometry

extension TextAttributes {
  /// The name of an attribute, `NSAttributedString.Key`.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// A `Font`.
    case font
    /// A `Color`.
    case foregroundColor
    /// A `Color`.
    case backgroundColor
    /// A number of points.
    case kern
    /// 0 or 1.
    case ligature
    /// A `LineStyle` or its raw value.
    case underlineStyle
    /// A `Color`.
    case underlineColor
    /// A `LineStyle` or its raw value.
    case strikethroughStyle
    /// A `Color`.
    case strikethroughColor
    /// A `TextShadow`.
    case shadow
    /// A number, in percent of the font size.
    case strokeWidth
    /// A `Color`.
    case strokeColor
    /// A number of points.
    case baselineOffset
    /// A number, the tangent of an angle.
    case obliqueness
    /// A `ParagraphStyle`.
    case paragraphStyle
    /// A BCP 47 language tag.
    case languageIdentifier
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
