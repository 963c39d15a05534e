/// A custom filter for pairs of shapes that passed their own filters.
public typealias PairFilter = @Sendable (ShapeID, ShapeID) -> Bool

extension WorldState {
  mutating func insertInTree(_ index: Int32) {
    let tight = core(index).aabb(pose(shapes[index].body))
    let box = tight.expanded(by: boxMargin(index))
    shapeBoxes[index] = ShapeBoxes(fat: box, tight: tight)
    switch bodies[shapes[index].body].kind {
    case .static: shapes[index].leaf = staticTree.insert(box, item: index)
    case .kinematic: shapes[index].leaf = kinematicTree.insert(box, item: index)
    case .dynamic: shapes[index].leaf = dynamicTree.insert(box, item: index)
    }
    markMoved(index)
  }

  mutating func removeFromTree(_ index: Int32) {
    switch bodies[shapes[index].body].kind {
    case .static: staticTree.remove(shapes[index].leaf)
    case .kinematic: kinematicTree.remove(shapes[index].leaf)
    case .dynamic: dynamicTree.remove(shapes[index].leaf)
    }
    shapes[index].leaf = nullIndex
    unmarkMoved(index)
  }

  mutating func markMoved(_ index: Int32) {
    guard !shapes[index].flags.contains(.moved) else { return }
    shapes[index].flags.insert(.moved)
    movedShapes.append(index)
  }

  private mutating func unmarkMoved(_ index: Int32) {
    guard shapes[index].flags.contains(.moved) else { return }
    shapes[index].flags.remove(.moved)
    var keptCount = 0
    for i in 0..<movedShapes.count where movedShapes[i] != index {
      movedShapes[keptCount] = movedShapes[i]
      keptCount += 1
    }
    movedShapes.truncate(to: keptCount)
  }

  /// The margin of the fat box of a shape.
  private func boxMargin(_ index: Int32) -> Float {
    let shape = shapes.base + Int(index)
    guard shape.pointee.kind == .circle else { return tolerances.boxMargin }
    return min(
      tolerances.boxMargin,
      max(2 * tolerances.linearSlop, Constants.circleMarginFraction * shape.pointee.extent))
  }

  /// Updates a shape's boxes to its body's pose.
  mutating func refreshBox(_ index: Int32, displacement: Vec2) {
    let box = core(index).aabb(pose(shapes[index].body))
    shapeBoxes[index].tight = box
    if !shapeBoxes[index].fat.contains(box) { enlarge(index, toHold: box, displacement) }
  }

  /// Enlarges the fat box of a shape that has left it.
  mutating func enlarge(_ index: Int32, toHold box: AABB, _ displacement: Vec2) {
    var fat = box.expanded(by: boxMargin(index))
    // Extends the box ahead of the motion, so that steady motion rarely updates the tree.
    let isCircle = shapes[index].kind == .circle
    let ahead = (isCircle ? Constants.circleLookahead : Constants.boxLookahead) * displacement
    fat.lower = .minimum(fat.lower, fat.lower + ahead)
    fat.upper = .maximum(fat.upper, fat.upper + ahead)
    shapeBoxes[index].fat = fat
    switch bodies[shapes[index].body].kind {
    case .static: staticTree.move(shapes[index].leaf, to: fat)
    case .kinematic: kinematicTree.move(shapes[index].leaf, to: fat)
    case .dynamic: dynamicTree.move(shapes[index].leaf, to: fat)
    }
    markMoved(index)
  }

  /// Adds contacts for new overlaps of fat boxes with those of moved shapes.
  mutating func findPairs(_ callbacks: StepCallbacks?) {
    for i in 0..<movedShapes.count {
      let index = movedShapes[i]
      let box = shapeBoxes[index].fat
      scratch.overlaps.removeAll()
      if pairs.count < pairLimit || bodies[shapes[index].body].kind != .dynamic {
        dynamicTree.collect(box, into: &scratch.overlaps, stack: &scratch.stack)
      } else {
        scratch.hasDroppedPairs = true
      }
      if bodies[shapes[index].body].kind == .dynamic {
        kinematicTree.collect(box, into: &scratch.overlaps, stack: &scratch.stack)
        staticTree.collect(box, into: &scratch.overlaps, stack: &scratch.stack)
      }
      // Most pairs have a contact already, in slots scattered over the table, so slots are
      // prefetched.
      for j in 0..<scratch.overlaps.count { pairs.prefetchSlot(index, scratch.overlaps[j]) }
      for j in 0..<scratch.overlaps.count {
        addPairIfNeeded(index, scratch.overlaps[j], callbacks)
      }
    }
    for i in 0..<movedShapes.count { shapes[movedShapes[i]].flags.remove(.moved) }
    movedShapes.removeAll()
  }

  /// The number of pairs from which those of two dynamic bodies are left out.
  ///
  /// This bounds the memory for many shapes at one place. Pairs with static bodies are always kept.
  @inline(always)
  private var pairLimit: Int { Constants.minPairLimit + Constants.pairsPerShape * shapes.count }

  private mutating func addPairIfNeeded(
    _ a: Int32, _ b: Int32, _ callbacks: StepCallbacks?
  ) {
    // A pair of two moved shapes is added once, from the shape with the larger index.
    if a == b || (shapes[b].flags.contains(.moved) && a < b) { return }
    let bodyA = shapes[a].body
    let bodyB = shapes[b].body
    guard bodyA != bodyB, shapes[a].filter.collides(with: shapes[b].filter) else { return }
    guard shapes[a].kind != .segment || shapes[b].kind != .segment else { return }
    guard pairs.contact(a, b) == nullIndex, !isCollisionDisabledByJoint(bodyA, bodyB) else {
      return
    }
    if let pairFilter = callbacks?.pairFilter,
      !pairFilter(id(ofShape: min(a, b)), id(ofShape: max(a, b)))
    {
      return
    }
    guard
      pairs.count < pairLimit || bodies[bodyA].kind != .dynamic || bodies[bodyB].kind != .dynamic
    else {
      scratch.hasDroppedPairs = true
      return
    }
    addContact(a, b, callbacks?.materialRule)
  }

  /// Whether a joint between two bodies disables their contacts.
  private func isCollisionDisabledByJoint(_ bodyA: Int32, _ bodyB: Int32) -> Bool {
    var edge = bodies[bodyA].firstJoint
    while edge != nullIndex {
      if joints.other(edge) == bodyB, !joints[edge >> 1].collides { return true }
      edge = joints.next(edge)
    }
    return false
  }
}
