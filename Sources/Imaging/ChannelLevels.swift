/// A whole number of levels, 0...255 or 0...65,535, for each channel of a pixel.
public struct ChannelLevels: Hashable, Sendable {
  /// The levels of alpha.
  public var alpha: Int
  /// The levels of red.
  public var red: Int
  /// The levels of green.
  public var green: Int
  /// The levels of blue.
  public var blue: Int

  /// The largest of the four.
  public var largest: Int { max(alpha, red, green, blue) }

  /// Creates a value from the levels of the four channels.
  public init(alpha: Int, red: Int, green: Int, blue: Int) {
    self.alpha = alpha
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The distance between two premultiplied `0xAARRGGBB` pixels in each channel.
  init(between left: UInt32, and right: UInt32) {
    func distance(at shift: UInt32) -> Int {
      abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF))
    }
    self.init(
      alpha: distance(at: 24), red: distance(at: 16), green: distance(at: 8), blue: distance(at: 0))
  }

  /// Raises each channel to that of another value where that is larger.
  mutating func formMaximum(_ other: ChannelLevels) {
    alpha = max(alpha, other.alpha)
    red = max(red, other.red)
    green = max(green, other.green)
    blue = max(blue, other.blue)
  }
}

extension ChannelLevels: CustomStringConvertible {
  /// The levels by name, `alpha 0, red 12, green 3, blue 0`.
  public var description: String { "alpha \(alpha), red \(red), green \(green), blue \(blue)" }
}
