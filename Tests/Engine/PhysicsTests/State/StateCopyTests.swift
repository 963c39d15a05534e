import Physics
import PhysicsScenes
import Testing

/// Copies of a world: complete by comparison of memory, and by what follows from every property.
@Suite struct StateCopyTests {
  @Test func `the list of state parts covers every stored property of a world's state`() {
    #expect(World().typesWithMissingParts == [])
  }

  @Test func `a copy has the same bytes as its original in every part of the state`() {
    let world = Self.populated()
    // Any change makes the copy allocate memory of its own.
    var copy = world
    copy.usesScalarPath = world.usesScalarPath
    for (original, copied) in zip(world.stateParts, copy.stateParts) {
      #expect(original.count > 0, "\(original.name) is empty, so the comparison does not test it")
      #expect(original == copied, "\(original.name) differs in the copy")
    }
    copy.checkInvariants()
    var original = world
    for _ in 0..<60 {
      original.step(1 / 60)
      copy.step(1 / 60)
      #expect(original.stateHash == copy.stateHash)
    }
  }

  @Test(arguments: Edit.all.indices)
  func `a changed property changes the state hash of later steps, and the same in a copy`(
    index: Int
  ) {
    let edit = Edit.all[index]
    var unchanged = EditedScene()
    var changed = unchanged
    edit.apply(&changed)
    var copy = changed
    copy.world.usesScalarPath = changed.world.usesScalarPath
    for _ in 0..<30 {
      unchanged.world.step(1 / 60)
      changed.world.step(1 / 60)
      copy.world.step(1 / 60)
    }
    #expect(changed.world.stateHash != unchanged.world.stateHash, "\(edit.name) has no effect")
    #expect(changed.world.stateHash == copy.world.stateHash, "\(edit.name) is lost in a copy")
  }

  /// A world in which no buffer of the state is empty.
  private static func populated() -> World {
    var world = FallingScene(bodies: 80, columns: 10).world
    _ = world.addJoints(to: world.addBody(Body(kind: .static, position: Vec2(0, 90))))
    let kinematic = world.addBody(Body(kind: .kinematic, position: Vec2(-5, 0)))
    world.addShape(.circle(radius: 1), to: kinematic)
    // One contact ends and others begin in the last of these steps.
    while world.contactsBegan.isEmpty || world.contactsEnded.isEmpty { world.step(1 / 60) }
    // Removals fill the free lists and the events since the last step; a new shape has moved.
    if let event = world.contactsBegan.first(where: { world.contains($0.shapeB) }) {
      world.removeShape(event.shapeB)
    }
    if let joint = world.joints.first { world.removeJoint(joint) }
    world.removeBody(world.addBody(Body()))
    world.addBall(radius: 0.2, at: Vec2(2, 30))
    return world
  }
}

/// A box that lands on a floor and then hits another one, and a joint of each kind on a hanging
/// box.
///
/// Both impacts follow the edit, so that it can affect them.
private struct EditedScene {
  var world = World()
  let box: BodyID
  let shape: ShapeID
  var joints: [JointID] = []

  init() {
    world.addFloor()
    box = world.addBody(
      Body(position: Vec2(0, 0.8), angle: 0.1, velocity: Vec2(4, -1), angularVelocity: 1))
    shape = world.addShape(
      .box(halfWidth: 0.5, halfHeight: 0.4), to: box, ShapeTraits(friction: 0.3, restitution: 0.3))
    world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(1.9, 0.5))
    let hook = world.addBody(Body(kind: .static, position: Vec2(0, 20)))
    joints = world.addJoints(to: hook)
    for _ in 0..<10 { world.step(1 / 60) }
  }
}

/// A change of one property.
private struct Edit: Sendable {
  let name: String
  let apply: @Sendable (inout EditedScene) -> Void

  static let all = bodyEdits + shapeEdits + settingEdits + jointEdits

  private static func body(
    _ name: String, _ change: @escaping @Sendable (inout Body) -> Void
  ) -> Edit {
    Edit(name: "Body.\(name)") { change(&$0.world[$0.box]) }
  }

  private static func shape(
    _ name: String, _ change: @escaping @Sendable (inout ShapeTraits) -> Void
  ) -> Edit {
    Edit(name: "ShapeTraits.\(name)") { change(&$0.world[$0.shape]) }
  }

  private static func setting(
    _ name: String, _ change: @escaping @Sendable (inout Settings) -> Void
  ) -> Edit {
    Edit(name: "Settings.\(name)") { change(&$0.world.settings) }
  }

  private static let bodyEdits = [
    body("kind") { $0.kind = .kinematic },
    body("position") { $0.position.x += 0.01 },
    body("angle") { $0.angle += 0.01 },
    body("velocity") { $0.velocity.x += 0.01 },
    body("angularVelocity") { $0.angularVelocity += 0.01 },
    body("linearDamping") { $0.linearDamping = 0.1 },
    body("angularDamping") { $0.angularDamping = 0.1 },
    body("gravityScale") { $0.gravityScale = 0.9 },
    body("isRotationFixed") { $0.isRotationFixed = true },
    Edit(name: "force") { $0.world.applyForce(Vec2(1, 0), to: $0.box) },
    Edit(name: "torque") { $0.world.applyTorque(1, to: $0.box) },
    Edit(name: "mass") {
      $0.world.setMass(MassProperties(mass: 2, center: .zero, inertia: 1), of: $0.box)
    },
  ]

  private static let shapeEdits = [
    shape("density") { $0.density = 2 },
    shape("friction") { $0.friction = 0.9 },
    shape("restitution") { $0.restitution = 0.9 },
    shape("rollingResistance") { $0.rollingResistance = 5 },
    shape("tangentSpeed") { $0.tangentSpeed = 1 },
    shape("oneWayNormal") { $0.oneWayNormal = Vec2(0, 1) },
    shape("filter") { $0.filter.mask = 0 },
    shape("isSensor") { $0.isSensor = true },
  ]

  private static let settingEdits = [
    setting("gravity") { $0.gravity.y = -9 },
    setting("subSteps") { $0.subSteps = 2 },
    setting("velocityIterations") { $0.velocityIterations = 4 },
    setting("warmStarts") { $0.warmStarts = false },
    setting("linearSleepTolerance") { $0.linearSleepTolerance = 100 },
  ]

  private static let jointEdits = [
    Edit(name: "DistanceJoint.length") { scene in
      guard case .distance(var joint) = scene.world[scene.joints[0]] else { return }
      joint.length = 2
      scene.world[scene.joints[0]] = .distance(joint)
    },
    Edit(name: "RevoluteJoint.maxMotorTorque") { scene in
      guard case .revolute(var joint) = scene.world[scene.joints[1]] else { return }
      joint.maxMotorTorque = 1
      scene.world[scene.joints[1]] = .revolute(joint)
    },
    Edit(name: "PrismaticJoint.upperTranslation") { scene in
      guard case .prismatic(var joint) = scene.world[scene.joints[2]] else { return }
      joint.upperTranslation = 0
      scene.world[scene.joints[2]] = .prismatic(joint)
    },
    Edit(name: "WeldJoint.hertz") { scene in
      guard case .weld(var joint) = scene.world[scene.joints[3]] else { return }
      joint.hertz = 0
      scene.world[scene.joints[3]] = .weld(joint)
    },
    Edit(name: "WheelJoint.hertz") { scene in
      guard case .wheel(var joint) = scene.world[scene.joints[4]] else { return }
      joint.hertz = 3
      scene.world[scene.joints[4]] = .wheel(joint)
    },
    Edit(name: "PulleyJoint.ratio") { scene in
      guard case .pulley(var joint) = scene.world[scene.joints[5]] else { return }
      joint.ratio = 1.1
      scene.world[scene.joints[5]] = .pulley(joint)
    },
    Edit(name: "GearJoint.ratio") { scene in
      guard case .gear(var joint) = scene.world[scene.joints[6]] else { return }
      joint.ratio = -1
      scene.world[scene.joints[6]] = .gear(joint)
    },
    Edit(name: "MotorJoint.maxForce") { scene in
      guard case .motor(var joint) = scene.world[scene.joints[7]] else { return }
      joint.maxForce = 1
      scene.world[scene.joints[7]] = .motor(joint)
    },
    Edit(name: "MouseJoint.target") { scene in
      guard case .mouse(var joint) = scene.world[scene.joints[8]] else { return }
      joint.target.x += 1
      scene.world[scene.joints[8]] = .mouse(joint)
    },
  ]
}
