/// The components of a color in 16 bits each: its dark variant, which is seldom needed.
///
/// The rounding error is at most 1/131070 of the range, far below the steps of an image with 8
/// bits.
@frozen
@usableFromInline
struct PackedColor: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline var red: UInt16
  @usableFromInline var green: UInt16
  @usableFromInline var blue: UInt16
  @usableFromInline var alpha: UInt16

  init(_ color: Color) {
    red = Self.packed(color.red)
    green = Self.packed(color.green)
    blue = Self.packed(color.blue)
    alpha = Self.packed(color.alpha)
  }

  @usableFromInline
  mutating func setAlpha(_ alpha: Double) { self.alpha = Self.packed(alpha) }

  var color: Color {
    Color(
      red: Double(red) / 65535, green: Double(green) / 65535, blue: Double(blue) / 65535,
      alpha: Double(alpha) / 65535)
  }

  private static func packed(_ component: Double) -> UInt16 {
    UInt16((min(max(component, 0), 1) * 65535).rounded())
  }
}
