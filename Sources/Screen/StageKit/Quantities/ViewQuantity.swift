/// A number that describes a view at one time, with the name that plots and texts of scene files
/// have for it.
///
/// Attachments with a name have the angle from a line that hangs down, the length and the tension.
///
/// This is the only list. Plots show all of them, and texts those that `LiveQuantity` reads.
package enum ViewQuantity: String, Hashable, Sendable, CaseIterable {
  /// The horizontal position.
  case x
  /// The vertical position, downwards.
  case y
  /// The height above the lower edge of the stage.
  case elevation
  /// The width.
  case width
  /// The height.
  case height
  /// The rotation, clockwise.
  case angle
  /// The opacity.
  case alpha
  /// The horizontal velocity.
  case vx
  /// The vertical velocity, downwards.
  case vy
  /// The magnitude of the velocity.
  case speed
  /// The angular velocity, clockwise.
  case spin
  /// The kinetic energy, with that of the rotation.
  case kinetic
  /// The potential energy in the gravity of behaviors; 0 at the lower left corner of the stage.
  case potential
  /// The energy of the springs at the view.
  case springs
  /// The horizontal acceleration.
  case ax
  /// The vertical acceleration, downwards.
  case ay
  /// The magnitude of the acceleration.
  case acceleration
  /// The mass.
  case mass
  /// The moment of inertia about the center.
  case inertia
  /// The magnitude of the momentum.
  case momentum
  /// The angular momentum about the center, clockwise.
  case angularMomentum
  /// The tension of an attachment: the force along it, which pulls its ends together.
  case tension
  /// The length of an attachment, between its ends.
  case length
}

extension ViewQuantity {
  /// Whether the quantity has the opposite sign where y points upwards and angles are
  /// counterclockwise.
  package var isNegatedUpwards: Bool {
    switch self {
    case .angle, .vy, .spin, .ay, .angularMomentum: true
    case .x, .y, .elevation, .width, .height, .alpha, .vx, .speed, .kinetic, .potential, .springs,
      .ax, .acceleration, .mass, .inertia, .momentum, .tension, .length:
      false
    }
  }
}
