extension World {
  /// Adds a joint between two bodies and wakes them.
  @discardableResult
  public mutating func addJoint(_ joint: Joint) -> JointID { own().state.addJoint(joint) }

  /// Removes a joint and wakes its bodies.
  public mutating func removeJoint(_ id: JointID) {
    let owned = own()
    owned.state.removeJoint(owned.state.index(id))
  }

  /// Whether a joint exists in this world.
  public func contains(_ id: JointID) -> Bool { storage.state.contains(id) }

  /// The definition of a joint; writing it back updates the joint.
  ///
  /// The bodies and the kind of a joint cannot change.
  public subscript(id: JointID) -> Joint {
    get { storage.state.joint(storage.state.index(id)) }
    set {
      let owned = own()
      owned.state.update(owned.state.index(id), to: newValue)
    }
  }

  /// All joints, in a deterministic order.
  public var joints: [JointID] {
    (0..<storage.state.joints.count).compactMap {
      storage.state.joints[$0].isAlive ? storage.state.id(ofJoint: Int32($0)) : nil
    }
  }
}
