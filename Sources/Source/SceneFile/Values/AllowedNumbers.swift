internal import Geometry

/// The numbers that a field allows: those of a range that are 0 or not too close to it.
///
/// Numbers next to 0 have no meaning as lengths, times or factors, but become infinite when
/// something is divided by them, or 0 in single precision, which the physics engine uses.
struct AllowedNumbers: Sendable {
  /// The smallest magnitude that fields have unless they say otherwise.
  static let leastMagnitude = 1e-9
  /// The shortest length of a view or shape that is not 0, in points.
  static let leastLength = 0.001

  let range: ClosedRange<Double>
  /// The smallest magnitude of a number that is not 0.
  let leastMagnitude: Double

  init(_ range: ClosedRange<Double>, leastMagnitude: Double = AllowedNumbers.leastMagnitude) {
    self.range = range
    self.leastMagnitude = leastMagnitude
  }

  /// Lengths of views and shapes, in points: 0, or from ``leastLength`` to a million.
  static let lengths = AllowedNumbers(0...1e6, leastMagnitude: leastLength)

  func contains(_ value: Double) -> Bool {
    range.contains(value) && !isNextToZero(value)
  }

  /// Whether a value is not 0 but has less than the smallest magnitude.
  func isNextToZero(_ value: Double) -> Bool { value != 0 && value.magnitude < leastMagnitude }

  /// Returns the nearest number that is allowed; for what is not a number, that nearest to 0.
  func clamp(_ value: Double) -> Double {
    let inside = min(max(value.isNaN ? 0 : value, range.lowerBound), range.upperBound)
    return isNextToZero(inside) ? 0 : inside
  }

  /// Returns the sentence about a value that is not allowed.
  func sentence(about value: Double) -> String {
    guard value.isFinite else { return "the value is not finite, as after a division by 0." }
    let (low, high) = (range.lowerBound.shortestDescription, range.upperBound.shortestDescription)
    let least = leastMagnitude.shortestDescription
    let allowed =
      switch range.contains(value) {
      case false: "from \(low) to \(high)"
      case true where range.lowerBound == 0: "0, or from \(least) to \(high)"
      case true: "0, or at least \(least) in magnitude"
      }
    return "\(value.shortestDescription) is not allowed; it must be \(allowed)."
  }
}
