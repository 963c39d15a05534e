public import Foundation

/// How a measurement is written.
public struct _MeasurementStyle<UnitType: Dimension>: Sendable {
  /// How long the words are.
  public struct UnitWidth: Hashable, Sendable {
    let style: Formatter.UnitStyle
    /// Names in full: "5 kilometers".
    public static var wide: Self { Self(style: .long) }
    /// Symbols after a space: "5 km".
    public static var abbreviated: Self { Self(style: .medium) }
    /// Symbols: "5km".
    public static var narrow: Self { Self(style: .short) }
  }

  /// Which unit is written.
  public struct Usage: Hashable, Sendable {
    let options: MeasurementFormatter.UnitOptions
    /// Returns whether two usages are the same.
    public static func == (left: Self, right: Self) -> Bool {
      left.options.rawValue == right.options.rawValue
    }
    /// Hashes the options.
    public func hash(into hasher: inout Hasher) { hasher.combine(options.rawValue) }

    /// The unit of the locale.
    public static var general: Self { Self(options: .naturalScale) }
    /// The unit of the measurement.
    public static var asProvided: Self { Self(options: .providedUnit) }
    /// The unit of the locale for distances on roads.
    public static var road: Self { Self(options: .naturalScale) }
    /// The unit of the locale for the height of people.
    public static var personHeight: Self { Self(options: []) }
    /// The unit of the locale for the weight of people.
    public static var personWeight: Self { Self(options: []) }
    /// The unit of the locale for food.
    public static var food: Self { Self(options: []) }
    /// The unit of the locale for training.
    public static var workout: Self { Self(options: []) }
    /// The unit of the locale for the weather.
    public static var weather: Self { Self(options: []) }
  }

  var width: UnitWidth
  var usage: Usage
  var number: FloatingPointFormatStyle<Double>?

  /// A style of measurements.
  public static func measurement(
    width: UnitWidth, usage: Usage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self { Self(width: width, usage: usage, number: numberFormatStyle) }
}

extension Measurement where UnitType: Dimension {
  /// Returns the measurement in the unit of the locale, with its symbol.
  public func formatted() -> String { formatted(.measurement(width: .abbreviated)) }

  /// Returns the measurement in a style.
  public func formatted(_ style: _MeasurementStyle<UnitType>) -> String {
    let formatter = MeasurementFormatter()
    formatter.unitStyle = style.width.style
    formatter.unitOptions = style.usage.options
    if let number = style.number { formatter.format = { $0.formatted(number) } }
    return formatter.string(from: self)
  }
}
