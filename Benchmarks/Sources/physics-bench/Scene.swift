/// What every engine builds its world from: bodies, their shapes, their joints, as plain numbers.
///
/// Metres, kilograms, seconds, radians; y runs up. Bodies start unrotated. Engines add all bodies in the
/// order written, then shapes, then pins, then springs, and round each number once to their own type.
struct Scene: Sendable {
  /// How a body takes part in the simulation.
  enum BodyKind: Sendable {
    case `static`
    case kinematic
    case dynamic
  }

  /// A body as it starts.
  struct Body: Sendable {
    var kind: BodyKind
    var position: SIMD2<Double>
    var velocity = SIMD2(0.0, 0.0)
    var angularVelocity = 0.0
  }

  /// What a shape is made of.
  struct Material: Sendable {
    var density = 1.0
    /// The friction wanted of a pair of shapes that both have it.
    var friction = 0.6
    /// The restitution wanted of a pair of shapes that both have it.
    var restitution = 0.0
    /// Whether the shape touches others; false for all shapes of a scene of joints alone, which then
    /// form one group that does not meet.
    var collides = true
  }

  /// The form of a shape in its body's frame.
  enum Outline: Sendable {
    /// A rectangle parallel to the axes of the body.
    case box(halfSize: SIMD2<Double>, center: SIMD2<Double>)
    /// A disc around the body's origin.
    case circle(radius: Double)
    case segment(SIMD2<Double>, SIMD2<Double>)
  }

  struct Shape: Sendable {
    var body: Int
    var outline: Outline
    var material: Material
  }

  /// Two bodies held together at a point of the world.
  struct Pin: Sendable {
    var bodyA: Int
    var bodyB: Int
    var point: SIMD2<Double>
  }

  /// Two points, each in the frame of its body, and a spring between them.
  struct Spring: Sendable {
    var bodyA: Int
    var bodyB: Int
    var anchorA = SIMD2(0.0, 0.0)
    var anchorB = SIMD2(0.0, 0.0)
    var length: Double
    var hertz: Double
    var dampingRatio: Double
  }

  /// The time that a step takes, in seconds.
  static let timeStep = 1.0 / 60

  var gravity = SIMD2(0.0, -10.0)
  /// Whether bodies at rest may fall asleep.
  var allowsSleep = false
  var bodies: [Body] = []
  var shapes: [Shape] = []
  var pins: [Pin] = []
  var springs: [Spring] = []
}

// MARK: - Building

extension Scene {
  /// Adds a body and returns its number.
  mutating func add(
    _ kind: BodyKind, _ x: Double, _ y: Double, velocity: SIMD2<Double> = SIMD2(0, 0),
    angularVelocity: Double = 0
  ) -> Int {
    bodies.append(
      Body(kind: kind, position: SIMD2(x, y), velocity: velocity, angularVelocity: angularVelocity))
    return bodies.count - 1
  }

  /// Adds a rectangle, from its half sizes, to a body.
  mutating func addBox(
    _ halfWidth: Double, _ halfHeight: Double, at center: SIMD2<Double> = SIMD2(0, 0),
    to body: Int, _ material: Material
  ) {
    let outline = Outline.box(halfSize: SIMD2(halfWidth, halfHeight), center: center)
    shapes.append(Shape(body: body, outline: outline, material: material))
  }

  /// Adds a disc to a body.
  mutating func addCircle(_ radius: Double, to body: Int, _ material: Material) {
    shapes.append(Shape(body: body, outline: .circle(radius: radius), material: material))
  }

  /// Adds a line segment to a body.
  mutating func addSegment(
    _ start: SIMD2<Double>, _ end: SIMD2<Double>, to body: Int, _ material: Material
  ) {
    shapes.append(Shape(body: body, outline: .segment(start, end), material: material))
  }

  /// Pins two bodies together at a point of the world.
  mutating func pin(_ bodyA: Int, _ bodyB: Int, at x: Double, _ y: Double) {
    pins.append(Pin(bodyA: bodyA, bodyB: bodyB, point: SIMD2(x, y)))
  }
}
