/// A number of frames per second, as a fraction in lowest terms.
///
/// The 29.97 frames per second of NTSC television are exactly 30000/1001, which a `Double` cannot
/// represent.
public struct FrameRate: Hashable, Sendable {
  /// The range of valid rates, in frames per second.
  public static let allowed = 0.001...1000.0

  /// The maximum of the numerator and of the denominator: ffmpeg's `AVRational` has 32-bit terms.
  private static let maximumTerm = Int(Int32.max)

  /// The number of frames in ``denominator`` seconds.
  public let numerator: Int
  /// The number of seconds in which ``numerator`` frames are shown.
  public let denominator: Int

  /// Creates a rate from a fraction and reduces it to lowest terms.
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
      max(self.numerator, self.denominator) <= Self.maximumTerm,
      "a frame rate must be a fraction of numbers up to \(Self.maximumTerm), not \(self)")
  }

  /// Creates a rate from a number of frames per second.
  ///
  /// A number within 0.0005 of an NTSC rate (a whole number times 1000/1001) becomes that rate:
  /// 23.976, 29.97 and 59.94 become 24000/1001, 30000/1001 and 60000/1001. Any other number becomes
  /// the simplest fraction within a relative error of 1e-9.
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

  /// The rate as a floating-point number, in frames per second.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  private static func reduced(_ numerator: Int, _ denominator: Int) -> (Int, Int) {
    var divisor = numerator
    var remainder = denominator
    while remainder != 0 { (divisor, remainder) = (remainder, divisor % remainder) }
    return (numerator / divisor, denominator / divisor)
  }

  /// Returns the first convergent of a number's continued fraction within a relative error of 1e-9.
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
  /// Creates a rate of a whole number of frames per second.
  public init(integerLiteral value: Int) {
    self.init(value, over: 1)
  }
}

extension FrameRate: LosslessStringConvertible {
  /// Parses a number such as `60` or `29.97`, or a fraction such as `30000/1001`.
  ///
  /// Returns nil if the text is neither, if the rate lies outside ``allowed``, or if a term of the
  /// reduced fraction exceeds 2^31 - 1.
  public init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]),
      numerator > 0, denominator > 0,
      Self.allowed.contains(Double(numerator) / Double(denominator)),
      case let reduced = Self.reduced(numerator, denominator),
      max(reduced.0, reduced.1) <= Self.maximumTerm
    {
      self.init(numerator, over: denominator)
    } else if parts.count == 1, let value = Double(parts[0]), Self.allowed.contains(value) {
      self.init(value)
    } else {
      return nil
    }
  }

  /// The rate in ffmpeg's notation, such as `60` or `30000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
