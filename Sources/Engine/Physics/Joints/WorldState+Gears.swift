// Gear joints hold copies of the coordinates of the joints that they couple, so that the solver
// needs no access to other tables. A gear joint is in the list of the second body of each of its
// joints.

extension WorldState {
  /// Returns the definition of a gear joint with its constant; traps if its joints do not fit.
  func resolved(_ gear: GearJoint) -> GearJoint {
    let first = gearCoordinate(gear.joint1, of: gear.bodyA, "joint1", "bodyA")
    let second = gearCoordinate(gear.joint2, of: gear.bodyB, "joint2", "bodyB")
    guard gear.constant == nil else { return gear }
    var resolved = gear
    resolved.constant =
      first.terms(bodyStates.base, bodies.base).value
      + gear.ratio * second.terms(bodyStates.base, bodies.base).value
    return resolved
  }

  private func gearCoordinate(
    _ id: JointID, of body: BodyID, _ name: StaticString, _ bodyName: StaticString
  ) -> GearCoordinate {
    let index = index(id)
    guard let coordinate = gearCoordinate(index) else {
      preconditionFailure("\(name) of a gear joint must be revolute or prismatic")
    }
    precondition(
      joint(index).bodyB == body, "\(bodyName) of a gear joint must be the second body of \(name)")
    return coordinate
  }

  /// The coordinate of a joint; nil for a kind without one.
  func gearCoordinate(_ index: Int32) -> GearCoordinate? { GearCoordinate(joint(index)) }

  /// Copies the coordinates of its joints into a gear joint.
  mutating func setGearCoordinates(_ index: Int32) {
    let row = joints[index].row
    let definition = jointTables.gear[row].definition
    if let first = gearCoordinate(definition.joint1.index) { jointTables.gear[row].first = first }
    if let second = gearCoordinate(definition.joint2.index) {
      jointTables.gear[row].second = second
    }
  }

  /// Updates the gear joints that couple a joint.
  mutating func updateGears(of index: Int32) {
    for gear in gears(of: index) { setGearCoordinates(gear) }
  }

  /// The gear joints that couple a joint.
  func gears(of index: Int32) -> [Int32] {
    guard !jointTables.gear.isEmpty else { return [] }
    let id = id(ofJoint: index)
    var found: [Int32] = []
    var edge = bodies[joints[index].bodyB].firstJoint
    while edge != nullIndex {
      let other = edge >> 1
      edge = joints.next(edge)
      guard joints[other].kind == .gear, !found.contains(other) else { continue }
      let gear = jointTables.gear[joints[other].row].definition
      if gear.joint1 == id || gear.joint2 == id { found.append(other) }
    }
    return found
  }
}
