public import Physics

/// A scene of the testbed, which shows one concept.
public struct TestbedScene: Sendable {
  /// The name in lower case with hyphens.
  public let name: String
  /// What the scene shows, in a sentence.
  public let summary: String
  /// The duration in seconds.
  public let duration: Double
  /// The center of the part of the world that is shown.
  public let center: Vec2
  /// Half the height of the part that is shown, in meters; it is 16 by 9.
  public let halfHeight: Float
  private let make: @Sendable () -> DrawnWorld
  private let act: @Sendable (inout DrawnWorld, Int) -> Void

  /// The time step in seconds.
  public static let timeStep: Float = 1.0 / 60

  init(
    _ name: String, _ summary: String, duration: Double = 8, center: Vec2 = Vec2(0, 4),
    halfHeight: Float = 5, _ make: @escaping @Sendable () -> DrawnWorld,
    act: @escaping @Sendable (inout DrawnWorld, Int) -> Void = { _, _ in }
  ) {
    self.name = name
    self.summary = summary
    self.duration = duration
    self.center = center
    self.halfHeight = halfHeight
    self.make = make
    self.act = act
  }

  /// Returns the number of points or pixels in a meter, in a picture of a height.
  public func scale(height: Float) -> Float { 0.5 * height / halfHeight }

  /// Returns where a point of the world is in a picture of a size, from the upper left corner.
  public func place(_ point: Vec2, width: Float, height: Float) -> Vec2 {
    let scale = scale(height: height)
    return Vec2(
      0.5 * width + scale * (point.x - center.x), 0.5 * height - scale * (point.y - center.y))
  }

  /// Returns the scene at its start, with a solver.
  public func start(_ solver: Solver = .sequentialImpulses) -> DrawnWorld {
    var drawn = make()
    drawn.world.settings.solver = solver
    return drawn
  }

  /// Moves the scene on by a step.
  public func step(_ drawn: inout DrawnWorld) {
    act(&drawn, drawn.world.stepCount)
    drawn.world.step(Self.timeStep)
  }
}
