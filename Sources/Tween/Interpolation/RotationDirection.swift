private import Libm

/// Which way round a rotation is tweened.
public enum RotationDirection: Hashable, Sendable {
  /// The way of at most half a turn; exactly half a turn is clockwise.
  case shortest
  /// Clockwise on screen, by less than a whole turn.
  case clockwise
  /// Counterclockwise on screen, by less than a whole turn.
  case counterclockwise

  /// The turn that ends where `angle` ends, in radians clockwise on screen.
  ///
  /// It lies in (-pi, pi], [0, 2 pi) or (-2 pi, 0], with all bounds moved out by 1e-12: a matrix
  /// knows its angle only up to rounding, which must neither flip half a turn nor make a whole one
  /// of none.
  func turn(by angle: Double) -> Double {
    let fullTurn = 2 * Double.pi
    let tolerance = 1e-12
    let most =
      switch self {
      case .shortest: Double.pi + tolerance
      case .clockwise: fullTurn - tolerance
      case .counterclockwise: tolerance
      }
    return angle - fullTurn * ((angle - most) / fullTurn).rounded(.up)
  }
}
