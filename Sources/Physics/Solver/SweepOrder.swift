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

extension State {
  /// Lists the contacts to solve from the top down.
  mutating func orderContacts() {
    scratch.touching.removeAll()
    startOrder()
    let down = settings.gravity.normalized
    for i in 0..<awakeContacts.count {
      let contact = contacts.base + Int(awakeContacts[i])
      guard contact.pointee.isTouching, !contact.pointee.isSensor else { continue }
      let a = contact.pointee.bodyA
      let b = contact.pointee.bodyB
      let yieldsA = bodies.base[Int(a)].kind == .dynamic
      let yieldsB = bodies.base[Int(b)].kind == .dynamic
      guard yieldsA || yieldsB else { continue }
      scratch.touching.append(awakeContacts[i])
      addMovers(a, yieldsA, b, yieldsB)
      scratch.depths.append(
        yieldsA && yieldsB
          ? max(dot(motions.base[Int(a)].c, down), dot(motions.base[Int(b)].c, down)) : .infinity)
    }
    if settings.gravity != .zero { sortDepths() } else { listInOrder(scratch.touching.count) }
    layer(State.contactLayerSize)
    scratch.touching.arrange(in: scratch.order, using: &scratch.sorted)
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
      let yieldsA = bodies.base[Int(a)].invMass > 0
      let yieldsB = bodies.base[Int(b)].invMass > 0
      // A joint that moves neither body has nothing to do.
      guard yieldsA || yieldsB, bodies.base[Int(a)].isAwake || bodies.base[Int(b)].isAwake
      else { continue }
      // A body that its user put to sleep alone does not sleep while what it is jointed to is awake.
      if !bodies.base[Int(a)].isAwake { wake(a) }
      if !bodies.base[Int(b)].isAwake { wake(b) }
      scratch.activeJoints.append(
        JointKey(kind: joint.pointee.kind, row: joint.pointee.row, joint: Int32(i)))
      addMovers(a, yieldsA, b, yieldsB)
      scratch.depths.append(
        min(dot(motions.base[Int(a)].c, down), dot(motions.base[Int(b)].c, down)))
    }
    sortDepths()
    reverseOrder()
    layer(State.jointLayerSize)
    swap(&scratch.groupEnds, &scratch.jointGroupEnds)
    scratch.activeJoints.arrange(in: scratch.order, using: &scratch.sortedJoints)
  }

  private mutating func startOrder() {
    scratch.depths.removeAll()
    scratch.movers.removeAll()
    scratch.groupEnds.removeAll()
  }

  /// Notes which bodies the next constraint moves.
  @inline(always)
  private mutating func addMovers(_ a: Int32, _ yieldsA: Bool, _ b: Int32, _ yieldsB: Bool) {
    let nobody = Int32(bodies.count)
    scratch.movers.append(SIMD2(yieldsA ? a : nobody, yieldsB ? b : nobody))
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
  private mutating func layer(_ size: Int) {
    let count = scratch.order.count
    guard count > size else { return }
    let nobody = bodies.count
    scratch.colors.resizeUninitialized(nobody + 1)
    scratch.colors.base.update(repeating: 0, count: nobody + 1)
    scratch.taken.resizeUninitialized(count)
    scratch.otherOrder.resizeUninitialized(count)
    let colors = scratch.colors.base
    let order = scratch.order.base
    let movers = scratch.movers.base
    let taken = scratch.taken.base
    var first = 0
    var i = 0
    while i < count {
      let a = Int(movers[Int(order[i])].x)
      let b = Int(movers[Int(order[i])].y)
      let free = ~(colors[a] | colors[b])
      // A full layer ends, and so does one in which a body has used up all colours.
      if free == 0 || i - first == size {
        endLayer(first, i)
        first = i
        continue
      }
      let bit = free & (0 &- free)
      colors[a] |= bit
      colors[b] |= bit
      colors[nobody] = 0
      taken[i] = UInt8(free.trailingZeroBitCount)
      i += 1
    }
    endLayer(first, count)
    swap(&scratch.order, &scratch.otherOrder)
  }

  /// Sorts a layer by colour, keeping the order within one, and forgets its colours.
  private mutating func endLayer(_ first: Int, _ end: Int) {
    let order = scratch.order.base
    let taken = scratch.taken.base
    var places: [33 of Int32] = .init(repeating: 0)
    for i in first..<end {
      let movers = scratch.movers.base[Int(order[i])]
      scratch.colors.base[Int(movers.x)] = 0
      scratch.colors.base[Int(movers.y)] = 0
      places[Int(taken[i]) + 1] += 1
    }
    places[0] = Int32(first)
    var color = 0
    while color < 32, places[color + 1] > 0 {
      places[color + 1] += places[color]
      scratch.groupEnds.append(places[color + 1])
      color += 1
    }
    for i in first..<end {
      scratch.otherOrder.base[Int(places[Int(taken[i])])] = order[i]
      places[Int(taken[i])] += 1
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
    var least = Float.infinity
    var greatest = -Float.infinity
    for i in 0..<count where depths[i] < .infinity {
      if depths[i] < least { least = depths[i] }
      if depths[i] > greatest { greatest = depths[i] }
    }
    let deepest: Float = 65_535
    let scale = greatest > least ? (deepest - 1) / (greatest - least) : 0
    scratch.keys.resizeUninitialized(count)
    let keys = scratch.keys.base
    for i in 0..<count {
      keys[i] = UInt16(depths[i] < .infinity ? (depths[i] - least) * scale : deepest)
    }
    scratch.otherOrder.resizeUninitialized(count)
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
      let to = scratch.otherOrder.base
      for i in 0..<count {
        let item = from[i]
        let digit = Int(keys[Int(item)] >> shift & 0xFF)
        to[Int(ends[digit])] = item
        ends[digit] += 1
      }
      swap(&scratch.order, &scratch.otherOrder)
    }
  }
}
