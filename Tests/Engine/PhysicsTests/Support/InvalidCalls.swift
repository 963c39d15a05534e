import Physics

/// An invalid call, and the start of the message with which it traps.
struct InvalidCall: Sendable {
  let sentence: String
  let call: @Sendable (inout Example) -> Void

  init(_ sentence: String, _ call: @escaping @Sendable (inout Example) -> Void) {
    self.sentence = sentence
    self.call = call
  }
}

/// A world with one element of each type, for invalid calls.
struct Example {
  var world = World()
  let ground: BodyID
  let ball: BodyID
  let shape: ShapeID
  let joint: JointID

  init() {
    ground = world.addBody(Body(kind: .static))
    ball = world.addBody(Body())
    shape = world.addShape(.circle(radius: 1), to: ball)
    joint = world.addJoint(.revolute(RevoluteJoint(ground, ball)))
  }
}

extension InvalidCall {
  /// An invalid number.
  private static let nan = Float.nan
  private static let infinite = Vec2(0, .infinity)

  /// A number that is not finite, for every numeric argument.
  static let notFinite =
    notFiniteInBodies + notFiniteInSettings + notFiniteInShapes + notFiniteInJoints
    + notFiniteInQueries

  /// A stale handle, for every call with a handle.
  static let stale = staleBodies + staleShapes + staleJoints

  private static let notFiniteInBodies = [
    InvalidCall("position must") { $0.world.addBody(Body(position: infinite)) },
    InvalidCall("angle must") { $0.world.addBody(Body(angle: nan)) },
    InvalidCall("velocity must") { $0.world.addBody(Body(velocity: infinite)) },
    InvalidCall("angularVelocity must") { $0.world.addBody(Body(angularVelocity: nan)) },
    InvalidCall("linearDamping must") { $0.world.addBody(Body(linearDamping: nan)) },
    InvalidCall("angularDamping must") { $0.world.addBody(Body(angularDamping: nan)) },
    InvalidCall("gravityScale must") { $0.world.addBody(Body(gravityScale: nan)) },
    InvalidCall("position must") { $0.world[$0.ball].position.x = nan },
    InvalidCall("angularVelocity must") { $0.world[$0.ball].angularVelocity = .infinity },
    InvalidCall("mass must") {
      $0.world.setMass(MassProperties(mass: nan, center: .zero, inertia: 1), of: $0.ball)
    },
    InvalidCall("center must") {
      $0.world.setMass(MassProperties(mass: 1, center: infinite, inertia: 1), of: $0.ball)
    },
    InvalidCall("inertia must") {
      $0.world.setMass(MassProperties(mass: 1, center: .zero, inertia: nan), of: $0.ball)
    },
    InvalidCall("force must") { $0.world.applyForce(infinite, to: $0.ball) },
    InvalidCall("point must") { $0.world.applyForce(.zero, to: $0.ball, at: infinite) },
    InvalidCall("torque must") { $0.world.applyTorque(nan, to: $0.ball) },
    InvalidCall("impulse must") { $0.world.applyImpulse(infinite, to: $0.ball) },
    InvalidCall("point must") { $0.world.applyImpulse(.zero, to: $0.ball, at: infinite) },
    InvalidCall("impulse must") { $0.world.applyAngularImpulse(nan, to: $0.ball) },
    InvalidCall("point must") { _ = $0.world.velocity(of: $0.ball, at: infinite) },
  ]

  private static let notFiniteInSettings = [
    InvalidCall("duration must") { $0.world.step(nan) },
    InvalidCall("duration must") { $0.world.step(.infinity) },
    InvalidCall("lengthScale must") { _ in _ = Settings(lengthScale: nan) },
    InvalidCall("gravity must") { $0.world.settings.gravity = infinite },
    InvalidCall("restitutionThreshold must") { $0.world.settings.restitutionThreshold = nan },
    InvalidCall("polygonRadius must") { $0.world.settings.polygonRadius = .infinity },
    InvalidCall("segmentReach must") { $0.world.settings.segmentReach = nan },
    InvalidCall("linearSleepTolerance must") { $0.world.settings.linearSleepTolerance = nan },
    InvalidCall("angularSleepTolerance must") { $0.world.settings.angularSleepTolerance = nan },
    InvalidCall("timeToSleep must") { $0.world.settings.timeToSleep = nan },
    InvalidCall("gravity must") { _ in
      var settings = Settings()
      settings.gravity.x = nan
      _ = World(settings: settings)
    },
  ]

  private static let notFiniteInShapes = [
    InvalidCall("center must") {
      $0.world.addShape(.circle(center: infinite, radius: 1), to: $0.ball)
    },
    InvalidCall("radius must") { $0.world.addShape(.circle(radius: nan), to: $0.ball) },
    InvalidCall("ends must") {
      $0.world.addShape(.capsule(.zero, infinite, radius: 1), to: $0.ball)
    },
    InvalidCall("radius must") {
      $0.world.addShape(.capsule(.zero, Vec2(1, 0), radius: .infinity), to: $0.ball)
    },
    InvalidCall("ends must") { $0.world.addShape(.segment(infinite, .zero), to: $0.ball) },
    InvalidCall("halfWidth must") { _ in _ = Shape.box(halfWidth: nan, halfHeight: 1) },
    InvalidCall("halfHeight must") { _ in _ = Shape.box(halfWidth: 1, halfHeight: .infinity) },
    InvalidCall("center must") { _ in _ = Shape.box(halfWidth: 1, halfHeight: 1, center: infinite)
    },
    InvalidCall("angle must") { _ in _ = Shape.box(halfWidth: 1, halfHeight: 1, angle: nan) },
    InvalidCall("radius must") { _ in _ = Shape.box(halfWidth: 1, halfHeight: 1, radius: nan) },
    InvalidCall("points must") { _ in _ = Polygon([.zero, Vec2(1, 0), infinite]) },
    InvalidCall("radius must") { _ in _ = Polygon([.zero, Vec2(1, 0), Vec2(0, 1)], radius: nan) },
    InvalidCall("radius must") { _ in
      _ = Polygon.convexPieces(of: [.zero, Vec2(1, 0), Vec2(0, 1)], radius: nan)
    },
    InvalidCall("points must") { $0.world.addChain([.zero, infinite], to: $0.ground) },
    InvalidCall("density must") {
      $0.world.addShape(.circle(radius: 1), to: $0.ball, ShapeTraits(density: nan))
    },
    InvalidCall("friction must") {
      $0.world.addShape(.circle(radius: 1), to: $0.ball, ShapeTraits(friction: .infinity))
    },
    InvalidCall("restitution must") {
      $0.world.addChain([.zero, Vec2(1, 0)], to: $0.ground, ShapeTraits(restitution: nan))
    },
    InvalidCall("rollingResistance must") { $0.world[$0.shape].rollingResistance = -1 },
    InvalidCall("tangentSpeed must") { $0.world[$0.shape].tangentSpeed = nan },
    InvalidCall("oneWayNormal must") { $0.world[$0.shape].oneWayNormal = .zero },
    InvalidCall("density must") { $0.world[$0.shape].density = .infinity },
    InvalidCall("friction must") { $0.world[$0.shape].friction = nan },
    InvalidCall("restitution must") { $0.world[$0.shape].restitution = nan },
  ]

  private static let notFiniteInJoints =
    [
      distance("anchorA must") { $0.anchorA = infinite },
      distance("anchorB must") { $0.anchorB = infinite },
      distance("length must") { $0.length = nan },
      distance("minLength must") { $0.minLength = .infinity },
      distance("maxLength must") { $0.maxLength = nan },
      distance("hertz must") { $0.stiffness = .spring(hertz: nan, dampingRatio: 0) },
      distance("dampingRatio must") { $0.stiffness = .spring(hertz: 1, dampingRatio: nan) },
      revolute("anchorA must") { $0.anchorA = infinite },
      revolute("anchorB must") { $0.anchorB = infinite },
      revolute("referenceAngle must") { $0.referenceAngle = nan },
      revolute("lowerAngle must") { $0.lowerAngle = nan },
      revolute("lowerAngle must not be above upperAngle") { $0.upperAngle = nan },
      revolute("motorSpeed must") { $0.motorSpeed = .infinity },
      revolute("maxMotorTorque must") { $0.maxMotorTorque = nan },
      prismatic("anchorA must") { $0.anchorA = infinite },
      prismatic("anchorB must") { $0.anchorB = infinite },
      prismatic("axis must") { $0.axis = infinite },
      prismatic("referenceAngle must") { $0.referenceAngle = nan },
      prismatic("lowerTranslation must") { $0.lowerTranslation = nan },
      prismatic("lowerTranslation must not be above upperTranslation") {
        $0.upperTranslation = nan
      },
      prismatic("motorSpeed must") { $0.motorSpeed = nan },
      prismatic("maxMotorForce must") { $0.maxMotorForce = .infinity },
      weld("anchorA must") { $0.anchorA = infinite },
      weld("anchorB must") { $0.anchorB = infinite },
      weld("referenceAngle must") { $0.referenceAngle = nan },
      weld("hertz must") { $0.hertz = .infinity },
      weld("dampingRatio must") { $0.dampingRatio = nan },
      InvalidCall("motorSpeed must") {
        $0.world[$0.joint] = .revolute(RevoluteJoint($0.ground, $0.ball, motorSpeed: nan))
      },
    ]

  private static let notFiniteInQueries = [
    InvalidCall("point must") { _ = $0.world.shapes(at: infinite) },
    InvalidCall("box must") { _ = $0.world.shapes(in: AABB(lower: .zero, upper: infinite)) },
    InvalidCall("origin must") { _ = $0.world.castRay(from: infinite, along: Vec2(1, 0)) },
    InvalidCall("translation must") { _ = $0.world.castRay(from: .zero, along: infinite) },
    InvalidCall("origin must") { _ = $0.world.castRays(from: Vec2(nan, 0), along: Vec2(1, 0)) },
    InvalidCall("translation must") { _ = $0.world.castRays(from: .zero, along: Vec2(nan, 0)) },
    InvalidCall("pose must") {
      cast(.circle(radius: 1), from: Pose(p: infinite, q: .identity), in: $0)
    },
    InvalidCall("pose must") {
      cast(.circle(radius: 1), from: Pose(p: .zero, q: Rot(c: nan, s: 0)), in: $0)
    },
    InvalidCall("translation must") { cast(.circle(radius: 1), along: infinite, in: $0) },
    InvalidCall("center must") { cast(.circle(center: infinite, radius: 1), in: $0) },
    InvalidCall("radius must") { cast(.circle(radius: nan), in: $0) },
    InvalidCall("ends must") { cast(.capsule(infinite, .zero, radius: 1), in: $0) },
    InvalidCall("radius must") { cast(.capsule(.zero, Vec2(1, 0), radius: .infinity), in: $0) },
    InvalidCall("ends must") { cast(.segment(.zero, infinite), in: $0) },
  ]

  private static let staleBodies =
    [
      body { $0.world.removeBody($0.ball) },
      body { _ = $0.world[$0.ball] },
      body { $0.world[$0.ball] = Body() },
      body { _ = $0.world.pose(of: $0.ball) },
      body { _ = $0.world.centerOfMass(of: $0.ball) },
      body { _ = $0.world.mass(of: $0.ball) },
      body { $0.world.setMass(nil, of: $0.ball) },
      body { _ = $0.world.velocity(of: $0.ball, at: .zero) },
      body { $0.world.applyForce(.zero, to: $0.ball) },
      body { $0.world.applyTorque(0, to: $0.ball) },
      body { $0.world.applyImpulse(.zero, to: $0.ball) },
      body { $0.world.applyAngularImpulse(0, to: $0.ball) },
      body { $0.world.addShape(.circle(radius: 1), to: $0.ball) },
      body { $0.world.addChain([.zero, Vec2(1, 0)], to: $0.ball) },
      body { _ = $0.world.shapes(of: $0.ball) },
      body { $0.world.addJoint(.weld(WeldJoint($0.ball, $0.ground))) },
      body { $0.world.addJoint(.distance(DistanceJoint($0.ground, $0.ball, length: 1))) },
      // A handle that this world never returned.
      InvalidCall("a body was used") {
        var other = World()
        for _ in 0..<9 { other.addBody(Body()) }
        _ = $0.world[other.bodies[8]]
      },
    ]

  private static let staleShapes = [
    shape { $0.world.removeShape($0.shape) },
    shape { _ = $0.world[$0.shape] },
    shape { $0.world[$0.shape] = ShapeTraits() },
    shape { _ = $0.world.body(of: $0.shape) },
    shape { _ = $0.world.aabb(of: $0.shape) },
    shape { $0.world.refilter($0.shape) },
    // Removed with its body.
    InvalidCall("a shape was used") {
      $0.world.removeBody($0.ball)
      $0.world.removeShape($0.shape)
    },
  ]

  private static let staleJoints = [
    joint { $0.world.removeJoint($0.joint) },
    joint { _ = $0.world[$0.joint] },
    joint { $0.world[$0.joint] = .revolute(RevoluteJoint($0.ground, $0.ball)) },
    // Removed with one of its bodies.
    InvalidCall("a joint was used") {
      $0.world.removeBody($0.ground)
      $0.world.removeJoint($0.joint)
    },
  ]

  // MARK: The displacements into a mistake

  private static func distance(
    _ sentence: String, _ edit: @escaping @Sendable (inout DistanceJoint) -> Void
  ) -> InvalidCall {
    InvalidCall(sentence) {
      var joint = DistanceJoint($0.ground, $0.ball, length: 1)
      edit(&joint)
      $0.world.addJoint(.distance(joint))
    }
  }

  private static func revolute(
    _ sentence: String, _ edit: @escaping @Sendable (inout RevoluteJoint) -> Void
  ) -> InvalidCall {
    InvalidCall(sentence) {
      var joint = RevoluteJoint($0.ground, $0.ball)
      edit(&joint)
      $0.world.addJoint(.revolute(joint))
    }
  }

  private static func prismatic(
    _ sentence: String, _ edit: @escaping @Sendable (inout PrismaticJoint) -> Void
  ) -> InvalidCall {
    InvalidCall(sentence) {
      var joint = PrismaticJoint($0.ground, $0.ball, axis: Vec2(1, 0))
      edit(&joint)
      $0.world.addJoint(.prismatic(joint))
    }
  }

  private static func weld(
    _ sentence: String, _ edit: @escaping @Sendable (inout WeldJoint) -> Void
  ) -> InvalidCall {
    InvalidCall(sentence) {
      var joint = WeldJoint($0.ground, $0.ball)
      edit(&joint)
      $0.world.addJoint(.weld(joint))
    }
  }

  private static func cast(
    _ shape: Shape, from pose: Pose = Pose(p: .zero, q: .identity),
    along displacement: Vec2 = Vec2(1, 0),
    in example: Example
  ) {
    _ = example.world.castShape(shape, at: pose, along: displacement)
  }

  /// Uses the ball after it was removed and another body reused its index.
  private static func body(_ call: @escaping @Sendable (inout Example) -> Void) -> InvalidCall {
    InvalidCall("a body was used") {
      $0.world.removeBody($0.ball)
      $0.world.addBody(Body())
      call(&$0)
    }
  }

  private static func shape(_ call: @escaping @Sendable (inout Example) -> Void) -> InvalidCall {
    InvalidCall("a shape was used") {
      $0.world.removeShape($0.shape)
      $0.world.addShape(.circle(radius: 1), to: $0.ball)
      call(&$0)
    }
  }

  private static func joint(_ call: @escaping @Sendable (inout Example) -> Void) -> InvalidCall {
    InvalidCall("a joint was used") {
      $0.world.removeJoint($0.joint)
      $0.world.addJoint(.weld(WeldJoint($0.ground, $0.ball)))
      call(&$0)
    }
  }
}
