extension WorldState {
  /// Codes the joints, and the orders in which bodies have them.
  mutating func codeJoints(_ archive: inout StateArchive) throws(SavedWorldError) {
    archive.element = "the joints"
    let count = try archive.count(joints.count, ofSize: 5, "joints")
    for i in 0..<count {
      archive.element = "joint \(i)"
      if archive.isReading {
        joints.append(
          JointRecord(
            kind: .distance, isAlive: false, collides: false, generation: 0, row: nullIndex,
            bodyA: nullIndex, bodyB: nullIndex))
      }
      try codeJoint(i, &archive)
    }
    if archive.isReading { try readGears(archive) }
    archive.element = "the joints"
    let free = try archive.differentIndices(freeJoints, below: count, "free slots")
    let alive = (0..<count).count { joints[$0].isAlive }
    if archive.isReading {
      try archive.require(
        free.count == count - alive && free.allSatisfy { !joints[$0].isAlive },
        "the free slots are not those without a joint")
      for index in free.reversed() {
        joints[index].nextA = freeJoint
        freeJoint = index
      }
    }
    let lists = (0..<bodies.count).map { joints.edges(from: bodies[$0].firstJoint) }
    try codeEdges(&archive, "joints", lists, records: count, alive: alive) { state, body, edge in
      let joint = state.joints[edge >> 1]
      guard joint.isAlive, (edge & 1 == 0 ? joint.bodyA : joint.bodyB) == body else { return false }
      state.joints.link(edge, &state.bodies[body].firstJoint)
      return true
    }
  }

  private mutating func codeJoint(
    _ i: Int, _ archive: inout StateArchive
  ) throws(SavedWorldError) {
    try archive.code(&joints[i].isAlive, "whether it exists")
    try archive.code(&joints[i].generation)
    guard joints[i].isAlive else { return }
    try archive.code(&joints[i].kind, "the kind")
    let (bodyA, bodyB, collides) = try jointTables.code(
      joints[i].kind, row: &joints[i].row, joint: Int32(i), &archive)
    guard archive.isReading else { return }
    try archive.require(
      contains(bodyA) && contains(bodyB) && bodyA != bodyB,
      "it joins \(bodyA) and \(bodyB), which are not two bodies")
    joints[i].bodyA = bodyA.index
    joints[i].bodyB = bodyB.index
    joints[i].collides = collides
  }

  /// Checks the joints of gear joints that were read, and copies their coordinates.
  private mutating func readGears(_ archive: StateArchive) throws(SavedWorldError) {
    for row in 0..<jointTables.gear.count {
      let gear = jointTables.gear[row].definition
      let index = jointTables.gear[row].joint
      for (id, body) in [(gear.joint1, gear.bodyA), (gear.joint2, gear.bodyB)] {
        guard contains(id), gearCoordinate(id.index) != nil, joint(id.index).bodyB == body else {
          throw SavedWorldError("joint \(index): it cannot couple \(id)")
        }
      }
      setGearCoordinates(index)
    }
  }

  private var freeJoints: [Int32] {
    var found: [Int32] = []
    var index = freeJoint
    while index != nullIndex {
      found.append(index)
      index = joints[index].nextA
    }
    return found
  }
}

extension JointTables {
  /// Codes a row, or appends the one that is read.
  fileprivate mutating func code(
    _ kind: JointKind, row: inout Int32, joint: Int32, _ archive: inout StateArchive
  ) throws(SavedWorldError) -> (BodyID, BodyID, collides: Bool) {
    switch kind {
    case .distance: try distance.code(&row, joint, &archive)
    case .revolute: try revolute.code(&row, joint, &archive)
    case .prismatic: try prismatic.code(&row, joint, &archive)
    case .weld: try weld.code(&row, joint, &archive)
    case .wheel: try wheel.code(&row, joint, &archive)
    case .pulley: try pulley.code(&row, joint, &archive)
    case .gear: try gear.code(&row, joint, &archive)
    case .motor: try motor.code(&row, joint, &archive)
    case .mouse: try mouse.code(&row, joint, &archive)
    }
  }
}

/// A row whose definition and impulses are saved; the rest is computed in each sub-step.
private protocol SavedConstraint: JointConstraint {
  static var empty: Definition { get }
  mutating func code(_ archive: inout StateArchive) throws(SavedWorldError)
}

extension Buffer where Element: SavedConstraint {
  fileprivate mutating func code(
    _ row: inout Int32, _ joint: Int32, _ archive: inout StateArchive
  ) throws(SavedWorldError) -> (BodyID, BodyID, collides: Bool) {
    var constraint =
      archive.isReading ? Element(joint: joint, definition: Element.empty) : self[row]
    try constraint.code(&archive)
    if archive.isReading {
      row = Int32(count)
      append(constraint)
    }
    let definition = constraint.definition
    return (definition.bodyA, definition.bodyB, definition.collides)
  }
}

extension StateArchive {
  fileprivate mutating func code(
    bodyA: inout BodyID, bodyB: inout BodyID, anchorA: inout Vec2, anchorB: inout Vec2,
    collides: inout Bool
  ) throws(SavedWorldError) {
    try bodyA.code(&self)
    try bodyB.code(&self)
    try code(&anchorA, "anchorA")
    try code(&anchorB, "anchorB")
    try code(&collides, "collides")
  }

  /// Codes a direction of length 1.
  fileprivate mutating func code(
    unit value: inout Vec2, _ name: StaticString
  ) throws(SavedWorldError) {
    try code(&value, name)
    try require(
      abs(value.lengthSquared - 1) < 1e-5, "\(name) has the length \(value.length)")
  }

  /// Codes limits, which may be infinite.
  fileprivate mutating func code(
    lower: inout Float, upper: inout Float, _ name: StaticString
  ) throws(SavedWorldError) {
    try code(&lower, name, in: -.infinity...(.infinity))
    try code(&upper, name, in: -.infinity...(.infinity))
    try require(lower <= upper, "\(name) are from \(lower) to \(upper)")
  }

  fileprivate mutating func code(
    lowerImpulse: inout Float, upperImpulse: inout Float
  ) throws(SavedWorldError) {
    try code(&lowerImpulse, "the impulse of a limit")
    try code(&upperImpulse, "the impulse of a limit")
  }
}

extension DistanceConstraint: SavedConstraint {
  fileprivate static var empty: DistanceJoint { DistanceJoint(.none, .none, length: 0) }

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try archive.code(
      bodyA: &definition.bodyA, bodyB: &definition.bodyB, anchorA: &definition.anchorA,
      anchorB: &definition.anchorB, collides: &definition.collides)
    try archive.code(notNegative: &definition.length, "the length")
    try definition.stiffness.code(&archive)
    try archive.code(
      lower: &definition.minLength, upper: &definition.maxLength, "the limits of the length")
    try archive.require(
      definition.minLength >= 0 && definition.minLength < .infinity, "minLength is not allowed")
    try archive.code(&impulse, "the impulse")
    try archive.code(lowerImpulse: &lowerImpulse, upperImpulse: &upperImpulse)
  }
}

extension DistanceJoint.Stiffness {
  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    var kind: UInt8 =
      switch self {
      case .rigid: 0
      case .spring: 1
      case .free: 2
      }
    var (hertz, ratio): (Float, Float) = (0, 0)
    if case .spring(let ownHertz, let ownRatio) = self { (hertz, ratio) = (ownHertz, ownRatio) }
    try archive.code(&kind)
    try archive.code(notNegative: &hertz, "hertz")
    try archive.code(notNegative: &ratio, "dampingRatio")
    try archive.require(kind <= 2 && (kind != 1 || hertz > 0), "no stiffness \(kind), \(hertz)")
    switch kind {
    case 0: self = .rigid
    case 1: self = .spring(hertz: hertz, dampingRatio: ratio)
    default: self = .free
    }
  }
}

extension RevoluteConstraint: SavedConstraint {
  fileprivate static var empty: RevoluteJoint { RevoluteJoint(.none, .none) }

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try archive.code(
      bodyA: &definition.bodyA, bodyB: &definition.bodyB, anchorA: &definition.anchorA,
      anchorB: &definition.anchorB, collides: &definition.collides)
    try archive.code(&definition.referenceAngle, "referenceAngle")
    try archive.code(
      lower: &definition.lowerAngle, upper: &definition.upperAngle, "the limits of the angle")
    try archive.code(&definition.motorSpeed, "motorSpeed")
    try archive.code(notNegative: &definition.maxMotorTorque, "maxMotorTorque")
    try archive.code(&impulse, "the impulse")
    try archive.code(&motorImpulse, "the impulse of the motor")
    try archive.code(lowerImpulse: &lowerImpulse, upperImpulse: &upperImpulse)
  }
}

extension PrismaticConstraint: SavedConstraint {
  fileprivate static var empty: PrismaticJoint { PrismaticJoint(.none, .none, axis: Vec2(1, 0)) }

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try archive.code(
      bodyA: &definition.bodyA, bodyB: &definition.bodyB, anchorA: &definition.anchorA,
      anchorB: &definition.anchorB, collides: &definition.collides)
    try archive.code(unit: &definition.axis, "the axis")
    try archive.code(&definition.referenceAngle, "referenceAngle")
    try archive.code(
      lower: &definition.lowerTranslation, upper: &definition.upperTranslation,
      "the limits of the translation")
    try archive.code(&definition.motorSpeed, "motorSpeed")
    try archive.code(notNegative: &definition.maxMotorForce, "maxMotorForce")
    try archive.code(&impulse, "the impulse")
    try archive.code(&motorImpulse, "the impulse of the motor")
    try archive.code(lowerImpulse: &lowerImpulse, upperImpulse: &upperImpulse)
  }
}

extension WeldConstraint: SavedConstraint {
  fileprivate static var empty: WeldJoint { WeldJoint(.none, .none) }

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try archive.code(
      bodyA: &definition.bodyA, bodyB: &definition.bodyB, anchorA: &definition.anchorA,
      anchorB: &definition.anchorB, collides: &definition.collides)
    try archive.code(&definition.referenceAngle, "referenceAngle")
    try archive.code(notNegative: &definition.hertz, "hertz")
    try archive.code(notNegative: &definition.dampingRatio, "dampingRatio")
    try archive.code(&impulse, "the impulse")
    try archive.code(&angularImpulse, "the angular impulse")
  }
}

extension WheelConstraint: SavedConstraint {
  fileprivate static var empty: WheelJoint { WheelJoint(.none, .none, axis: Vec2(1, 0)) }

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try archive.code(
      bodyA: &definition.bodyA, bodyB: &definition.bodyB, anchorA: &definition.anchorA,
      anchorB: &definition.anchorB, collides: &definition.collides)
    try archive.code(unit: &definition.axis, "the axis")
    try archive.code(notNegative: &definition.hertz, "hertz")
    try archive.code(notNegative: &definition.dampingRatio, "dampingRatio")
    try archive.code(
      lower: &definition.lowerTranslation, upper: &definition.upperTranslation,
      "the limits of the translation")
    try archive.code(&definition.motorSpeed, "motorSpeed")
    try archive.code(notNegative: &definition.maxMotorTorque, "maxMotorTorque")
    try archive.code(&impulse, "the impulse")
    try archive.code(&springImpulse, "the impulse of the spring")
    try archive.code(&motorImpulse, "the impulse of the motor")
    try archive.code(lowerImpulse: &lowerImpulse, upperImpulse: &upperImpulse)
  }
}

extension PulleyConstraint: SavedConstraint {
  fileprivate static var empty: PulleyJoint {
    PulleyJoint(
      .none, .none, groundAnchorA: .zero, groundAnchorB: .zero, lengthA: 0, lengthB: 0)
  }

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try archive.code(
      bodyA: &definition.bodyA, bodyB: &definition.bodyB, anchorA: &definition.anchorA,
      anchorB: &definition.anchorB, collides: &definition.collides)
    try archive.code(&definition.groundAnchorA, "groundAnchorA")
    try archive.code(&definition.groundAnchorB, "groundAnchorB")
    try archive.code(notNegative: &definition.lengthA, "lengthA")
    try archive.code(notNegative: &definition.lengthB, "lengthB")
    try archive.code(
      &definition.ratio, "the ratio", in: .leastNormalMagnitude...StateArchive.maxMagnitude)
    try archive.code(&impulse, "the impulse")
  }
}

extension GearConstraint: SavedConstraint {
  fileprivate static var empty: GearJoint {
    GearJoint(.none, .none, joint1: .none, joint2: .none)
  }

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try definition.bodyA.code(&archive)
    try definition.bodyB.code(&archive)
    try archive.code(&definition.collides, "collides")
    try definition.joint1.code(&archive)
    try definition.joint2.code(&archive)
    try archive.require(definition.joint1 != definition.joint2, "both joints are the same")
    try archive.code(&definition.ratio, "the ratio")
    try archive.require(definition.ratio != 0, "the ratio is 0")
    var constant = definition.constant ?? 0
    try archive.code(&constant, "the constant")
    definition.constant = constant
    try archive.code(&impulse, "the impulse")
  }
}

extension MotorConstraint: SavedConstraint {
  fileprivate static var empty: MotorJoint { MotorJoint(.none, .none) }

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try definition.bodyA.code(&archive)
    try definition.bodyB.code(&archive)
    try archive.code(&definition.collides, "collides")
    try archive.code(&definition.linearOffset, "linearOffset")
    try archive.code(&definition.angularOffset, "angularOffset")
    try archive.code(notNegative: &definition.maxForce, "maxForce")
    try archive.code(notNegative: &definition.maxTorque, "maxTorque")
    try archive.code(&definition.correctionFactor, "correctionFactor", in: 0...1)
    try archive.code(&impulse, "the impulse")
    try archive.code(&angularImpulse, "the angular impulse")
  }
}

extension MouseConstraint: SavedConstraint {
  fileprivate static var empty: MouseJoint { MouseJoint(.none, .none, target: .zero) }

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try definition.bodyA.code(&archive)
    try definition.bodyB.code(&archive)
    try archive.code(&definition.anchorB, "anchorB")
    try archive.code(&definition.collides, "collides")
    try archive.code(&definition.target, "the target")
    try archive.code(
      &definition.hertz, "hertz", in: .leastNormalMagnitude...StateArchive.maxMagnitude)
    try archive.code(notNegative: &definition.dampingRatio, "dampingRatio")
    try archive.code(notNegative: &definition.maxForce, "maxForce")
    try archive.code(&impulse, "the impulse")
  }
}
