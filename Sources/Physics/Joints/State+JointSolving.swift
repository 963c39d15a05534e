extension State {
  mutating func prepareJoints(_ context: StepContext) {
    for i in 0..<scratch.activeJoints.count {
      let key = scratch.activeJoints.base[i]
      let record = joints.base[Int(key.joint)]
      let island = island(record.bodyA, record.bodyB)
      let row = Int(key.row)
      switch key.kind {
      case .distance: distanceJoints.base[row].prepare(record, island: island, context)
      case .revolute: revoluteJoints.base[row].prepare(record, island: island, context)
      case .prismatic: prismaticJoints.base[row].prepare(record, island: island, context)
      case .weld: weldJoints.base[row].prepare(record, island: island, context)
      }
    }
  }

  mutating func solveJoints(_ context: StepContext) {
    for i in 0..<scratch.activeJoints.count {
      let key = scratch.activeJoints.base[i]
      let row = Int(key.row)
      switch key.kind {
      case .distance: distanceJoints.base[row].solve(context)
      case .revolute: revoluteJoints.base[row].solve(context)
      case .prismatic: prismaticJoints.base[row].solve(context)
      case .weld: weldJoints.base[row].solve(context)
      }
    }
  }

  /// One position iteration over the joints of islands that need it; true if all were near enough.
  mutating func correctJoints(_ context: StepContext, _ iteration: Int32) -> Bool {
    let wrong = scratch.islandWrong.base
    var isDone = true
    for i in 0..<scratch.activeJoints.count {
      let key = scratch.activeJoints.base[i]
      let row = Int(key.row)
      let island: Int
      switch key.kind {
      case .distance: island = Int(distanceJoints.base[row].ends.island)
      case .revolute: island = Int(revoluteJoints.base[row].ends.island)
      case .prismatic: island = Int(prismaticJoints.base[row].ends.island)
      case .weld: island = Int(weldJoints.base[row].ends.island)
      }
      guard iteration == 0 || wrong[island] >= iteration - 1 else { continue }
      let isRight: Bool
      switch key.kind {
      case .distance: isRight = distanceJoints.base[row].correct(context)
      case .revolute: isRight = revoluteJoints.base[row].correct(context)
      case .prismatic: isRight = prismaticJoints.base[row].correct(context)
      case .weld: isRight = weldJoints.base[row].correct(context)
      }
      if !isRight {
        wrong[island] = iteration
        isDone = false
      }
    }
    return isDone
  }
}
