// A saved world, after the magic number and the version: the settings and counters; the
// slots of bodies, shapes with their vertices, joints and contacts; for each of the four the free
// slots in the order of their reuse; the orders of lists; the trees; the events of the last step;
// a checksum.
//
// A free slot has only its generation. Orders matter because they determine the order in which
// constraints are solved, on which rounding depends.

extension WorldState {
  /// Writes the state, or reads it into an empty one.
  ///
  /// - Parameters:
  ///   - archive: The archive.
  ///   - withTrees: Whether trees are written; when reading, the bytes say whether there are trees.
  /// - Throws: A ``SavedWorldError`` if what is read is not a state.
  mutating func code(_ archive: inout StateArchive, withTrees: Bool) throws(SavedWorldError) {
    try settings.code(&archive)
    if archive.isReading { tolerances = Tolerances(lengthScale: settings.lengthScale) }
    try archive.code(notNegative: &lastStep, "the last sub-step")
    try archive.code(&stepCount, "the number of steps", in: 0...Int(Int64.max))
    try archive.code(&hasModifiedContacts, "whether contacts are modified")
    try codeBodies(&archive)
    try codeShapes(&archive)
    try codeJoints(&archive)
    try codeContacts(&archive)
    try codeTrees(&archive, withTrees: withTrees)
    archive.element = "the events"
    try Self.code(&contactEvents, &archive)
    try Self.code(&endedSinceStep, &archive)
    guard archive.isReading else { return }
    eventContacts.resize(contactEvents.count, filling: nullIndex)
    for i in 0..<bodies.count where bodies[i].isAlive && hasLongLeverJoint(Int32(i)) {
      bodies[i].flags.insert(.hasLongLeverJoint)
    }
  }

  private static func code(
    _ events: inout Buffer<ContactEvent>, _ archive: inout StateArchive
  ) throws(SavedWorldError) {
    let count = try archive.count(events.count, ofSize: ContactEvent.savedSize, "events")
    for i in 0..<count {
      var event = archive.isReading ? ContactEvent.empty : events[i]
      try event.code(&archive)
      if archive.isReading { events.append(event) }
    }
  }

  // MARK: Trees

  /// Codes each tree as its nodes in preorder: the shape of a leaf, or `nullIndex`.
  private mutating func codeTrees(
    _ archive: inout StateArchive, withTrees: Bool
  ) throws(SavedWorldError) {
    archive.element = "the trees"
    var areThere = withTrees
    try archive.code(&areThere, "whether there are trees")
    if areThere {
      staticTree = try codedTree(of: .static, staticTree.preorder, &archive)
      kinematicTree = try codedTree(of: .kinematic, kinematicTree.preorder, &archive)
      dynamicTree = try codedTree(of: .dynamic, dynamicTree.preorder, &archive)
    }
    guard archive.isReading else { return }
    for i in 0..<shapes.count where shapes[i].isAlive && shapes[i].leaf == nullIndex {
      try archive.require(!areThere, "shape \(i) is missing")
      let (index, box) = (Int32(i), shapeBoxes[i].fat)
      switch bodies[shapes[i].body].kind {
      case .static: shapes[i].leaf = staticTree.insert(box, item: index)
      case .kinematic: shapes[i].leaf = kinematicTree.insert(box, item: index)
      case .dynamic: shapes[i].leaf = dynamicTree.insert(box, item: index)
      }
    }
  }

  private mutating func codedTree(
    of kind: Body.Kind, _ preorder: [Int32], _ archive: inout StateArchive
  ) throws(SavedWorldError) -> DynamicTree {
    let count = try archive.count(preorder.count, ofSize: 4, "nodes")
    var tree = DynamicTree.Builder()
    for i in 0..<count {
      var item = archive.isReading ? 0 : preorder[i]
      try archive.code(&item)
      guard item != nullIndex else {
        try archive.require(tree.append(), "a tree has nodes after its last leaf")
        continue
      }
      try archive.require(
        (0..<Int32(shapes.count)).contains(item) && shapes[item].isAlive
          && bodies[shapes[item].body].kind == kind,
        "there is no shape \(item) of such a body")
      try archive.require(
        !archive.isReading || shapes[item].leaf == nullIndex, "shape \(item) is there twice")
      guard let leaf = tree.append(leaf: item, shapeBoxes[item].fat) else {
        throw archive.failure("a tree has nodes after its last leaf")
      }
      shapes[item].leaf = leaf
    }
    try archive.require(count == 0 || tree.isComplete, "a tree lacks leaves")
    return tree.finish()
  }
}

extension ContactEvent {
  /// The number of bytes of a saved event.
  fileprivate static let savedSize = 54

  fileprivate static let empty = ContactEvent(
    phase: .began, shapeA: .none, bodyA: .none, shapeB: .none, bodyB: .none, isSensor: false,
    point: .zero, normal: .zero, impulse: 0)

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    var (phase, isSensor) = (phase, isSensor)
    var (shapeA, bodyA, shapeB, bodyB) = (shapeA, bodyA, shapeB, bodyB)
    try archive.code(&phase, "a phase")
    try shapeA.code(&archive)
    try bodyA.code(&archive)
    try shapeB.code(&archive)
    try bodyB.code(&archive)
    try archive.code(&isSensor, "a sensor")
    try archive.code(&point, "a point")
    try archive.code(&normal, "a normal")
    try archive.code(&impulse, "an impulse")
    self = ContactEvent(
      phase: phase, shapeA: shapeA, bodyA: bodyA, shapeB: shapeB, bodyB: bodyB, isSensor: isSensor,
      point: point, normal: normal, impulse: impulse)
  }
}

extension BodyID {
  static let none = BodyID(index: 0, generation: 0)

  mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    let (index, generation) = try archive.handle(index, generation)
    self = BodyID(index: index, generation: generation)
  }
}

extension ShapeID {
  fileprivate static let none = ShapeID(index: 0, generation: 0)

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    let (index, generation) = try archive.handle(index, generation)
    self = ShapeID(index: index, generation: generation)
  }
}

extension JointID {
  static let none = JointID(index: 0, generation: 0)

  mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    let (index, generation) = try archive.handle(index, generation)
    self = JointID(index: index, generation: generation)
  }
}

extension StateArchive {
  /// Codes a handle, which need not be that of an element.
  fileprivate mutating func handle(
    _ index: Int32, _ generation: UInt32
  ) throws(SavedWorldError) -> (Int32, UInt32) {
    var (index, generation) = (index, generation)
    try code(&index)
    try code(&generation)
    try require(index >= 0, "a handle has the index \(index)")
    return (index, generation)
  }
}
