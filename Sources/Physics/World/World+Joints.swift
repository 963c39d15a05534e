extension World {
  /// Joins two bodies.
  @discardableResult
  public mutating func addJoint(_ joint: Joint) -> JointID { own().state.addJoint(joint) }

  /// Removes a joint, which wakes its bodies.
  public mutating func removeJoint(_ id: JointID) {
    let owned = own()
    owned.state.removeJoint(owned.state.index(id))
  }

  /// Whether a joint is in this world.
  public func contains(_ id: JointID) -> Bool { storage.state.contains(id) }

  /// A joint as it is now; writing it back applies new values, but neither other bodies nor another kind.
  public subscript(id: JointID) -> Joint {
    get { storage.state.joint(storage.state.index(id)) }
    set {
      let owned = own()
      owned.state.update(owned.state.index(id), to: newValue)
    }
  }

  /// All joints, in no particular but always the same order.
  public var joints: [JointID] {
    (0..<storage.state.joints.count).compactMap {
      storage.state.joints[$0].isAlive ? storage.state.id(ofJoint: Int32($0)) : nil
    }
  }
}
