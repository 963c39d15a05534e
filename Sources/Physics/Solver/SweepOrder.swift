// The order of constraints in a sweep.
//
// In Gauss-Seidel iteration an impulse propagates through a whole pile in one sweep if the contacts
// are sorted along its path: upward sweeps propagate the support of the ground, downward sweeps
// propagate weight. Contacts are sorted by depth along gravity; the first half of the velocity
// sweeps goes up, the second half down. Position sweeps go up in piles of several layers and down
// in smaller ones. Joint sweeps always go up, so that a hanging body is solved before the joint
// that carries it. Without gravity, contacts keep the order of their list, all velocity sweeps but
// the last run in reverse, and joints run in reverse order of creation.
//
// These orders minimise the drift of tall pyramids and the pin error of ropes with heavy loads.

extension WorldState {
  /// Lists the contacts to solve, sorted from the top down.
  mutating func orderContacts() {
    startOrder()
    scratch.hasSurfaces = false
    let limit = awakeContacts.count
    scratch.touchingContacts.resizeUninitialized(limit)
    // The two swap places in each sub-step.
    scratch.sortedContacts.reserve(limit)
    scratch.movableBodies.resizeUninitialized(limit)
    scratch.depths.resizeUninitialized(limit)
    let (keys, movableBodies) = (scratch.touchingContacts.base, scratch.movableBodies.base)
    let depths = scratch.depths.base
    let (awake, contacts) = (awakeContacts.base, contacts.base)
    let (bodies, bodyStates) = (bodies.base, bodyStates.base)
    let sentinelBody = Int32(self.bodies.count)
    let down = settings.gravity.normalized
    var count = 0
    for i in 0..<limit {
      let contact = contacts + Int(awake[i])
      guard !contact.pointee.flags.isDisjoint(with: [.touching, .near]), contact.pointee.isSolid
      else { continue }
      let a = contact.pointee.bodyA
      let b = contact.pointee.bodyB
      let isMovableA = bodies[Int(a)].kind == .dynamic
      let isMovableB = bodies[Int(b)].kind == .dynamic
      guard isMovableA || isMovableB else { continue }
      contact.pointee.impactImpulse = 0
      let hasSurface = contact.pointee.flags.contains(.surface)
      if hasSurface { scratch.hasSurfaces = true }
      keys[count] = ContactKey(
        awake[i],
        blockKind: hasSurface ? Manifold.surfaceBlockKind : contact.pointee.manifold.blockKind)
      movableBodies[count] = SIMD2(isMovableA ? a : sentinelBody, isMovableB ? b : sentinelBody)
      depths[count] =
        isMovableA && isMovableB
        ? max(dot(bodyStates[Int(a)].c, down), dot(bodyStates[Int(b)].c, down)) : .infinity
      count += 1
    }
    scratch.touchingContacts.truncate(to: count)
    scratch.movableBodies.truncate(to: count)
    scratch.depths.truncate(to: count)
    guard count > 0 else { return }
    if settings.gravity != .zero {
      sortDepths()
    } else {
      listInOrder(scratch.touchingContacts.count)
    }
    groupByColor(WorldState.contactLayerSize)
    scratch.touchingContacts.arrange(in: scratch.order, using: &scratch.sortedContacts)
  }

  /// Lists the joints to solve, sorted from the bottom up; at equal depth the latest first.
  mutating func orderJoints() {
    startOrder()
    let limit = joints.count
    scratch.activeJoints.resizeUninitialized(limit)
    scratch.movableBodies.resizeUninitialized(limit)
    scratch.depths.resizeUninitialized(limit)
    let (keys, movableBodies) = (scratch.activeJoints.base, scratch.movableBodies.base)
    let depths = scratch.depths.base
    let (joints, bodies, bodyStates) = (joints.base, bodies.base, bodyStates.base)
    let sentinelBody = Int32(self.bodies.count)
    let down = settings.gravity.normalized
    var count = 0
    for i in 0..<limit {
      let joint = joints + i
      guard joint.pointee.isAlive else { continue }
      let a = joint.pointee.bodyA
      let b = joint.pointee.bodyB
      let isMovableA = bodies[Int(a)].invMass > 0
      let isMovableB = bodies[Int(b)].invMass > 0
      let isAwakeA = bodies[Int(a)].isAwake
      let isAwakeB = bodies[Int(b)].isAwake
      // A joint between two bodies of infinite mass has no effect.
      guard isMovableA || isMovableB, isAwakeA || isAwakeB else { continue }
      // A body that was put to sleep alone wakes if a body jointed to it is awake.
      if !isAwakeA, bodies[Int(a)].kind != .static { wake(a) }
      if !isAwakeB, bodies[Int(b)].kind != .static { wake(b) }
      keys[count] = JointKey(kind: joint.pointee.kind, row: joint.pointee.row, joint: Int32(i))
      movableBodies[count] = SIMD2(isMovableA ? a : sentinelBody, isMovableB ? b : sentinelBody)
      depths[count] = min(dot(bodyStates[Int(a)].c, down), dot(bodyStates[Int(b)].c, down))
      count += 1
    }
    scratch.activeJoints.truncate(to: count)
    scratch.movableBodies.truncate(to: count)
    scratch.depths.truncate(to: count)
    guard count > 0 else { return scratch.jointGroupEnds.removeAll() }
    sortDepths()
    reverseOrder()
    groupByColor(WorldState.jointLayerSize)
    swap(&scratch.groupEnds, &scratch.jointGroupEnds)
    scratch.activeJoints.arrange(in: scratch.order, using: &scratch.sortedJoints)
  }

  private mutating func startOrder() {
    scratch.depths.removeAll()
    scratch.movableBodies.removeAll()
    scratch.groupEnds.removeAll()
  }

  // MARK: Layers

  /// The number of constraints in a layer; up to this number, constraints stay in exact depth
  /// order.
  ///
  /// Larger layers of joints increase the pin error of nets.
  private static let contactLayerSize = 256
  private static let jointLayerSize = 128

  /// Groups constraints of similar depth so that those in a group share no movable body.
  ///
  /// Each constraint of a layer gets the lowest colour that its bodies do not have yet (greedy edge
  /// colouring), and the layer is sorted by colour. Four constraints of one colour can be solved at
  /// once. `groupEnds` stores the end of each group.
  private mutating func groupByColor(_ size: Int) {
    let count = scratch.order.count
    guard count > size else { return }
    let sentinelBody = bodies.count
    scratch.bodyColors.resizeUninitialized(sentinelBody + 1)
    scratch.bodyColors.base.update(repeating: 0, count: sentinelBody + 1)
    scratch.constraintColors.resizeUninitialized(count)
    scratch.orderBuffer.resizeUninitialized(count)
    let colors = scratch.bodyColors.base
    let order = scratch.order.base
    let movableBodies = scratch.movableBodies.base
    let constraintColors = scratch.constraintColors.base
    var first = 0
    var i = 0
    while i < count {
      let a = Int(movableBodies[Int(order[i])].x)
      let b = Int(movableBodies[Int(order[i])].y)
      let free = ~(colors[a] | colors[b])
      // A layer ends when it is full or when a body has used all colours.
      if free == 0 || i - first == size {
        flushLayer(first, i)
        first = i
        continue
      }
      let bit = free & (0 &- free)
      colors[a] |= bit
      colors[b] |= bit
      colors[sentinelBody] = 0
      constraintColors[i] = UInt8(free.trailingZeroBitCount)
      i += 1
    }
    flushLayer(first, count)
    swap(&scratch.order, &scratch.orderBuffer)
  }

  /// Sorts a layer stably by colour and resets the colours of its bodies.
  private mutating func flushLayer(_ first: Int, _ end: Int) {
    let order = scratch.order.base
    let constraintColors = scratch.constraintColors.base
    var insertionIndices: [33 of Int32] = .init(repeating: 0)
    for i in first..<end {
      let movableBodies = scratch.movableBodies.base[Int(order[i])]
      scratch.bodyColors.base[Int(movableBodies.x)] = 0
      scratch.bodyColors.base[Int(movableBodies.y)] = 0
      insertionIndices[Int(constraintColors[i]) + 1] += 1
    }
    insertionIndices[0] = Int32(first)
    var color = 0
    while color < 32, insertionIndices[color + 1] > 0 {
      insertionIndices[color + 1] += insertionIndices[color]
      scratch.groupEnds.append(insertionIndices[color + 1])
      color += 1
    }
    for i in first..<end {
      scratch.orderBuffer.base[Int(insertionIndices[Int(constraintColors[i])])] = order[i]
      insertionIndices[Int(constraintColors[i])] += 1
    }
  }

  // MARK: Sorting

  /// Sets `order` to the indices in ascending order.
  private mutating func listInOrder(_ count: Int) {
    scratch.order.resizeUninitialized(count)
    for i in 0..<count { scratch.order.base[i] = Int32(i) }
  }

  private mutating func reverseOrder() {
    let order = scratch.order.base
    let count = scratch.order.count
    for i in 0..<count / 2 {
      (order[i], order[count - 1 - i]) = (order[count - 1 - i], order[i])
    }
  }

  /// Sorts `order` stably by ascending depth.
  private mutating func sortDepths() {
    let count = scratch.depths.count
    if count <= 64 {
      listInOrder(count)
      insertionSort()
    } else {
      radixSort()
    }
  }

  /// Mutating, although it changes no property: a borrowed state would be copied for the call.
  private mutating func insertionSort() {
    let depths = scratch.depths.base
    let order = scratch.order.base
    for i in 0..<scratch.depths.count {
      let item = order[i]
      var position = i
      while position > 0, depths[Int(order[position - 1])] > depths[Int(item)] {
        order[position] = order[position - 1]
        position -= 1
      }
      order[position] = item
    }
  }

  /// Radix sort in two passes of 8 bits, by depth quantised to 16 bits.
  ///
  /// Depths within 1/65,000 of the range keep their order.
  private mutating func radixSort() {
    let count = scratch.depths.count
    let depths = scratch.depths.base
    var minDepth = Float.infinity
    var maxDepth = -Float.infinity
    for i in 0..<count where depths[i] < .infinity {
      if depths[i] < minDepth { minDepth = depths[i] }
      if depths[i] > maxDepth { maxDepth = depths[i] }
    }
    let deepestKey: Float = 65_535
    let scale = maxDepth > minDepth ? (deepestKey - 1) / (maxDepth - minDepth) : 0
    scratch.radixKeys.resizeUninitialized(count)
    scratch.order.resizeUninitialized(count)
    scratch.orderBuffer.resizeUninitialized(count)
    let keys = scratch.radixKeys.base
    // Where the next item with a digit belongs, for the low and the high digit.
    var low: [256 of Int32] = .init(repeating: 0)
    var high: [256 of Int32] = .init(repeating: 0)
    for i in 0..<count {
      let key = UInt16(depths[i] < .infinity ? (depths[i] - minDepth) * scale : deepestKey)
      keys[i] = key
      low[Int(key & 0xFF)] &+= 1
      high[Int(key >> 8)] &+= 1
    }
    var (lowStart, highStart): (Int32, Int32) = (0, 0)
    for digit in 0..<256 {
      (low[digit], lowStart) = (lowStart, lowStart &+ low[digit])
      (high[digit], highStart) = (highStart, highStart &+ high[digit])
    }
    let (byLow, order) = (scratch.orderBuffer.base, scratch.order.base)
    for i in 0..<count {
      let digit = Int(keys[i] & 0xFF)
      byLow[Int(low[digit])] = Int32(truncatingIfNeeded: i)
      low[digit] &+= 1
    }
    for i in 0..<count {
      let item = byLow[i]
      let digit = Int(keys[Int(item)] >> 8)
      order[Int(high[digit])] = item
      high[digit] &+= 1
    }
  }
}
