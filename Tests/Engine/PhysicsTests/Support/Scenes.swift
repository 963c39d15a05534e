import Physics

extension World {
  /// A world without gravity and sleeping.
  static func weightless() -> World {
    var settings = Settings()
    settings.gravity = .zero
    settings.allowsSleep = false
    return World(settings: settings)
  }

  /// Adds a static box whose top is at y = 0.
  @discardableResult
  mutating func addFloor(
    halfWidth: Float = 100, _ traits: ShapeTraits = ShapeTraits(friction: 0.6)
  ) -> BodyID {
    let floor = addBody(Body(kind: .static, position: Vec2(0, -1)))
    addShape(.box(halfWidth: halfWidth, halfHeight: 1), to: floor, traits)
    return floor
  }

  /// Adds a dynamic disc.
  @discardableResult
  mutating func addBall(
    radius: Float, at position: Vec2, velocity: Vec2 = .zero, bullet: Bool = false,
    _ traits: ShapeTraits = ShapeTraits()
  ) -> BodyID {
    let ball = addBody(Body(position: position, velocity: velocity, isBullet: bullet))
    addShape(.circle(radius: radius), to: ball, traits)
    return ball
  }

  /// Adds a dynamic rectangle.
  @discardableResult
  mutating func addBox(
    halfWidth: Float, halfHeight: Float, at position: Vec2, angle: Float = 0,
    velocity: Vec2 = .zero,
    _ traits: ShapeTraits = ShapeTraits(friction: 0.6)
  ) -> BodyID {
    let box = addBody(Body(position: position, angle: angle, velocity: velocity))
    addShape(.box(halfWidth: halfWidth, halfHeight: halfHeight), to: box, traits)
    return box
  }

  /// Adds a floor and a pyramid of touching boxes of 1 m; returns the boxes.
  @discardableResult
  mutating func addPyramid(rows: Int) -> [BodyID] {
    addFloor()
    return (0..<rows).flatMap { row in
      (row..<rows).map { column in
        let x = 1.05 * (Float(column) - 0.5 * Float(row) - 0.5 * Float(rows - 1))
        return addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(x, Float(row) + 0.5))
      }
    }
  }

  /// Adds a rope of links of half a meter, initially horizontal to the right of a hook.
  ///
  /// - Returns: The revolute joints of the rope.
  @discardableResult
  mutating func addRope(links: Int, to hook: Vec2) -> [RevoluteJoint] {
    let traits = ShapeTraits(filter: Filter(group: -1))
    var previous = addBody(Body(kind: .static, position: hook))
    var anchor = Vec2.zero
    return (0..<links).map { i in
      let link = addBox(
        halfWidth: 0.25, halfHeight: 0.05, at: hook + Vec2(0.5 * Float(i) + 0.25, 0), traits)
      let pin = RevoluteJoint(previous, link, anchorA: anchor, anchorB: Vec2(-0.25, 0))
      addJoint(.revolute(pin))
      previous = link
      anchor = Vec2(0.25, 0)
      return pin
    }
  }

  /// A world with a joint of each kind on hanging boxes that do not collide.
  static func withAllJoints() -> World {
    var world = World()
    let hook = world.addBody(Body(kind: .static, position: Vec2(0, 20)))
    _ = world.addJoints(to: hook)
    return world
  }

  /// Adds a hanging box and a joint for each kind, and two more joints for the gear joint.
  ///
  /// - Returns: The joints in the order of the cases of `Joint`, with the two last.
  mutating func addJoints(to hook: BodyID) -> [JointID] {
    let start = self[hook].position
    var joints: [JointID] = []
    var hangingBoxes: [BodyID] = []
    func anchor(_ index: Int) -> Vec2 { Vec2(3 * Float(index), 0) }
    for index in 0..<10 {
      let at = start + anchor(index) + Vec2(1, 0)
      let box = addBox(
        halfWidth: 0.3, halfHeight: 0.2, at: at, angle: 0.2,
        ShapeTraits(filter: Filter(group: -1)))
      hangingBoxes.append(box)
      let joint: Joint? =
        switch index {
        case 0:
          .distance(
            DistanceJoint(
              hook, box, anchorA: anchor(index), length: 1.2,
              stiffness: .spring(hertz: 1, dampingRatio: 0.1)))
        case 1: .revolute(RevoluteJoint(hook, box, anchorA: anchor(index), anchorB: Vec2(-1, 0)))
        case 2:
          .prismatic(
            PrismaticJoint(
              hook, box, anchorA: anchor(index), axis: Vec2(1, -1), referenceAngle: 0.2))
        case 3:
          .weld(WeldJoint(hook, box, anchorA: anchor(index), anchorB: Vec2(-1, 0), hertz: 2))
        case 4: .wheel(WheelJoint(hook, box, anchorA: anchor(index), axis: Vec2(0.5, 1)))
        case 5:
          .pulley(
            PulleyJoint(
              hangingBoxes[4], box, groundAnchorA: start + anchor(4) + Vec2(0, 5),
              groundAnchorB: start + anchor(5) + Vec2(0, 5), lengthA: 5, lengthB: 5))
        case 6, 7: nil
        case 8:
          .motor(
            MotorJoint(hook, box, linearOffset: anchor(index), maxForce: 30, maxTorque: 2))
        default:
          .mouse(MouseJoint(hook, box, target: at + Vec2(0, 1), maxForce: 30))
        }
      if let joint { joints.append(addJoint(joint)) }
    }
    let wheels = [hangingBoxes[6], hangingBoxes[7]]
    let pins = wheels.enumerated().map { index, box in
      addJoint(
        .revolute(
          RevoluteJoint(hook, box, anchorA: anchor(index + 6), anchorB: Vec2(-0.2, 0))))
    }
    let gear = GearJoint(wheels[0], wheels[1], joint1: pins[0], joint2: pins[1], ratio: 3)
    joints.insert(addJoint(.gear(gear)), at: 6)
    return joints + pins
  }

  mutating func step(_ duration: Float, times: Int) {
    for _ in 0..<times { step(duration) }
  }

  /// The total linear momentum.
  var momentum: (x: Double, y: Double) {
    bodies.reduce(into: (0, 0)) { sum, id in
      let mass = Double(mass(of: id).mass)
      sum.0 += mass * Double(self[id].velocity.x)
      sum.1 += mass * Double(self[id].velocity.y)
    }
  }

  /// The total angular momentum about the world's origin.
  var angularMomentum: Double {
    bodies.reduce(0) { sum, id in
      let properties = mass(of: id)
      let center = centerOfMass(of: id)
      let orbit = Double(properties.mass) * Double(cross(center, self[id].velocity))
      return sum + orbit + Double(properties.inertia) * Double(self[id].angularVelocity)
    }
  }

  /// The total kinetic and potential energy.
  var energy: Double {
    bodies.reduce(0) { $0 + energy(of: $1) }
  }

  /// Returns the kinetic and potential energy of one body.
  func energy(of id: BodyID) -> Double {
    let properties = mass(of: id)
    let body = self[id]
    let mass = Double(properties.mass)
    let speed = Double(body.velocity.length)
    let spin = Double(body.angularVelocity)
    let height = -Double(dot(settings.gravity, centerOfMass(of: id)))
    return 0.5 * mass * speed * speed + 0.5 * Double(properties.inertia) * spin * spin
      + mass * height * Double(body.gravityScale)
  }
}
