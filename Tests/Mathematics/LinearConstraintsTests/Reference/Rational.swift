/// An exact fraction of 128-bit integers, for the reference solver; overflow traps.
struct Rational: Comparable, Sendable {
  let numerator: Int128
  let denominator: Int128

  static let zero = Rational(0)

  init(_ integer: Int) {
    numerator = Int128(integer)
    denominator = 1
  }

  private init(_ numerator: Int128, over denominator: Int128) {
    var a = numerator.magnitude
    var b = denominator.magnitude
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = denominator < 0 ? -Int128(a) : Int128(a)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var double: Double { Double(numerator) / Double(denominator) }

  static func + (a: Rational, b: Rational) -> Rational {
    Rational(
      a.numerator * b.denominator + b.numerator * a.denominator,
      over: a.denominator * b.denominator)
  }

  static func - (a: Rational, b: Rational) -> Rational { a + -b }

  static prefix func - (a: Rational) -> Rational { Rational(-a.numerator, over: a.denominator) }

  static func * (a: Rational, b: Rational) -> Rational {
    Rational(a.numerator * b.numerator, over: a.denominator * b.denominator)
  }

  static func / (a: Rational, b: Rational) -> Rational {
    Rational(a.numerator * b.denominator, over: a.denominator * b.numerator)
  }

  static func < (a: Rational, b: Rational) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
