// Islands: sets of dynamic bodies connected by contacts and joints. Static bodies do not connect.
// The position solver stops for each island separately, and islands sleep as a whole.
//
// Disjoint sets with path halving (Tarjan and van Leeuwen, "Worst-case analysis of set union
// algorithms", 1984). The root is the smallest index, independent of the order of unions.

extension WorldState {
  /// Computes the island root of every awake body.
  mutating func findIslands() {
    scratch.islandParent.resizeUninitialized(bodies.count + 1)
    scratch.islandUnsolvedIteration.resizeUninitialized(bodies.count + 1)
    // The island of sentinel contacts is always converged.
    scratch.islandParent.base[bodies.count] = Int32(bodies.count)
    scratch.islandUnsolvedIteration.base[bodies.count] = -1
    scratch.islandMinSleepTime.resizeUninitialized(bodies.count)
    let parent = scratch.islandParent.base
    for i in 0..<awakeBodies.count {
      let body = Int(awakeBodies[i])
      parent[body] = Int32(body)
      scratch.islandUnsolvedIteration.base[body] = -1
      scratch.islandMinSleepTime.base[body] = .greatestFiniteMagnitude
    }
    if !scratch.touchingContacts.isEmpty { uniteTouchingBodies() }
    for i in 0..<scratch.activeJoints.count {
      let joint = joints.base + Int(scratch.activeJoints.base[i].joint)
      uniteIfDynamic(joint.pointee.bodyA, joint.pointee.bodyB)
    }
    if settings.solver == .softStep { uniteNearBodies() }
    for i in 0..<awakeBodies.count {
      let body = awakeBodies[i]
      parent[Int(body)] = root(of: body)
    }
  }

  private mutating func uniteTouchingBodies() {
    // `orderContacts()` has just listed the bodies of the contacts, where blocks will be.
    let sentinelBody = Int32(bodies.count)
    let movableBodies = scratch.blockMemory.orderArrays(
      count: awakeContacts.count, bodyCount: bodies.count
    ).movableBodies
    for i in 0..<scratch.touchingContacts.count {
      let pair = movableBodies[i]
      if pair.x != sentinelBody, pair.y != sentinelBody { unite(pair.x, pair.y) }
    }
  }

  /// Unites the bodies that may begin to touch within the step.
  private mutating func uniteNearBodies() {
    for i in 0..<scratch.nearContacts.count {
      let contact = contacts.base + Int(scratch.nearContacts.base[i].contact)
      uniteIfDynamic(contact.pointee.bodyA, contact.pointee.bodyB)
    }
  }

  /// Unites the islands of two bodies if both are dynamic.
  @inline(always)
  private func uniteIfDynamic(_ a: Int32, _ b: Int32) {
    if bodies.base[Int(a)].kind == .dynamic, bodies.base[Int(b)].kind == .dynamic { unite(a, b) }
  }

  /// Unites the islands of two dynamic bodies.
  private func unite(_ a: Int32, _ b: Int32) {
    let rootA = root(of: a)
    let rootB = root(of: b)
    if rootA == rootB { return }
    if rootA < rootB {
      scratch.islandParent.base[Int(rootB)] = rootA
    } else {
      scratch.islandParent.base[Int(rootA)] = rootB
    }
  }

  private func root(of body: Int32) -> Int32 {
    let parent = scratch.islandParent.base
    var index = body
    while parent[Int(index)] != index {
      parent[Int(index)] = parent[Int(parent[Int(index)])]
      index = parent[Int(index)]
    }
    return index
  }

  /// Returns the island of a pair of bodies, at least one of them dynamic.
  @inline(always)
  func island(_ a: Int32, _ b: Int32) -> Int32 {
    scratch.islandParent.base[Int((bodies.base + Int(a)).pointee.islandMember(a, b))]
  }

  /// Puts islands to sleep that have rested for `Settings.timeToSleep`.
  mutating func sleepIslands(_ h: Float, lastIteration: Int32) {
    guard settings.allowsSleep else { return }
    let minSleepTime = scratch.islandMinSleepTime.base
    let linearLimit = settings.linearSleepTolerance * settings.linearSleepTolerance
    let angularLimit = settings.angularSleepTolerance * settings.angularSleepTolerance
    for i in 0..<awakeBodies.count {
      let index = Int(awakeBodies[i])
      let body = bodies.base + index
      let bodyState = bodyStates.base + index
      if !body.pointee.flags.contains(.allowsSleep)
        || bodyState.pointee.w * bodyState.pointee.w > angularLimit
        || bodyState.pointee.v.lengthSquared > linearLimit
      {
        body.pointee.sleepTime = 0
      } else {
        body.pointee.sleepTime += h
      }
      let root = Int(scratch.islandParent.base[index])
      if body.pointee.sleepTime < minSleepTime[root] { minSleepTime[root] = body.pointee.sleepTime }
    }
    keepIslandsOfMovingKinematicBodiesAwake()

    // In reverse order: removing a body from the list moves the last one to its index.
    var i = awakeBodies.count
    while i > 0 {
      i -= 1
      let index = awakeBodies[i]
      let root = Int(scratch.islandParent.base[Int(index)])
      if minSleepTime[root] >= settings.timeToSleep,
        scratch.islandUnsolvedIteration.base[root] < lastIteration
      {
        // The body moved in this sub-step, but leaves the list that `refreshBoxes()` visits.
        refreshBoxes(ofBody: index)
        putToSleep(index)
      }
    }
  }

  /// Keeps the islands awake that touch or are jointed to a moving kinematic body.
  private mutating func keepIslandsOfMovingKinematicBodiesAwake() {
    let minSleepTime = scratch.islandMinSleepTime.base
    for i in 0..<awakeBodies.count {
      let index = awakeBodies[i]
      guard bodies[index].kind == .kinematic, bodies[index].sleepTime == 0 else { continue }
      var edge = bodies[index].firstContact
      while edge != nullIndex {
        let other = contacts.other(edge)
        if contacts[edge >> 1].isTouching, bodies[other].isAwake {
          minSleepTime[Int(scratch.islandParent[other])] = 0
        }
        edge = contacts.next(edge)
      }
      edge = bodies[index].firstJoint
      while edge != nullIndex {
        let other = joints.other(edge)
        if bodies[other].isAwake { minSleepTime[Int(scratch.islandParent[other])] = 0 }
        edge = joints.next(edge)
      }
    }
  }
}

extension BodyRecord {
  /// Returns the body of a pair, at least one of them dynamic, whose island contains the
  /// constraint.
  @inline(always)
  func islandMember(_ index: Int32, _ other: Int32) -> Int32 { kind == .dynamic ? index : other }
}
