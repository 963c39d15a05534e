package import Geometry

extension Insets {
  /// Traps unless all insets are finite numbers.
  ///
  /// - Parameter name: What the insets are, in the plural, for the message.
  package func checkFinite(_ name: String) {
    precondition(
      [top, left, bottom, right].allSatisfy(\.isFinite), "\(name) must be finite, not \(self)")
  }

  /// Returns the sums of the insets.
  static func + (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}
