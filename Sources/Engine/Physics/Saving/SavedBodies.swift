extension WorldState {
  /// Codes the bodies, without their lists of shapes, joints and contacts.
  mutating func codeBodies(_ archive: inout StateArchive) throws(SavedWorldError) {
    archive.element = "the bodies"
    let count = try archive.count(bodies.count, ofSize: 5, "bodies")
    for i in 0..<count {
      archive.element = "body \(i)"
      var record = archive.isReading ? .empty : bodies[i]
      var bodyState = archive.isReading ? .empty : bodyStates[i]
      try record.code(&archive, with: &bodyState)
      guard archive.isReading else { continue }
      bodies.append(record)
      bodyStates.append(bodyState)
    }
    archive.element = "the bodies"
    let free = try archive.differentIndices(freeBodies, below: count, "free slots")
    let awake = try archive.differentIndices(awakeBodies.elements, below: count, "awake bodies")
    guard archive.isReading else { return }
    let aliveCount = (0..<count).count { bodies[$0].isAlive }
    try archive.require(
      free.count == count - aliveCount && free.allSatisfy { !bodies[$0].isAlive },
      "the free slots are not those without a body")
    for index in free.reversed() {
      bodies[index].nextFree = freeBody
      freeBody = index
    }
    for index in awake {
      try archive.require(
        bodies[index].isAlive && bodies[index].kind != .static, "body \(index) cannot be awake")
      bodies[index].awakeIndex = Int32(awakeBodies.count)
      awakeBodies.append(index)
    }
    for i in 0..<count where bodies[i].isAlive && !bodies[i].isAwake {
      try archive.require(
        bodyStates[i].v == .zero && bodyStates[i].w == 0, "body \(i) is asleep and moves")
    }
  }

  private var freeBodies: [Int32] {
    var found: [Int32] = []
    var index = freeBody
    while index != nullIndex {
      found.append(index)
      index = bodies[index].nextFree
    }
    return found
  }
}

extension BodyRecord {
  fileprivate static let empty = BodyRecord(
    kind: .static, flags: [], generation: 0, p: .zero, c0: .zero, a0: 0, linearDamping: 0,
    angularDamping: 0, gravityScale: 0, tag: 0)

  /// The flags that are saved; the others are computed.
  private static let savedFlags: BodyFlags = [
    .alive, .bullet, .rotationFixed, .allowsSleep, .hasCustomMass,
  ]

  fileprivate mutating func code(
    _ archive: inout StateArchive, with bodyState: inout BodyState
  ) throws(SavedWorldError) {
    var saved = flags.intersection(Self.savedFlags)
    try archive.code(&saved.rawValue)
    try archive.require(saved.isSubset(of: Self.savedFlags), "unknown flags \(saved.rawValue)")
    try archive.code(&generation)
    if archive.isReading { flags = saved }
    guard isAlive else { return }
    try archive.code(&kind, "the kind")
    try archive.code(&tag)
    try bodyState.code(&archive)
    try archive.code(&p, "the position")
    try archive.code(&c0, "the earlier center of mass")
    try archive.code(&a0, "the earlier angle")
    try archive.code(&alpha0, "the earlier time", in: 0...1)
    try archive.code(&q0, "the earlier rotation")
    try archive.code(&localCenter, "the center of mass")
    try archive.code(&mass, "the mass", in: 0...StateArchive.maxMagnitude)
    try archive.code(notNegative: &inertia, "the inertia")
    try archive.code(notNegative: &linearDamping, "linearDamping")
    try archive.code(notNegative: &angularDamping, "angularDamping")
    try archive.code(&gravityScale, "gravityScale")
    try archive.code(&force, "the force")
    try archive.code(&torque, "the torque")
    try archive.code(notNegative: &sleepTime, "the time of rest")
    guard archive.isReading else { return }
    try archive.require(kind != .dynamic || mass > 0, "the mass of a dynamic body is \(mass)")
    setInverseMass()
    try archive.require(
      invMass <= StateArchive.maxMagnitude && invInertia <= StateArchive.maxMagnitude,
      "the mass \(mass) or the inertia \(inertia) is too small")
    try archive.require(
      kind == .dynamic || (force == .zero && torque == 0), "a force acts on a \(kind) body")
  }
}

extension BodyState {
  fileprivate static let empty = BodyState(v: .zero, w: 0, a: 0, c: .zero, q: .identity)

  mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try archive.code(&v, "the velocity")
    try archive.code(&w, "the angular velocity")
    try archive.code(&a, "the angle")
    try archive.code(&c, "the center of mass")
    try archive.code(&q, "the rotation")
  }
}

extension Buffer {
  /// A copy of the elements.
  var elements: [Element] { (0..<count).map { self[$0] } }
}
