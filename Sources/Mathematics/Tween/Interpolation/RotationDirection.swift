/// The direction in which a rotation is interpolated.
public enum RotationDirection: Hashable, Sendable {
  /// The direction of at most half a turn; exactly half a turn is clockwise.
  case shortest
  /// Clockwise on screen, by less than a full turn.
  case clockwise
  /// Counterclockwise on screen, by less than a full turn.
  case counterclockwise

  /// Returns the equivalent angle in this direction, in radians clockwise on screen.
  ///
  /// The range is (-pi, pi], [0, 2 pi) or (-2 pi, 0], shifted outwards by 1e-12. An angle computed
  /// from a matrix has rounding errors, which must not change the direction of half a turn or turn
  /// an angle of 0 into a full turn.
  func equivalent(of angle: Double) -> Double {
    let fullTurn = 2 * Double.pi
    let tolerance = 1e-12
    let upperBound =
      switch self {
      case .shortest: Double.pi + tolerance
      case .clockwise: fullTurn - tolerance
      case .counterclockwise: tolerance
      }
    return angle - fullTurn * ((angle - upperBound) / fullTurn).rounded(.up)
  }
}
