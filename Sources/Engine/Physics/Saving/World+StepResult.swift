extension World {
  /// The bodies that are awake, in the order in which they woke.
  package var awakeBodies: [BodyID] {
    storage.state.awakeBodies.elements.map { storage.state.id(ofBody: $0) }
  }

  /// Returns the effect of one or more steps on the bodies, as bytes for ``apply(stepResult:)``.
  ///
  /// - Parameters:
  ///   - bodies: The bodies that were awake before the steps.
  ///   - events: The events of the steps.
  /// - Returns: The bytes: 37 for each body that was or is awake, and 54 for each event.
  package func stepResult(since bodies: [BodyID], events: [ContactEvent]) -> [UInt8] {
    storage.state.stepResult(since: bodies, events: events)
  }

  /// Moves the bodies as the steps of an equal world moved them.
  ///
  /// Afterwards bodies, velocities and sleep are those after the steps, bit for bit. Contacts are
  /// not: a world that has received results must get the result of every step, and cannot be
  /// stepped.
  ///
  /// - Parameter bytes: The bytes that ``stepResult(since:events:)`` returned; they may be hostile.
  /// - Returns: The events of the steps.
  /// - Throws: A ``SavedWorldError`` if they are of another world.
  package mutating func apply(stepResult bytes: [UInt8]) throws(SavedWorldError) -> [ContactEvent] {
    var archive = StateArchive(reading: bytes)
    archive.element = "the step"
    let owned = own()
    var motions: [BodyMotion] = []
    for _ in 0..<(try archive.count(0, ofSize: 37, "bodies")) {
      var motion = BodyMotion()
      try motion.code(&archive)
      let isKnown =
        motion.index >= 0 && motion.index < Int32(owned.state.bodies.count)
        && owned.state.bodies[motion.index].isAlive
        && owned.state.bodies[motion.index].kind != .static
      try archive.require(isKnown, "body \(motion.index) cannot move")
      motions.append(motion)
    }
    var events: [ContactEvent] = []
    for _ in 0..<(try archive.count(0, ofSize: 54, "events")) {
      var event = ContactEvent.empty
      try event.code(&archive)
      events.append(event)
    }
    try archive.require(archive.remaining == 0, "\(archive.remaining) bytes are left")
    owned.state.apply(motions)
    return events
  }
}

/// The motion of a body in a step.
private struct BodyMotion {
  var index: Int32 = 0
  var isAwake = false
  var state = BodyState(v: .zero, w: 0, a: 0, c: .zero, q: .identity)

  mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try archive.code(&index)
    try archive.code(&isAwake, "isAwake")
    try state.code(&archive)
  }
}

extension WorldState {
  fileprivate func stepResult(since earlier: [BodyID], events: [ContactEvent]) -> [UInt8] {
    let fallenAsleep = earlier.filter { contains($0) && !bodies[$0.index].isAwake }
    let moved = awakeBodies.elements + fallenAsleep.map { $0.index }
    var archive = StateArchive()
    do {
      _ = try archive.count(moved.count, ofSize: 1, "bodies")
      for index in moved {
        var motion = BodyMotion(
          index: index, isAwake: bodies[index].isAwake, state: bodyStates[index])
        try motion.code(&archive)
      }
      _ = try archive.count(events.count, ofSize: 1, "events")
      for var event in events { try event.code(&archive) }
    } catch {
      preconditionFailure("writing to memory failed: \(error)")
    }
    return archive.bytes
  }

  fileprivate mutating func apply(_ motions: [BodyMotion]) {
    var isAwake = [Bool](repeating: false, count: bodies.count)
    for motion in motions where motion.isAwake { isAwake[Int(motion.index)] = true }
    for index in awakeBodies.elements where !isAwake[Int(index)] { putToSleep(index) }
    for motion in motions {
      let index = motion.index
      if motion.isAwake, !bodies[index].isAwake { enterAwakeList(index) }
      bodyStates[index] = motion.state
      bodies[index].p = motion.state.c - motion.state.q * bodies[index].localCenter
      bodies[index].c0 = motion.state.c
      bodies[index].a0 = motion.state.a
      bodies[index].q0 = motion.state.q
    }
    clearForces()
  }
}

extension ContactEvent {
  fileprivate static let empty = ContactEvent(
    phase: .ended, shapeA: ShapeID(index: 0, generation: 0), bodyA: BodyID(index: 0, generation: 0),
    shapeB: ShapeID(index: 0, generation: 0), bodyB: BodyID(index: 0, generation: 0),
    isSensor: false, point: .zero, normal: .zero, impulse: 0)

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    var numbers = [
      UInt32(bitPattern: shapeA.index), shapeA.generation, UInt32(bitPattern: bodyA.index),
      bodyA.generation, UInt32(bitPattern: shapeB.index), shapeB.generation,
      UInt32(bitPattern: bodyB.index), bodyB.generation,
    ]
    for i in numbers.indices { try archive.code(&numbers[i]) }
    var (phase, isSensor) = (phase, isSensor)
    try archive.code(&phase, "the phase")
    try archive.code(&isSensor, "isSensor")
    var (point, normal, impulse) = (point, normal, impulse)
    try archive.code(&point, "the point")
    try archive.code(&normal, "the normal")
    try archive.code(&impulse, "the impulse")
    guard archive.isReading else { return }
    self = ContactEvent(
      phase: phase,
      shapeA: ShapeID(index: Int32(bitPattern: numbers[0]), generation: numbers[1]),
      bodyA: BodyID(index: Int32(bitPattern: numbers[2]), generation: numbers[3]),
      shapeB: ShapeID(index: Int32(bitPattern: numbers[4]), generation: numbers[5]),
      bodyB: BodyID(index: Int32(bitPattern: numbers[6]), generation: numbers[7]),
      isSensor: isSensor, point: point, normal: normal, impulse: impulse)
  }
}
