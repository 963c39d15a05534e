// The order in which constraints are visited.
//
// One visit after the other, an impulse travels through a whole pile within one sweep if the contacts
// come in the order of its way: upwards a sweep carries the ground's support to the top, downwards it
// carries weight to the ground. So contacts are sorted by depth along gravity, and all sweeps but the last
// go up; the last goes down, and ends with what never yields. Joints go up in every sweep, so that
// what hangs ends with what it hangs from. Without gravity, contacts keep the order of their list, and the latest
// joint comes first.
//
// Measured over 500 steps of a pyramid of 50 rows, boxes drift by 0.2 m, as against 1 to 4 m in orders
// that know nothing of depth; a rope of 40 links with a heavy ball keeps its pins within 0.04 m, as against
// 3 m in the order from the hook down.

extension State {
  /// Lists the contacts to solve from the top down.
  mutating func orderContacts() {
    scratch.touching.removeAll()
    scratch.groupEnds.removeAll()
    scratch.depths.removeAll()
    let down = settings.gravity.normalized
    for i in 0..<awakeContacts.count {
      let contact = contacts.base + Int(awakeContacts[i])
      guard contact.pointee.isTouching, !contact.pointee.isSensor else { continue }
      let a = Int(contact.pointee.bodyA)
      let b = Int(contact.pointee.bodyB)
      let yieldsA = bodies.base[a].kind == .dynamic
      let yieldsB = bodies.base[b].kind == .dynamic
      guard yieldsA || yieldsB else { continue }
      scratch.touching.append(awakeContacts[i])
      scratch.depths.append(
        yieldsA && yieldsB
          ? max(dot(motions.base[a].c, down), dot(motions.base[b].c, down)) : .infinity)
    }
    let count = scratch.touching.count
    scratch.sorted.resizeUninitialized(count)
    guard settings.gravity != .zero, count > 1 else {
      if count > State.layerSize { layerContacts() }
      return
    }
    sortDepths()
    for i in 0..<count {
      scratch.sorted.base[i] = scratch.touching.base[Int(scratch.order.base[i])]
    }
    swap(&scratch.sorted, &scratch.touching)
    if count > State.layerSize { layerContacts() }
  }

  /// How many contacts a layer has; with no more of them in all, the order by depth is exact.
  private static let layerSize = 128

  /// Regroups layers of contacts of nearly one depth so that neighbours share no moving body.
  ///
  /// Within a layer each contact takes the lowest colour that its bodies have not taken (greedy edge
  /// colouring), and contacts of one colour come together: four of such a group can be solved at
  /// once. `groupEnds` is where each group ends.
  private mutating func layerContacts() {
    let count = scratch.touching.count
    scratch.colors.resizeUninitialized(bodies.count)
    scratch.colors.base.update(repeating: 0, count: bodies.count)
    scratch.contactColors.resizeUninitialized(count)
    var first = 0
    var i = 0
    while i < count {
      let contact = contacts.base + Int(scratch.touching.base[i])
      let a = Int(contact.pointee.bodyA)
      let b = Int(contact.pointee.bodyB)
      let yieldsA = bodies.base[a].kind == .dynamic
      let yieldsB = bodies.base[b].kind == .dynamic
      let colors = scratch.colors.base
      let free = ~((yieldsA ? colors[a] : 0) | (yieldsB ? colors[b] : 0))
      // A full layer ends, and so does one in which a body has used up all colours.
      if free == 0 || i - first == State.layerSize {
        endLayer(first, i)
        first = i
        continue
      }
      let bit = free & (0 &- free)
      if yieldsA { colors[a] |= bit }
      if yieldsB { colors[b] |= bit }
      scratch.contactColors.base[i] = UInt8(free.trailingZeroBitCount)
      i += 1
    }
    endLayer(first, count)
  }

  /// Sorts a layer by colour, keeping the order within one, and forgets its colours.
  private mutating func endLayer(_ first: Int, _ end: Int) {
    let touching = scratch.touching.base
    let sorted = scratch.sorted.base
    for i in first..<end {
      let contact = contacts.base + Int(touching[i])
      scratch.colors.base[Int(contact.pointee.bodyA)] = 0
      scratch.colors.base[Int(contact.pointee.bodyB)] = 0
      sorted[i] = touching[i]
    }
    var place = first
    var color: UInt8 = 0
    while place < end {
      for i in first..<end where scratch.contactColors.base[i] == color {
        touching[place] = sorted[i]
        place += 1
      }
      scratch.groupEnds.append(Int32(place))
      color += 1
    }
  }

  /// Lists the joints to solve from the deepest up, of one depth the latest first.
  mutating func orderJoints() {
    scratch.activeJoints.removeAll()
    scratch.depths.removeAll()
    let down = settings.gravity.normalized
    for i in 0..<joints.count {
      let joint = joints.base + i
      guard joint.pointee.isAlive else { continue }
      let a = Int(joint.pointee.bodyA)
      let b = Int(joint.pointee.bodyB)
      // A joint that moves neither body has nothing to do.
      guard bodies.base[a].invMass + bodies.base[b].invMass > 0,
        bodies.base[a].isAwake || bodies.base[b].isAwake
      else { continue }
      // A body that its user put to sleep alone does not sleep while what it is jointed to is awake.
      if !bodies.base[a].isAwake { wake(joint.pointee.bodyA) }
      if !bodies.base[b].isAwake { wake(joint.pointee.bodyB) }
      scratch.activeJoints.append(
        JointKey(kind: joint.pointee.kind, row: joint.pointee.row, joint: Int32(i)))
      scratch.depths.append(min(dot(motions.base[a].c, down), dot(motions.base[b].c, down)))
    }
    let count = scratch.activeJoints.count
    guard count > 1 else { return }
    sortDepths()
    scratch.sortedJoints.resizeUninitialized(count)
    for i in 0..<count {
      scratch.sortedJoints.base[count - 1 - i] =
        scratch.activeJoints.base[Int(scratch.order.base[i])]
    }
    swap(&scratch.sortedJoints, &scratch.activeJoints)
  }

  /// Makes `order` the indices of `depths` from the least up, equal ones in the order they are in.
  private mutating func sortDepths() {
    let count = scratch.depths.count
    scratch.order.resizeUninitialized(count)
    for i in 0..<count { scratch.order.base[i] = Int32(i) }
    if count <= 64 { insertionSort() } else { radixSort() }
  }

  private func insertionSort() {
    let depths = scratch.depths.base
    let order = scratch.order.base
    for i in 1..<scratch.depths.count {
      let item = order[i]
      var place = i
      while place > 0, depths[Int(order[place - 1])] > depths[Int(item)] {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = item
    }
  }

  /// Three passes over 11 bits each of the depths' bits, turned so that they count as numbers do.
  private mutating func radixSort() {
    let count = scratch.depths.count
    scratch.keys.resizeUninitialized(count)
    let keys = scratch.keys.base
    for i in 0..<count {
      let bits = (scratch.depths.base[i] + 0).bitPattern
      keys[i] = bits >> 31 == 0 ? bits | 1 << 31 : ~bits
    }
    scratch.otherOrder.resizeUninitialized(count)
    for shift: UInt32 in stride(from: 0, to: 33, by: 11) {
      scratch.ends.removeAll()
      scratch.ends.resize(1 << 11, filling: 0)
      let ends = scratch.ends.base
      for i in 0..<count { ends[Int(keys[i] >> shift & 0x7FF)] += 1 }
      var start: Int32 = 0
      for digit in 0..<1 << 11 {
        let size = ends[digit]
        ends[digit] = start
        start += size
      }
      let from = scratch.order.base
      let to = scratch.otherOrder.base
      for i in 0..<count {
        let item = from[i]
        let digit = Int(keys[Int(item)] >> shift & 0x7FF)
        to[Int(ends[digit])] = item
        ends[digit] += 1
      }
      swap(&scratch.order, &scratch.otherOrder)
    }
  }
}
