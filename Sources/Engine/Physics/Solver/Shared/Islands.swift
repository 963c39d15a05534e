/// Sets of dynamic bodies that are connected by contacts and joints.
///
/// Static bodies do not connect. The position solver stops for each island separately, and islands
/// sleep as a whole.
///
/// Disjoint sets with path halving (Tarjan and van Leeuwen, "Worst-case analysis of set union
/// algorithms", 1984). The root is the smallest index, independent of the order of unions.
struct Islands: ~Copyable {
  /// For each body, its parent in the disjoint-set forest; its root once `findRoots(_:)` has run.
  private(set) var parent = Buffer<Int32>()
  /// For each island root, the last position iteration in which the island was not converged.
  private(set) var unsolvedIteration = Buffer<Int32>()
  /// For each island root, the minimum sleep time of the island's bodies.
  private var minSleepTime = Buffer<Float>()

  /// Unites the bodies of contacts and joints, whose order has just been found.
  mutating func unite(_ world: inout WorldState, _ order: inout SweepOrder) {
    parent.resizeUninitialized(world.bodies.count + 1)
    unsolvedIteration.resizeUninitialized(world.bodies.count + 1)
    // The island of sentinel contacts is always converged.
    parent.base[world.bodies.count] = Int32(world.bodies.count)
    unsolvedIteration.base[world.bodies.count] = -1
    minSleepTime.resizeUninitialized(world.bodies.count)
    let parent = parent.base
    for i in 0..<world.awakeBodies.count {
      let body = Int(world.awakeBodies[i])
      parent[body] = Int32(body)
      unsolvedIteration.base[body] = -1
      minSleepTime.base[body] = .greatestFiniteMagnitude
    }
    if !order.contacts.isEmpty { uniteTouchingBodies(&world, &order) }
    for i in 0..<order.joints.count {
      let joint = world.joints.base + Int(order.joints.base[i].joint)
      uniteIfDynamic(world.bodies.base, joint.pointee.bodyA, joint.pointee.bodyB)
    }
  }

  /// Unites the bodies that may begin to touch within the step.
  mutating func unite(_ world: inout WorldState, _ near: borrowing Buffer<NearPair>) {
    for i in 0..<near.count {
      let contact = world.contacts.base + Int(near.base[i].contact)
      uniteIfDynamic(world.bodies.base, contact.pointee.bodyA, contact.pointee.bodyB)
    }
  }

  /// Computes the island root of every awake body.
  mutating func findRoots(_ world: inout WorldState) {
    for i in 0..<world.awakeBodies.count {
      let body = world.awakeBodies[i]
      parent.base[Int(body)] = root(of: body)
    }
  }

  private mutating func uniteTouchingBodies(
    _ world: inout WorldState, _ order: inout SweepOrder
  ) {
    // The order has just listed the bodies of the contacts, where blocks will be.
    let sentinelBody = Int32(world.bodies.count)
    let movableBodies = order.memory.orderArrays(
      count: world.awakeContacts.count, bodyCount: world.bodies.count
    ).movableBodies
    for i in 0..<order.contacts.count {
      let pair = movableBodies[i]
      if pair.x != sentinelBody, pair.y != sentinelBody { unite(pair.x, pair.y) }
    }
  }

  /// Unites the islands of two bodies if both are dynamic.
  @inline(always)
  private mutating func uniteIfDynamic(
    _ bodies: UnsafeMutablePointer<BodyRecord>, _ a: Int32, _ b: Int32
  ) {
    if bodies[Int(a)].kind == .dynamic, bodies[Int(b)].kind == .dynamic { unite(a, b) }
  }

  /// Unites the islands of two dynamic bodies.
  private mutating func unite(_ a: Int32, _ b: Int32) {
    let rootA = root(of: a)
    let rootB = root(of: b)
    if rootA == rootB { return }
    if rootA < rootB {
      parent.base[Int(rootB)] = rootA
    } else {
      parent.base[Int(rootA)] = rootB
    }
  }

  private mutating func root(of body: Int32) -> Int32 {
    let parent = parent.base
    var index = body
    while parent[Int(index)] != index {
      parent[Int(index)] = parent[Int(parent[Int(index)])]
      index = parent[Int(index)]
    }
    return index
  }

  /// Returns the island of a pair of bodies, at least one of them dynamic.
  @inline(always)
  func island(
    _ a: Int32, _ b: Int32, _ bodies: UnsafeMutablePointer<BodyRecord>
  ) -> Int32 {
    parent.base[Int((bodies + Int(a)).pointee.islandMember(a, b))]
  }

  /// Puts islands to sleep that have rested for `Settings.timeToSleep`.
  mutating func sleep(_ world: inout WorldState, _ h: Float, lastIteration: Int32) {
    guard world.settings.allowsSleep else { return }
    let minSleepTime = minSleepTime.base
    let linearLimit = world.settings.linearSleepTolerance * world.settings.linearSleepTolerance
    let angularLimit = world.settings.angularSleepTolerance * world.settings.angularSleepTolerance
    for i in 0..<world.awakeBodies.count {
      let index = Int(world.awakeBodies[i])
      let body = world.bodies.base + index
      let bodyState = world.bodyStates.base + index
      if !body.pointee.flags.contains(.allowsSleep)
        || bodyState.pointee.w * bodyState.pointee.w > angularLimit
        || bodyState.pointee.v.lengthSquared > linearLimit
      {
        body.pointee.sleepTime = 0
      } else {
        body.pointee.sleepTime += h
      }
      let root = Int(parent.base[index])
      if body.pointee.sleepTime < minSleepTime[root] { minSleepTime[root] = body.pointee.sleepTime }
    }
    keepIslandsOfMovingKinematicBodiesAwake(&world)

    // In reverse order: removing a body from the list moves the last one to its index.
    var i = world.awakeBodies.count
    while i > 0 {
      i -= 1
      let index = world.awakeBodies[i]
      let root = Int(parent.base[Int(index)])
      if minSleepTime[root] >= world.settings.timeToSleep,
        unsolvedIteration.base[root] < lastIteration
      {
        // The body moved in this sub-step, but leaves the list that `refreshBoxes()` visits.
        world.refreshBoxes(ofBody: index)
        world.putToSleep(index)
      }
    }
  }

  /// Keeps the islands awake that touch or are jointed to a moving kinematic body.
  private mutating func keepIslandsOfMovingKinematicBodiesAwake(_ world: inout WorldState) {
    let minSleepTime = minSleepTime.base
    for i in 0..<world.awakeBodies.count {
      let index = world.awakeBodies[i]
      guard world.bodies[index].kind == .kinematic, world.bodies[index].sleepTime == 0 else {
        continue
      }
      var edge = world.bodies[index].firstContact
      while edge != nullIndex {
        let other = world.contacts.other(edge)
        if world.contacts[edge >> 1].isTouching, world.bodies[other].isAwake {
          minSleepTime[Int(parent[other])] = 0
        }
        edge = world.contacts.next(edge)
      }
      edge = world.bodies[index].firstJoint
      while edge != nullIndex {
        let other = world.joints.other(edge)
        if world.bodies[other].isAwake { minSleepTime[Int(parent[other])] = 0 }
        edge = world.joints.next(edge)
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
