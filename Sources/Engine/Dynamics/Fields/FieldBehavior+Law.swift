extension DynamicAnimator.Inspection.Field.Kind {
  /// The force on an item as a formula, in newtons: the one list of them, for documentation.
  ///
  /// S is the strength, d the direction, m the mass in kilograms, q the charge, v the velocity in
  /// m/s, u that minus the direction, r the distance from the field's position in meters of 100
  /// points, p^ the unit vector to the item, n a noise from -1 to 1, and f the factor
  /// max(r, minimumRadius)^-falloff.
  package var law: String {
    switch self {
    case .linearGravity: "S m d f"
    case .radialGravity: "-S m p^ f, falloff 2 as of a planet"
    case .spring: "-S p^ f, falloff -1 as of a spring"
    case .drag: "-S |u| u f, quadratic"
    case .vortex: "S f / m across p^"
    case .electric: "S q p^ f"
    case .magnetic: "S q v f across v"
    case .velocity: "none: sets the velocity to d, in m/s"
    case .noise: "S n f"
    case .turbulence: "S m |v|^2 n f"
    case .custom: "that of a closure"
    }
  }
}
