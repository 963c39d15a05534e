public import Geometry

extension FieldBehavior {
  /// A field that slows items down, with the square of their speed.
  public class func dragField() -> FieldBehavior { FieldBehavior(.drag) }

  /// A field that pushes items around its position, clockwise on screen.
  public class func vortexField() -> FieldBehavior { FieldBehavior(.vortex) }

  /// A field that draws items to a point, all alike and the less the farther away they are.
  public class func radialGravityField(position: Point) -> FieldBehavior {
    requireFinite(position, "position")
    return FieldBehavior(.radialGravity, State(position: position, falloff: 2))
  }

  /// A field that accelerates items in one direction, in units of 100 points/s^2.
  public class func linearGravityField(direction: Vector) -> FieldBehavior {
    requireFinite(direction, "direction")
    return FieldBehavior(.linearGravity, State(direction: direction))
  }

  /// A field that gives its items one velocity, in units of 100 points/s, whatever else acts on
  /// them.
  public class func velocityField(direction: Vector) -> FieldBehavior {
    requireFinite(direction, "direction")
    return FieldBehavior(.velocity, State(direction: direction))
  }

  /// A field of forces that vary smoothly from place to place and, if animated, with time.
  ///
  /// The same place and time always have the same force.
  ///
  /// - Parameters:
  ///   - smoothness: How smooth, from 0 to 1.
  ///   - speed: How fast it changes, in turns per second.
  /// - Returns: The field.
  public class func noiseField(smoothness: Double, animationSpeed speed: Double) -> FieldBehavior {
    FieldBehavior(.noise, noise(smoothness, speed))
  }

  /// A field of noise that acts with mass and the square of speed: items at rest stay so.
  ///
  /// - Parameters:
  ///   - smoothness: How smooth, from 0 to 1.
  ///   - speed: How fast it changes, in turns per second.
  /// - Returns: The field.
  public class func turbulenceField(
    smoothness: Double, animationSpeed speed: Double
  ) -> FieldBehavior {
    FieldBehavior(.turbulence, noise(smoothness, speed))
  }

  /// A field that pulls items to its position, the more the farther away they are.
  public class func springField() -> FieldBehavior { FieldBehavior(.spring, State(falloff: -1)) }

  /// A field that pushes items of positive charge away from its position and draws negative ones.
  public class func electricField() -> FieldBehavior {
    FieldBehavior(.electric, State(falloff: 1))
  }

  /// A field that pushes charged items aside as they move.
  public class func magneticField() -> FieldBehavior {
    FieldBehavior(.magnetic, State(falloff: 1))
  }

  /// A field whose force is what a block returns; strength and falloff do not change it.
  public class func field(evaluationBlock block: @escaping EvaluationBlock) -> FieldBehavior {
    FieldBehavior(.custom(block))
  }

  private class func noise(_ smoothness: Double, _ speed: Double) -> State {
    requireNotNegative(smoothness, "smoothness")
    requireFinite(speed, "animationSpeed")
    return State(smoothness: smoothness, animationSpeed: speed)
  }
}
