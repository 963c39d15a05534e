internal import FileIO
internal import Geometry

/// What a number measures, and so which units it can have after it: `9.81 m/s2`.
///
/// A number without a unit has UIKit's: points, seconds, radians, and for gravity 1000 pt/s².
enum Measure: Sendable {
  case length, speed, gravity, angle, time

  /// The number of points of a meter in UIKit Dynamics.
  static let defaultPointsPerMeter = 100.0

  /// The units, and what one of them is in UIKit's.
  ///
  /// - Parameter meter: The number of points of a meter.
  /// - Returns: The units by their symbols.
  private func units(meter: Double) -> [(symbol: String, factor: Double)] {
    switch self {
    case .length: [("pt", 1), ("m", meter), ("cm", meter / 100), ("mm", meter / 1000)]
    case .speed: [("pt/s", 1), ("m/s", meter), ("cm/s", meter / 100), ("km/h", meter / 3.6)]
    case .gravity:
      [
        ("pt/s2", 0.001), ("m/s2", meter / 1000), ("pt/s^2", 0.001), ("m/s^2", meter / 1000),
      ]
    case .angle: [("rad", 1), ("deg", .pi / 180)]
    case .time: [("s", 1), ("ms", 0.001)]
    }
  }

  /// The word for the quantity in errors.
  private var name: String {
    switch self {
    case .length: "a length"
    case .speed: "a speed"
    case .gravity: "gravity"
    case .angle: "an angle"
    case .time: "a time"
    }
  }

  /// Returns the number with a unit that a text is; nil for a text of another kind.
  ///
  /// - Throws: A ``SceneError`` about a unit of something else.
  func number(of item: Source.Item) throws(SceneError) -> Double? {
    guard let text = item.text, let (number, unit) = text.numberAndUnit,
      item.source.names.symbols[unit] == nil
    else { return nil }
    let units = units(meter: item.source.pointsPerMeter)
    if let factor = units.first(where: { $0.symbol == unit })?.factor { return number * factor }
    let known = units.map(\.symbol).list(conjunction: "and")
    throw item.error(
      "'\(unit)' is not a unit of \(name); known are \(known).",
      offset: text.distance(from: text.startIndex, to: text.lastRange(of: unit)))
  }
}

extension String {
  /// A number and the unit after it; nil for a text of another kind.
  fileprivate var numberAndUnit: (Double, String)? {
    let digits = prefix { $0.isNumber || ".-+".contains($0) }
    var number = digits
    // The exponent of 2e3, but not the beginning of a unit.
    let rest = self[digits.endIndex...]
    if rest.first == "e" || rest.first == "E" {
      let exponent = rest.dropFirst().prefix { $0.isNumber || "-+".contains($0) }
      if exponent.contains(where: \.isNumber) { number = self[..<exponent.endIndex] }
    }
    let unit = self[number.endIndex...].trimming(" ")
    guard let value = Double(number), value.isFinite, let first = unit.first,
      first.isLetter || first == "°",
      unit.allSatisfy({ $0.isLetter || $0.isNumber || "/^°".contains($0) })
    else { return nil }
    return (value, unit)
  }

  /// The place of the last occurrence of a text, or the start.
  fileprivate func lastRange(of text: String) -> String.Index {
    ranges(of: text).last?.lowerBound ?? startIndex
  }
}
