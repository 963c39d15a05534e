extension WorldState {
  /// Updates the boxes of moved bodies; fat boxes include the motion of the sub-step.
  mutating func refreshBoxes() {
    for i in 0..<awakeBodies.count { refreshBoxes(ofBody: awakeBodies[i]) }
  }

  mutating func refreshBoxes(ofBody body: Int32) {
    let record = bodies.base + Int(body)
    let end = pose(body)
    var shape = record.pointee.firstShape
    while shape != nullIndex {
      let box = core(shape).aabb(end)
      shapeBoxes.base[Int(shape)].tight = box
      if !shapeBoxes.base[Int(shape)].fat.contains(box) {
        let q0 = record.pointee.q0
        let start = Pose(p: record.pointee.c0 - q0 * record.pointee.localCenter, q: q0)
        enlarge(
          shape, toHold: core(shape).aabb(start).union(box),
          bodyStates[body].c - record.pointee.c0)
      }
      shape = shapes.base[Int(shape)].next
    }
  }
}
