/// The resistance of content that is dragged beyond its edge.
///
/// A finger that has moved x points beyond the edge moves the content by x d c / (d + c x), where
/// d is the length of the view in the direction of the drag and c is 0.55. It approaches d. The
/// law fits a trace of an iOS simulator to four digits (samoylenkodmitry/Cranpose, pull request
/// 541).
package struct RubberBand: Hashable, Sendable {
  /// The initial speed of the content as a fraction of the finger's.
  package static let coefficient = 0.55

  /// The length of the view, in points, above 0.
  package let dimension: Double

  /// Creates a rubber band for the length of a view.
  package init(dimension: Double) { self.dimension = max(dimension, 1) }

  /// Returns the displacement of the content for a displacement of the finger, with the same sign.
  package func displacement(for pull: Double) -> Double {
    let length = abs(pull) * Self.coefficient
    return (pull < 0 ? -1 : 1) * length * dimension / (dimension + length)
  }

  /// Returns the displacement of the finger for a displacement of the content: the inverse.
  ///
  /// A displacement of the whole dimension, which no pull reaches, is taken as 99.9 % of it.
  package func pull(for displacement: Double) -> Double {
    let length = min(abs(displacement), 0.999 * dimension)
    return (displacement < 0 ? -1 : 1) * length * dimension
      / (Self.coefficient * (dimension - length))
  }

  /// Returns the speed of the content as a fraction of that of the finger, at a displacement of the
  /// finger.
  package func slope(at pull: Double) -> Double {
    let share = dimension / (dimension + Self.coefficient * abs(pull))
    return Self.coefficient * share * share
  }
}
