/// A number of levels, 0...255 or 0...65,535, for each channel of a pixel.
public struct ChannelLevels: Hashable, Sendable, Encodable {
  /// The levels of alpha.
  public var alpha: Int
  /// The levels of red.
  public var red: Int
  /// The levels of green.
  public var green: Int
  /// The levels of blue.
  public var blue: Int

  /// The largest of the four.
  public var maximum: Int { max(alpha, red, green, blue) }

  /// Creates a value from the levels of the four channels.
  public init(alpha: Int, red: Int, green: Int, blue: Int) {
    self.alpha = alpha
    self.red = red
    self.green = green
    self.blue = blue
  }
}

extension ChannelLevels: CustomStringConvertible {
  /// The levels by name, `alpha 0, red 12, green 3, blue 0`.
  public var description: String { "alpha \(alpha), red \(red), green \(green), blue \(blue)" }
}
