/// How many pixels may differ in images that count as the same.
public enum Allowance: Hashable, Sendable {
  /// Up to a number of pixels.
  case pixels(Int)
  /// Up to a percentage of the pixels compared, 0...100.
  case percent(Double)
}

extension Allowance: CustomStringConvertible {
  /// A phrase such as `up to 0.5 % allowed`.
  public var description: String {
    switch self {
    case .pixels(0): "none allowed"
    case .pixels(let count): "up to \(count) allowed"
    case .percent(let percent): "up to \(percent) % allowed"
    }
  }
}
