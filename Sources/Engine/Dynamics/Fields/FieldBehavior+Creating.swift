public import Geometry

extension FieldBehavior {
  /// Creates a field that slows items down, in proportion to the square of their speed.
  public class func dragField() -> Self { Self(Definition(kind: .drag)) }

  /// Creates a field that pushes items around its position, clockwise on screen.
  public class func vortexField() -> Self { Self(Definition(kind: .vortex)) }

  /// Creates a field that accelerates items towards a point, independent of mass and by default
  /// inversely proportional to the square of the distance.
  public class func radialGravityField(position: Point) -> Self {
    requireFinite(position, "position")
    return Self(Definition(kind: .radialGravity, state: State(position: position)))
  }

  /// Creates a field that accelerates items in one direction, in units of 100 points/s^2.
  public class func linearGravityField(direction: Vector) -> Self {
    requireFinite(direction, "direction")
    return Self(Definition(kind: .linearGravity, state: State(direction: direction)))
  }

  /// Creates a field that sets the velocity of its items, in units of 100 points/s.
  ///
  /// Other forces have no effect on them.
  public class func velocityField(direction: Vector) -> Self {
    requireFinite(direction, "direction")
    return Self(Definition(kind: .velocity, state: State(direction: direction)))
  }

  /// Creates a field of forces that vary smoothly with position and, if animated, with time.
  ///
  /// The force depends on position and time only.
  ///
  /// - Parameters:
  ///   - smoothness: The smoothness, from 0 to 1.
  ///   - speed: The speed of the animation, in revolutions per second.
  /// - Returns: The field.
  public class func noiseField(smoothness: Double, animationSpeed speed: Double) -> Self {
    Self(Definition(kind: .noise, state: noise(smoothness, speed)))
  }

  /// Creates a noise field whose force is proportional to mass and to the square of the speed.
  ///
  /// Items at rest stay at rest.
  ///
  /// - Parameters:
  ///   - smoothness: The smoothness, from 0 to 1.
  ///   - speed: The speed of the animation, in revolutions per second.
  /// - Returns: The field.
  public class func turbulenceField(
    smoothness: Double, animationSpeed speed: Double
  ) -> Self {
    Self(Definition(kind: .turbulence, state: noise(smoothness, speed)))
  }

  /// Creates a field that pulls items towards its position, in proportion to the distance.
  public class func springField() -> Self {
    Self(Definition(kind: .spring))
  }

  /// Creates a field that repels items of positive charge from its position and attracts items of
  /// negative charge.
  ///
  /// It has no effect on items of charge 0, the default.
  public class func electricField() -> Self {
    Self(Definition(kind: .electric))
  }

  /// Creates a field that deflects moving charged items at right angles to their velocity.
  ///
  /// The force is proportional to the charge, which is 0 by default: the field has **no effect** on
  /// an item whose `charge` was not set by a `DynamicItemBehavior`. In UIKit the charge is ignored,
  /// so a magnetic field acts on every item; set a charge of 1 for the same motion.
  public class func magneticField() -> Self {
    Self(Definition(kind: .magnetic))
  }

  /// Creates a field whose force is the result of a closure; strength and falloff are not applied.
  ///
  /// See ``EvaluationBlock`` for the units: the velocity is in meters/s, the position in points.
  public class func field(evaluationBlock block: @escaping EvaluationBlock) -> Self {
    Self(Definition(block: block))
  }

  /// Creates a field of a kind, like its class method with arguments of 0; a custom field needs a
  /// closure.
  package static func field(of kind: Kind) -> FieldBehavior {
    precondition(kind != .custom, "a custom field needs a closure")
    return FieldBehavior(Definition(kind: kind))
  }

  private class func noise(_ smoothness: Double, _ speed: Double) -> State {
    requireNotNegative(smoothness, "smoothness")
    requireFinite(speed, "animationSpeed")
    return State(smoothness: smoothness, animationSpeed: speed)
  }
}
