/// How many frames are shown in a second, as a fraction in lowest terms.
///
/// Television's 29.97 frames a second are exactly 30000/1001, which no `Double` can hold.
public struct FrameRate: Hashable, Sendable {
  /// The rates that can be expressed, in frames a second.
  public static let allowed = 0.001...1000.0

  /// The largest numerator and denominator of a rate, which is what ffmpeg can count to.
  private static let largestTerm = Int(Int32.max)

  /// The number of frames in ``denominator`` seconds.
  public let numerator: Int
  /// The number of seconds in which ``numerator`` frames are shown.
  public let denominator: Int

  /// Creates a rate from a fraction, which is reduced.
  ///
  /// - Parameters:
  ///   - numerator: The number of frames, positive; at most 2^31 - 1 when reduced.
  ///   - denominator: The number of seconds in which they are shown, positive; at most 2^31 - 1
  ///     when reduced.
  public init(_ numerator: Int, over denominator: Int) {
    precondition(
      numerator > 0 && denominator > 0,
      "a frame rate must be a positive fraction, not \(numerator)/\(denominator)")
    precondition(
      Self.allowed.contains(Double(numerator) / Double(denominator)),
      "a frame rate must lie in \(Self.allowed), not be \(numerator)/\(denominator)")
    (self.numerator, self.denominator) = Self.reduced(numerator, denominator)
    precondition(
      max(self.numerator, self.denominator) <= Self.largestTerm,
      "a frame rate must be a fraction of numbers up to \(Self.largestTerm), not \(self)")
  }

  /// Creates a rate from a number of frames a second.
  ///
  /// Numbers within 0.0005 of a whole rate slowed down by 1000/1001 stand for it, as is the custom
  /// in television: 23.976, 29.97 and 59.94 are 24000/1001, 30000/1001 and 60000/1001. Any other
  /// number becomes the simplest fraction within a billionth of it.
  ///
  /// - Parameter framesPerSecond: The rate, within ``allowed``.
  public init(_ framesPerSecond: Double) {
    precondition(
      Self.allowed.contains(framesPerSecond),
      "a frame rate must lie in \(Self.allowed), not be \(framesPerSecond)")
    let whole = (framesPerSecond * 1.001).rounded()
    if framesPerSecond != framesPerSecond.rounded(),
      abs(whole / 1.001 - framesPerSecond) < 0.0005
    {
      self.init(Int(whole) * 1000, over: 1001)
    } else {
      let fraction = Self.simplestFraction(near: framesPerSecond)
      self.init(fraction.numerator, over: fraction.denominator)
    }
  }

  /// How many frames are shown in a second.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  private static func reduced(_ numerator: Int, _ denominator: Int) -> (Int, Int) {
    var divisor = numerator
    var remainder = denominator
    while remainder != 0 { (divisor, remainder) = (remainder, divisor % remainder) }
    return (numerator / divisor, denominator / divisor)
  }

  /// The first convergent of a number's continued fraction that is within a billionth of it.
  private static func simplestFraction(
    near value: Double
  ) -> (numerator: Int, denominator: Int) {
    var previous = (numerator: 1, denominator: 0)
    var current = (numerator: Int(value), denominator: 1)
    var rest = value - value.rounded(.down)
    while abs(Double(current.numerator) / Double(current.denominator) - value) > value * 1e-9 {
      let reciprocal = 1 / rest
      let term = Int(reciprocal)
      rest = reciprocal - Double(term)
      (previous, current) = (
        current,
        (
          term * current.numerator + previous.numerator,
          term * current.denominator + previous.denominator
        )
      )
    }
    return current
  }
}

extension FrameRate: ExpressibleByIntegerLiteral {
  /// Creates a rate of a whole number of frames a second.
  public init(integerLiteral value: Int) {
    self.init(value, over: 1)
  }
}

extension FrameRate: LosslessStringConvertible {
  /// Reads a rate from a number such as `60` or `29.97`, or a fraction such as `30000/1001`.
  ///
  /// The result is nil if the text is neither, if the rate lies outside of ``allowed``, or if the
  /// reduced fraction has a number above 2^31 - 1.
  public init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]),
      numerator > 0, denominator > 0,
      Self.allowed.contains(Double(numerator) / Double(denominator)),
      case let reduced = Self.reduced(numerator, denominator),
      max(reduced.0, reduced.1) <= Self.largestTerm
    {
      self.init(numerator, over: denominator)
    } else if parts.count == 1, let value = Double(parts[0]), Self.allowed.contains(value) {
      self.init(value)
    } else {
      return nil
    }
  }

  /// The rate as ffmpeg reads it, `60` or `30000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
