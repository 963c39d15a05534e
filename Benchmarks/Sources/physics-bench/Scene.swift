/// An engine-independent description of bodies, shapes and joints.
///
/// Meters, kilograms, seconds, radians; y points up. Bodies start unrotated. Engines add all bodies
/// in order, then shapes, then pins, then springs, and round each number once to their own type.
struct Scene: Sendable {
  /// How a body takes part in the simulation.
  enum BodyKind: Sendable {
    case `static`
    case kinematic
    case dynamic
  }

  /// The initial state of a body.
  struct Body: Sendable {
    var kind: BodyKind
    var position: SIMD2<Double>
    var velocity = SIMD2(0.0, 0.0)
    var angularVelocity = 0.0
    /// Whether it collides continuously with moving bodies, too.
    var isBullet = false
  }

  /// The material of a shape.
  struct Material: Sendable {
    var density = 1.0
    /// The friction of a pair of shapes with this value.
    var friction = 0.6
    /// The restitution of a pair of shapes with this value.
    var restitution = 0.0
    /// Whether the shape collides; false for all shapes of a scene that consists of joints only.
    var collides = true
  }

  /// The geometry of a shape in its body's frame.
  enum Outline: Sendable {
    /// An axis-aligned rectangle in the body's frame.
    case box(halfSize: SIMD2<Double>, center: SIMD2<Double>)
    /// A circle around the body's origin.
    case circle(radius: Double)
    case segment(SIMD2<Double>, SIMD2<Double>)
  }

  struct Shape: Sendable {
    var body: Int
    var outline: Outline
    var material: Material
  }

  /// Two bodies pinned together at a world point.
  struct Pin: Sendable {
    var bodyA: Int
    var bodyB: Int
    var point: SIMD2<Double>
  }

  /// A spring between two points, each in its body's frame.
  struct Spring: Sendable {
    var bodyA: Int
    var bodyB: Int
    var anchorA = SIMD2(0.0, 0.0)
    var anchorB = SIMD2(0.0, 0.0)
    var length: Double
    var hertz: Double
    var dampingRatio: Double
  }

  /// The time step in seconds.
  static let timeStep = 1.0 / 60

  var gravity = SIMD2(0.0, -10.0)
  /// Whether bodies can sleep.
  var allowsSleep = false
  var bodies: [Body] = []
  var shapes: [Shape] = []
  var pins: [Pin] = []
  var springs: [Spring] = []
}

// MARK: - Building

extension Scene {
  /// Adds a body and returns its index.
  mutating func add(
    _ kind: BodyKind, _ x: Double, _ y: Double, velocity: SIMD2<Double> = SIMD2(0, 0),
    angularVelocity: Double = 0, isBullet: Bool = false
  ) -> Int {
    bodies.append(
      Body(
        kind: kind, position: SIMD2(x, y), velocity: velocity, angularVelocity: angularVelocity,
        isBullet: isBullet))
    return bodies.count - 1
  }

  /// Adds a rectangle from half sizes.
  mutating func addBox(
    _ halfWidth: Double, _ halfHeight: Double, at center: SIMD2<Double> = SIMD2(0, 0),
    to body: Int, _ material: Material
  ) {
    let outline = Outline.box(halfSize: SIMD2(halfWidth, halfHeight), center: center)
    shapes.append(Shape(body: body, outline: outline, material: material))
  }

  /// Adds a circle.
  mutating func addCircle(_ radius: Double, to body: Int, _ material: Material) {
    shapes.append(Shape(body: body, outline: .circle(radius: radius), material: material))
  }

  /// Adds a line segment.
  mutating func addSegment(
    _ start: SIMD2<Double>, _ end: SIMD2<Double>, to body: Int, _ material: Material
  ) {
    shapes.append(Shape(body: body, outline: .segment(start, end), material: material))
  }

  /// Pins two bodies together at a world point.
  mutating func pin(_ bodyA: Int, _ bodyB: Int, at x: Double, _ y: Double) {
    pins.append(Pin(bodyA: bodyA, bodyB: bodyB, point: SIMD2(x, y)))
  }
}
