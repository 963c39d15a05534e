public import Geometry

/// A difference of two values that can be added, scaled and measured.
///
/// The operations are those of a vector space. Values with a `VectorArithmetic` displacement can be
/// animated additively: the displacements of several animations are scaled and summed.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by a factor.
  mutating func scale(by factor: Double)

  /// The square of the magnitude: the sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with every component multiplied by a factor.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Vector: VectorArithmetic {
  /// Multiplies both components by a factor.
  public mutating func scale(by factor: Double) { self = self * factor }

  /// The square of the length.
  public var magnitudeSquared: Double { dot(self) }
}
