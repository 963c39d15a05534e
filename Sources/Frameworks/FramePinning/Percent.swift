/// A share of a length, in the words of the library PinLayout.
public struct Percent: CustomStringConvertible {
  let share: CGFloat

  /// The share in words, such as "50%".
  public var description: String { "\(share * 100)%" }

  func of(_ length: CGFloat) -> CGFloat { length * share }
}

postfix operator %

/// Returns a share of a length.
public postfix func % (value: CGFloat) -> Percent { Percent(share: value / 100) }
/// Returns a share of a length.
public postfix func % (value: Int) -> Percent { Percent(share: CGFloat(value) / 100) }
