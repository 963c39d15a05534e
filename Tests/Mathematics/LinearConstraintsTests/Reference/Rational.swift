/// An exact fraction, for the reference solver; overflow traps.
struct Rational: Equatable, Sendable {
  let numerator: Int
  let denominator: Int

  static let zero = Rational(0)

  init(_ integer: Int) { self.init(integer, over: 1) }

  init(_ numerator: Int, over denominator: Int) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = denominator < 0 ? -Int(a) : Int(a)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var double: Double { Double(numerator) / Double(denominator) }

  static func - (a: Rational, b: Rational) -> Rational {
    Rational(
      a.numerator * b.denominator - b.numerator * a.denominator,
      over: a.denominator * b.denominator)
  }

  static func * (a: Int, b: Rational) -> Rational {
    Rational(a * b.numerator, over: b.denominator)
  }

  static prefix func - (a: Rational) -> Rational { -1 * a }
}
