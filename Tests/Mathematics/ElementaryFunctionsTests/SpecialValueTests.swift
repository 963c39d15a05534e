import ElementaryFunctions
import Testing

/// Zeros, infinities and NaN, as annex F of the C standard has them.
@Suite struct SpecialValueTests {
  private let infinity = Double.infinity

  /// Whether two numbers are the same, with the sign of zero, or both NaN.
  private func isSame(_ left: Double, _ right: Double) -> Bool {
    left.isNaN ? right.isNaN : left.bitPattern == right.bitPattern
  }

  @Test func `trigonometric functions keep the sign of zero and have no value at infinity`() {
    for function in [sin, tan] { #expect(isSame(function(-0.0), -0.0)) }
    #expect(cos(-0.0) == 1)
    for function in [sin, cos, tan] {
      for angle in [infinity, -infinity, .nan] { #expect(function(angle).isNaN) }
    }
  }

  @Test func `exponentials and logarithms have the limits at infinity and zero`() {
    #expect(exp(-0.0) == 1)
    #expect(exp(-infinity) == 0)
    #expect(exp(infinity) == infinity)
    #expect(exp(709.79) == infinity)
    #expect(exp(-745.2) == 0)
    #expect(exp(.nan).isNaN)
    #expect(isSame(expm1(-0.0), -0.0))
    #expect(expm1(-infinity) == -1)
    #expect(expm1(infinity) == infinity)
    #expect(expm1(.nan).isNaN)
    for function in [log, log10] {
      #expect(isSame(function(1), 0))
      #expect(function(0) == -infinity)
      #expect(function(-0.0) == -infinity)
      #expect(function(infinity) == infinity)
      for x in [-1, -infinity, .nan] { #expect(function(x).isNaN) }
    }
  }

  @Test func `the angle of a point on an axis or at infinity depends on the signs of zeros`() {
    for (y, x, angle) in [
      (0, 1, 0), (0, -1, .pi), (0, 0, 0), (0, -0.0, .pi), (1, 0, .pi / 2), (1, -0.0, .pi / 2),
      (infinity, infinity, .pi / 4), (infinity, -infinity, 3 * .pi / 4), (infinity, 1, .pi / 2),
      (1, infinity, 0), (1, -infinity, .pi),
    ] as [(Double, Double, Double)] {
      #expect(isSame(atan2(y, x), angle), "\(y), \(x)")
      #expect(isSame(atan2(-y, x), -angle), "-\(y), \(x)")
    }
    #expect(atan2(.nan, 1).isNaN)
    #expect(atan2(1, .nan).isNaN)
  }

  @Test func `a vector with an infinite component is infinitely long`() {
    #expect(hypot(.nan, -infinity) == infinity)
    #expect(hypot(infinity, 1) == infinity)
    #expect(hypot(.nan, 1).isNaN)
    #expect(isSame(hypot(-0.0, 0), 0))
    #expect(hypot(.greatestFiniteMagnitude, .greatestFiniteMagnitude) == infinity)
  }

  @Test func `powers of zero, one, infinity and negative numbers follow the C standard`() {
    for (base, exponent, power) in [
      (.nan, 0, 1), (1, .nan, 1), (1, infinity, 1), (-1, -infinity, 1), (2, infinity, infinity),
      (-2, -infinity, 0), (0.5, infinity, 0), (0.5, -infinity, infinity), (0, 3, 0),
      (-0.0, 3, -0.0), (-0.0, 2, 0), (0, -1, infinity), (-0.0, -1, -infinity),
      (-0.0, -2, infinity), (0, 0.5, 0), (infinity, 2, infinity), (infinity, -2, 0),
      (-infinity, 3, -infinity), (-infinity, 2, infinity), (-infinity, -3, -0.0),
      (-infinity, 0.5, infinity), (-2, 3, -8), (-2, 2, 4), (-2, 0.5, .nan), (.nan, 1, .nan),
      (2, .nan, .nan), (-2, 1e300, infinity), (2, -1e300, 0), (-2, 1024, infinity),
      (-2, 1023, -0x1p1023), (2, -1074, .leastNonzeroMagnitude),
    ] as [(Double, Double, Double)] {
      #expect(isSame(pow(base, exponent), power), "\(base)^\(exponent) is \(pow(base, exponent))")
    }
  }
}
