/// The rates, in frames a second, at which something is drawn well.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The best rate; 0 for none.
  public var preferred: Float?

  /// The range that leaves the rate open.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

extension CADisplayLink {
  /// The rates that are wished; a best rate above 0 sets ``preferredFramesPerSecond``.
  public var preferredFrameRateRange: CAFrameRateRange {
    get {
      preferredFramesPerSecond == 0
        ? .default
        : CAFrameRateRange(
          minimum: Float(preferredFramesPerSecond), maximum: Float(preferredFramesPerSecond),
          preferred: Float(preferredFramesPerSecond))
    }
    set {
      let rate = newValue.preferred ?? newValue.maximum
      preferredFramesPerSecond = rate > 0 ? Int(min(rate, 60)) : 0
    }
  }
}
