import ElementaryFunctions
import TestSupport
import Testing

@Suite struct AccuracyTests {
  @Test func `sine, cosine and tangent are rounded correctly at the limits of the algorithm`() {
    for (angle, sine, cosine, tangent) in Vectors.angles {
      #expect(sin(angle) == sine, "sine of \(angle)")
      #expect(sin(-angle) == -sine, "sine of -\(angle)")
      #expect(cos(angle) == cosine, "cosine of \(angle)")
      #expect(cos(-angle) == cosine, "cosine of -\(angle)")
      #expect(tan(angle) == tangent, "tangent of \(angle)")
    }
  }

  @Test func `powers of e and logarithms are rounded correctly at the limits of the algorithm`() {
    for (x, power) in Vectors.powersOfE { #expect(exp(x) == power, "e^\(x)") }
    for (x, growth) in Vectors.growths {
      #expect(expm1(x) == growth, "e^\(x) - 1")
    }
    for (x, logarithm) in Vectors.logarithms {
      #expect(log(x) == logarithm, "ln \(x)")
    }
    for (x, logarithm) in Vectors.decimalLogarithms {
      #expect(log10(x) == logarithm, "log10 \(x)")
    }
  }

  @Test func `angles, lengths and powers are rounded correctly at the limits of the algorithm`() {
    for (y, x, angle) in Vectors.directions {
      #expect(atan2(y, x) == angle, "angle of \(x), \(y)")
      #expect(atan2(-y, x) == -angle, "angle of \(x), -\(y)")
    }
    for (x, y, length) in Vectors.lengths {
      #expect(hypot(x, y) == length, "length of \(x), \(y)")
      #expect(hypot(-y, x) == length, "length of -\(y), \(x)")
    }
    for (base, exponent, power) in Vectors.powers {
      #expect(pow(base, exponent) == power, "\(base)^\(exponent)")
    }
  }

  @Test func `decimal logarithms of powers of ten are exact`() {
    // 10^22 is the greatest power of ten that a Double represents.
    var power = 1.0
    for exponent in 0...22 {
      #expect(log10(power) == Double(exponent))
      power *= 10
    }
  }

  /// Roundings of the same value by two libraries differ by one unit in the last place at most.
  ///
  /// Both have errors below one unit; only glibc documents two for its decimal logarithm.
  @Test(arguments: Functions.all.keys.sorted())
  func `random results are at most a unit or two in the last place from the C library's`(
    name: String
  ) throws {
    let ours = try #require(Functions.all[name])
    let theirs = try #require(CLibrary.functions[name])
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let (x, y) = Functions.arguments(of: name, using: &random)
      let result = ours(x, y)
      let expected = theirs(x, y)
      let distance = Int64(bitPattern: result.bitPattern &- expected.bitPattern).magnitude
      #expect(
        distance <= (name == "log10" ? 2 : 1),
        "\(name) of \(x), \(y) is \(result), expected \(expected)")
    }
  }

  @Test func `powers of Float are those of Double, rounded`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let base = Float(Double.random(in: 0...1, using: &random)) * 100
      let exponent = Float.random(in: -15...15, using: &random)
      let power = pow(Double(base), Double(exponent))
      // Half a unit, and the error of 2^-42 before rounding.
      let tolerance = Double(Float(power).ulp) * 0.5001
      #expect(isClose(Double(pow(base, exponent)), power, within: tolerance))
    }
    for base: Float in [0, -0.0, -1, 2, .infinity, -.infinity, .nan] {
      for exponent: Float in [0, 1, -3, 0.5, .infinity, -.infinity, .nan] {
        let power = pow(base, exponent)
        let expected = Float(pow(Double(base), Double(exponent)))
        #expect(power == expected || power.isNaN && expected.isNaN)
        #expect(power.sign == expected.sign || power.isNaN)
      }
    }
    #expect(pow(1e-38 as Float, 10) == 0)
    #expect(pow(1e-38 as Float, -1.02) == .infinity)
    #expect(pow(2 as Float, -149) == .leastNonzeroMagnitude)
  }
}
