import ArgumentParser
import Geometry

/// A size on paper.
struct PrintSize: Equatable {
  /// The units, by name, with their number in an inch.
  private static let units = [("mm", 25.4), ("cm", 2.54), ("in", 1.0)]
  /// The longest side, in inches: five meters.
  private static let maxSide = 200.0

  /// The size, in inches.
  let inches: Size

  /// Parses a size such as `420x594mm` or `16x20in`.
  @Sendable init(parsing text: String) throws {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let unit = Self.units.first { text.lowercased().hasSuffix($0.0) }
    guard let unit, sides.count == 2, let width = Double(sides[0]),
      let height = Double(sides[1].dropLast(unit.0.count)),
      [width, height].allSatisfy({ 0.1 * unit.1 <= $0 && $0 <= Self.maxSide * unit.1 })
    else {
      throw ValidationError(
        "it must be width x height with a unit, mm, cm or in, such as 420x594mm, each from 0.1 to 200 "
          + "inches.")
    }
    inches = Size(width / unit.1, height / unit.1)
  }
}
