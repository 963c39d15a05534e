public import Foundation

/// A formatter of measurements, such as "5 km" or "3.5 kilograms".
open class MeasurementFormatter: NSObject {
  /// How units are chosen.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement, not that of the locale.
    public static let providedUnit = Self(rawValue: 1)
    /// The unit in which the number is of a handy size.
    public static let naturalScale = Self(rawValue: 2)
    /// A temperature without the name of its unit.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  /// How units are chosen; none by default.
  open var unitOptions: UnitOptions = []
  /// How long the words are; `.medium` by default.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale, whose country decides on miles and kilometers.
  open var locale: Locale! = Locale.current
  /// The formatter of the number.
  open var numberFormatter: Foundation.NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Writes the number in place of ``numberFormatter``; nil by default.
  var format: ((Double) -> String)?

  /// Creates a formatter.
  override public init() { super.init() }

  /// Returns the text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let (value, unit) = localized(measurement.value, measurement.unit)
    let number =
      format?(value) ?? numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature {
      let sign =
        unitOptions.contains(.temperatureWithoutUnit) ? "°" : unit.symbol
      return unitStyle == .long && sign != "°"
        ? "\(number) degrees \(MeasureName.of(unit, 1) ?? unit.symbol)" : "\(number)\(sign)"
    }
    switch unitStyle {
    case .long: return "\(number) \(MeasureName.of(unit, value) ?? unit.symbol)"
    case .short: return "\(number)\(unit.symbol)"
    default: return "\(number) \(unit.symbol)"
    }
  }

  /// Returns the symbol or name of a unit.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? MeasureName.of(unit, 2) ?? unit.symbol : unit.symbol
  }

  /// Returns a value in the unit of the locale.
  private func localized(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard !unitOptions.contains(.providedUnit) else { return (value, unit) }
    let isMetric = (locale ?? .current).measurementSystem == .metric
    switch unit {
    case let unit as UnitTemperature:
      let target = isMetric ? UnitTemperature.celsius : .fahrenheit
      return (Measurement(value: value, unit: unit).converted(to: target).value, target)
    case let unit as UnitLength:
      let length = Measurement(value: value, unit: unit).converted(to: .meters)
      if isMetric && !unitOptions.contains(.naturalScale) && unit.isMetric { return (value, unit) }
      let target: UnitLength =
        isMetric
        ? abs(length.value) >= 1000 ? .kilometers : abs(length.value) >= 1 ? .meters : .centimeters
        : abs(length.value) >= 160.9344 ? .miles : abs(length.value) >= 0.3048 ? .feet : .inches
      return (length.converted(to: target).value, target)
    case let unit as UnitSpeed:
      let target = isMetric ? UnitSpeed.kilometersPerHour : .milesPerHour
      return (Measurement(value: value, unit: unit).converted(to: target).value, target)
    case let unit as UnitMass:
      let mass = Measurement(value: value, unit: unit).converted(to: .kilograms)
      if isMetric && !unitOptions.contains(.naturalScale) { return (value, unit) }
      let target: UnitMass =
        isMetric
        ? abs(mass.value) >= 1 ? .kilograms : .grams
        : abs(mass.value) >= 0.45359237 ? .pounds : .ounces
      return (mass.converted(to: target).value, target)
    default: return (value, unit)
    }
  }
}

extension UnitLength {
  fileprivate var isMetric: Bool {
    !["mi", "ft", "in", "yd"].contains(symbol)
  }
}

/// The names of units in English.
private enum MeasureName {
  private static let names: [String: (one: String, more: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
    "m/s": ("meter per second", "meters per second"),
    "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "°C": ("Celsius", "Celsius"),
    "°F": ("Fahrenheit", "Fahrenheit"), "K": ("kelvin", "kelvins"),
    "kCal": ("kilocalorie", "kilocalories"), "J": ("joule", "joules"), "W": ("watt", "watts"),
    "°": ("degree", "degrees"),
  ]

  static func of(_ unit: Unit, _ value: Double) -> String? {
    names[unit.symbol].map { abs(value) == 1 ? $0.one : $0.more }
  }
}
