// The order in which constraints are visited.
//
// One visit after the other, an impulse travels through a whole pile within one sweep if the contacts
// come in the order of its way: upwards a sweep carries the ground's support to the top, downwards it
// carries weight to the ground. So contacts are sorted by depth along gravity; the first half of the
// velocity sweeps goes up and the second down. Position sweeps go up in piles of several layers, and
// down in smaller ones. Joints go up in every sweep, so that what hangs ends with what it hangs from.
// Without gravity, contacts keep the order of their list, all velocity sweeps but the last go through
// it backwards, and the latest joint comes first.
//
// Measured over 500 steps of a pyramid of 50 rows, boxes drift by 0.2 m, as against 1 m if all sweeps go down and
// 0.6 m if all go up; a rope of 40 links with a heavy ball keeps its pins within 0.04 m, as against 3 m
// in the order from the hook down.

extension WorldState {
  /// Lists the contacts to solve from the top down.
  mutating func orderContacts() {
    scratch.touchingContacts.removeAll()
    startOrder()
    let down = settings.gravity.normalized
    for i in 0..<awakeContacts.count {
      let contact = contacts.base + Int(awakeContacts[i])
      guard contact.pointee.isTouching, !contact.pointee.isSensor else { continue }
      let a = contact.pointee.bodyA
      let b = contact.pointee.bodyB
      let isMovableA = bodies.base[Int(a)].kind == .dynamic
      let isMovableB = bodies.base[Int(b)].kind == .dynamic
      guard isMovableA || isMovableB else { continue }
      scratch.touchingContacts.append(awakeContacts[i])
      appendMovableBodies(a, isMovableA, b, isMovableB)
      scratch.depths.append(
        isMovableA && isMovableB
          ? max(dot(bodyStates.base[Int(a)].c, down), dot(bodyStates.base[Int(b)].c, down))
          : .infinity)
    }
    if settings.gravity != .zero {
      sortDepths()
    } else {
      listInOrder(scratch.touchingContacts.count)
    }
    groupByColor(WorldState.contactLayerSize)
    scratch.touchingContacts.arrange(in: scratch.order, using: &scratch.sortedContacts)
  }

  /// Lists the joints to solve from the deepest up, of one depth the latest first.
  mutating func orderJoints() {
    scratch.activeJoints.removeAll()
    startOrder()
    let down = settings.gravity.normalized
    for i in 0..<joints.count {
      let joint = joints.base + i
      guard joint.pointee.isAlive else { continue }
      let a = joint.pointee.bodyA
      let b = joint.pointee.bodyB
      let isMovableA = bodies.base[Int(a)].invMass > 0
      let isMovableB = bodies.base[Int(b)].invMass > 0
      // A joint that moves neither body has nothing to do.
      guard isMovableA || isMovableB, bodies.base[Int(a)].isAwake || bodies.base[Int(b)].isAwake
      else { continue }
      // A body that its user put to sleep alone does not sleep while what it is jointed to is awake.
      if !bodies.base[Int(a)].isAwake { wake(a) }
      if !bodies.base[Int(b)].isAwake { wake(b) }
      scratch.activeJoints.append(
        JointKey(kind: joint.pointee.kind, row: joint.pointee.row, joint: Int32(i)))
      appendMovableBodies(a, isMovableA, b, isMovableB)
      scratch.depths.append(
        min(dot(bodyStates.base[Int(a)].c, down), dot(bodyStates.base[Int(b)].c, down)))
    }
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

  /// Notes which bodies the next constraint moves.
  @inline(always)
  private mutating func appendMovableBodies(
    _ a: Int32, _ isMovableA: Bool, _ b: Int32, _ isMovableB: Bool
  ) {
    let sentinelBody = Int32(bodies.count)
    scratch.movableBodies.append(
      SIMD2(isMovableA ? a : sentinelBody, isMovableB ? b : sentinelBody))
  }

  // MARK: Layers

  /// How many constraints a layer has; with no more of them in all, the order by depth is exact.
  ///
  /// With 256 joints to a layer, the pins of a net of 30 by 30 are off by half as much again.
  private static let contactLayerSize = 256
  private static let jointLayerSize = 128

  /// Regroups layers of constraints of nearly one depth so that neighbours share no moving body.
  ///
  /// Within a layer each constraint takes the lowest colour that its bodies have not taken (greedy
  /// edge colouring), and constraints of one colour come together: four of such a group can be
  /// solved at once. `groupEnds` is where each group ends.
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
      // A full layer ends, and so does one in which a body has used up all colours.
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

  /// Sorts a layer by colour, keeping the order within one, and forgets its colours.
  private mutating func flushLayer(_ first: Int, _ end: Int) {
    let order = scratch.order.base
    let constraintColors = scratch.constraintColors.base
    var places: [33 of Int32] = .init(repeating: 0)
    for i in first..<end {
      let movableBodies = scratch.movableBodies.base[Int(order[i])]
      scratch.bodyColors.base[Int(movableBodies.x)] = 0
      scratch.bodyColors.base[Int(movableBodies.y)] = 0
      places[Int(constraintColors[i]) + 1] += 1
    }
    places[0] = Int32(first)
    var color = 0
    while color < 32, places[color + 1] > 0 {
      places[color + 1] += places[color]
      scratch.groupEnds.append(places[color + 1])
      color += 1
    }
    for i in first..<end {
      scratch.orderBuffer.base[Int(places[Int(constraintColors[i])])] = order[i]
      places[Int(constraintColors[i])] += 1
    }
  }

  // MARK: Sorting

  /// Makes `order` the indices from 0 up.
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

  /// Makes `order` the indices of `depths` from the least up, equal ones in the order they are in.
  private mutating func sortDepths() {
    let count = scratch.depths.count
    listInOrder(count)
    if count <= 64 { insertionSort() } else { radixSort() }
  }

  private func insertionSort() {
    let depths = scratch.depths.base
    let order = scratch.order.base
    for i in 0..<scratch.depths.count {
      let item = order[i]
      var place = i
      while place > 0, depths[Int(order[place - 1])] > depths[Int(item)] {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = item
    }
  }

  /// Two passes over 8 bits each of the depths' places between the least and the greatest.
  ///
  /// Depths nearer to each other than a 65,000th of the whole keep the order they are in.
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
    let keys = scratch.radixKeys.base
    for i in 0..<count {
      keys[i] = UInt16(depths[i] < .infinity ? (depths[i] - minDepth) * scale : deepestKey)
    }
    scratch.orderBuffer.resizeUninitialized(count)
    for shift: UInt16 in stride(from: 0, to: 16, by: 8) {
      var ends: [256 of Int32] = .init(repeating: 0)
      for i in 0..<count { ends[Int(keys[i] >> shift & 0xFF)] += 1 }
      var start: Int32 = 0
      for digit in 0..<256 {
        let size = ends[digit]
        ends[digit] = start
        start += size
      }
      let from = scratch.order.base
      let to = scratch.orderBuffer.base
      for i in 0..<count {
        let item = from[i]
        let digit = Int(keys[Int(item)] >> shift & 0xFF)
        to[Int(ends[digit])] = item
        ends[digit] += 1
      }
      swap(&scratch.order, &scratch.orderBuffer)
    }
  }
}
