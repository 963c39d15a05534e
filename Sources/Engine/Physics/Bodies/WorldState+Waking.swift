extension WorldState {
  /// Wakes a body and all bodies connected to it by contacts or joints.
  ///
  /// Static bodies never wake and do not connect others.
  mutating func wake(_ start: Int32) {
    guard bodies[start].kind != .static else { return }
    guard !bodies[start].isAwake else {
      bodies[start].sleepTime = 0
      return
    }
    enterAwakeList(start)
    scratch.stack.removeAll()
    scratch.stack.append(start)
    while let index = scratch.stack.popLast() {
      var edge = bodies[index].firstContact
      while edge != nullIndex {
        let contact = contacts[edge >> 1]
        if contact.awakeIndex == nullIndex { enterAwakeList(contact: edge >> 1) }
        if contact.isTouching, !contact.isSensor {
          wakeNext(contacts.other(edge))
        }
        edge = contacts.next(edge)
      }
      edge = bodies[index].firstJoint
      while edge != nullIndex {
        wakeNext(joints.other(edge))
        edge = joints.next(edge)
      }
    }
  }

  private mutating func wakeNext(_ index: Int32) {
    guard bodies[index].kind != .static, !bodies[index].isAwake else { return }
    enterAwakeList(index)
    scratch.stack.append(index)
  }

  /// Wakes the neighbors of a body that is about to move or be removed.
  mutating func wakeNeighbors(_ index: Int32) {
    var edge = bodies[index].firstContact
    while edge != nullIndex {
      if contacts[edge >> 1].isTouching { wake(contacts.other(edge)) }
      edge = contacts.next(edge)
    }
    edge = bodies[index].firstJoint
    while edge != nullIndex {
      wake(joints.other(edge))
      edge = joints.next(edge)
    }
  }

  /// Puts a body to sleep: zeroes its velocity, and deactivates its contacts with other sleeping
  /// bodies.
  mutating func putToSleep(_ index: Int32) {
    leaveAwakeList(index)
    bodyStates[index].v = .zero
    bodyStates[index].w = 0
    bodies[index].force = .zero
    bodies[index].torque = 0
    bodies[index].sleepTime = 0
    var edge = bodies[index].firstContact
    while edge != nullIndex {
      let contact = contacts[edge >> 1]
      if !bodies[contact.bodyA].isAwake, !bodies[contact.bodyB].isAwake {
        leaveAwakeList(contact: edge >> 1)
      }
      edge = contacts.next(edge)
    }
  }

  mutating func enterAwakeList(_ index: Int32) {
    bodies[index].sleepTime = 0
    bodies[index].awakeIndex = Int32(awakeBodies.count)
    awakeBodies.append(index)
  }

  mutating func leaveAwakeList(_ index: Int32) {
    let position = bodies[index].awakeIndex
    guard position != nullIndex, let last = awakeBodies.popLast() else { return }
    bodies[index].awakeIndex = nullIndex
    if last != index {
      awakeBodies[position] = last
      bodies[last].awakeIndex = position
    }
  }

  mutating func enterAwakeList(contact index: Int32) {
    contacts[index].awakeIndex = Int32(awakeContacts.count)
    contacts[index].manifold.gap = -.infinity
    awakeContacts.append(AwakeContact(index, contacts[index]))
  }

  mutating func leaveAwakeList(contact index: Int32) {
    let position = contacts[index].awakeIndex
    guard position != nullIndex, let last = awakeContacts.popLast() else { return }
    contacts[index].awakeIndex = nullIndex
    if last.index != index {
      awakeContacts[position] = last
      contacts[last.index].awakeIndex = position
    }
  }
}
