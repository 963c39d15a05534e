extension WorldState {
  /// Codes the contacts, and the orders in which bodies have them.
  mutating func codeContacts(_ archive: inout StateArchive) throws(SavedWorldError) {
    archive.element = "the contacts"
    let count = try archive.count(contacts.count, ofSize: 5, "contacts")
    for i in 0..<count {
      archive.element = "contact \(i)"
      var contact = archive.isReading ? .empty : contacts[i]
      try contact.code(&archive)
      if archive.isReading {
        if contact.flags.contains(.alive) { try check(&contact, archive) }
        contacts.append(contact)
      }
    }
    archive.element = "the contacts"
    let free = try archive.differentIndices(freeContacts, below: count, "free slots")
    let awake = try archive.differentIndices(
      awakeContacts.elements.map { $0.index }, below: count, "awake contacts")
    if archive.isReading { try setFreeContacts(free, archive) }
    let lists = (0..<bodies.count).map { contacts.edges(from: bodies[$0].firstContact) }
    try codeEdges(&archive, "contacts", lists, records: count, alive: pairs.count) {
      (state, body, edge) in
      let contact = state.contacts[edge >> 1]
      guard contact.flags.contains(.alive),
        (edge & 1 == 0 ? contact.bodyA : contact.bodyB) == body
      else { return false }
      state.contacts.link(edge, &state.bodies[body].firstContact)
      return true
    }
    guard archive.isReading else { return }
    try setAwakeContacts(awake, archive)
  }

  /// Checks the shapes of a contact that was read, and sets its bodies.
  private mutating func check(
    _ contact: inout ContactRecord, _ archive: StateArchive
  ) throws(SavedWorldError) {
    let limit = Int32(shapes.count)
    let (a, b) = (contact.shapeA, contact.shapeB)
    try archive.require(
      (0..<limit).contains(a) && (0..<limit).contains(b) && shapes[a].isAlive && shapes[b].isAlive,
      "there is no shape \(a) or \(b)")
    let (kindA, kindB) = (shapes[a].kind.rawValue, shapes[b].kind.rawValue)
    try archive.require(
      shapes[a].body != shapes[b].body && (kindA < kindB || (kindA == kindB && a < b))
        && shapes[b].kind != .segment,
      "the shapes \(a) and \(b) cannot touch in this order")
    contact.bodyA = shapes[a].body
    contact.bodyB = shapes[b].body
    contact.joinsCircles = shapes[a].kind == .circle
    contact.radiusA = shapes[a].radius
    contact.radiusB = shapes[b].radius
    if isContinuousPair(contact.bodyA, contact.bodyB) { contact.flags.insert(.continuous) }
    if shapes[a].isOneWay || shapes[b].isOneWay { contact.flags.insert(.oneWay) }
    try archive.require(
      pairs.contact(a, b) == nullIndex, "the shapes \(a) and \(b) have another one")
    pairs.insert(a, b, contact: Int32(contacts.count))
  }

  private mutating func setFreeContacts(
    _ free: [Int32], _ archive: StateArchive
  ) throws(SavedWorldError) {
    try archive.require(
      free.count == contacts.count - pairs.count
        && free.allSatisfy { !contacts[$0].flags.contains(.alive) },
      "the free slots are not those without a contact")
    for index in free.reversed() {
      contacts[index].nextA = freeContact
      freeContact = index
    }
  }

  private mutating func setAwakeContacts(
    _ awake: [Int32], _ archive: StateArchive
  ) throws(SavedWorldError) {
    func isAwake(_ contact: ContactRecord) -> Bool {
      contact.flags.contains(.alive)
        && (bodies[contact.bodyA].isAwake || bodies[contact.bodyB].isAwake)
    }
    for index in awake {
      try archive.require(isAwake(contacts[index]), "contact \(index) cannot be awake")
      contacts[index].awakeIndex = Int32(awakeContacts.count)
      awakeContacts.append(AwakeContact(index, contacts[index]))
    }
    try archive.require(
      awake.count == (0..<contacts.count).count { isAwake(contacts[$0]) },
      "a contact of an awake body is asleep")
  }

  private var freeContacts: [Int32] {
    var found: [Int32] = []
    var index = freeContact
    while index != nullIndex {
      found.append(index)
      index = contacts[index].nextA
    }
    return found
  }

  /// Codes the edge lists of all bodies.
  ///
  /// - Parameters:
  ///   - archive: The archive.
  ///   - name: The records in the plural.
  ///   - lists: The lists of all bodies, to write them.
  ///   - records: The number of records.
  ///   - alive: The number of records that are alive.
  ///   - link: A function that puts an edge that was read in front of the list of a body, if it
  ///     belongs there; it returns whether it does.
  /// - Throws: A ``SavedWorldError`` if an edge belongs elsewhere, or is missing.
  mutating func codeEdges(
    _ archive: inout StateArchive, _ name: StaticString, _ lists: [[Int32]], records: Int,
    alive: Int, link: (inout WorldState, _ body: Int32, _ edge: Int32) -> Bool
  ) throws(SavedWorldError) {
    var linked = 0
    var isLinked = [Bool](repeating: false, count: archive.isReading ? 2 * records : 0)
    for i in 0..<bodies.count where bodies[i].isAlive {
      archive.element = "body \(i)"
      let edges = try archive.indices(lists[i], below: 2 * records, name)
      guard archive.isReading else { continue }
      linked += edges.count
      for edge in edges.reversed() {
        try archive.require(
          !isLinked[Int(edge)] && link(&self, Int32(i), edge),
          "end \(edge & 1) of \(edge >> 1) among its \(name) is another's")
        isLinked[Int(edge)] = true
      }
    }
    archive.element = "the bodies"
    try archive.require(
      !archive.isReading || linked == 2 * alive, "\(alive) \(name) have \(linked) ends")
  }
}

extension Buffer where Element: EdgeListElement {
  /// The edges from a first one on.
  func edges(from first: Int32) -> [Int32] {
    var found: [Int32] = []
    var edge = first
    while edge != nullIndex {
      found.append(edge)
      edge = next(edge)
    }
    return found
  }
}

extension ContactRecord {
  fileprivate static let empty = ContactRecord(
    flags: [], shapeA: nullIndex, shapeB: nullIndex, bodyA: nullIndex, bodyB: nullIndex,
    friction: 0, restitution: 0, radiusA: 0, radiusB: 0, reach: 0, boxReach: 0)

  /// The flags that are saved.
  private static let savedFlags: ContactFlags = [
    .alive, .touching, .sensor, .gapHasPose, .passing, .disabled,
  ]

  /// Flags for which saved worlds have bits, but which have no meaning between steps.
  private static let ignoredFlags = ContactFlags(rawValue: 16 | 32)

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    var saved = flags.intersection(Self.savedFlags)
    try archive.code(&saved.rawValue)
    saved.subtract(Self.ignoredFlags)
    try archive.require(saved.isSubset(of: Self.savedFlags), "unknown flags \(saved.rawValue)")
    if archive.isReading { flags = saved }
    guard flags.contains(.alive) else { return }
    try archive.code(&impactCount)
    try archive.code(&shapeA)
    try archive.code(&shapeB)
    try archive.code(notNegative: &friction, "the friction")
    try archive.code(notNegative: &restitution, "the restitution")
    try archive.code(notNegative: &reach, "the reach")
    try archive.code(notNegative: &boxReach, "the reach of boxes")
    try manifold.code(&archive)
    try archive.code(&manifoldPose, "the relative pose")
    // The format has the time of an impact, which has no meaning between steps.
    var impactTime: Float = 1
    try archive.code(&impactTime, "the time of impact", in: 0...1)
    try archive.code(notNegative: &impactImpulse, "the impulse of impact")
    try archive.code(notNegative: &rollingResistance, "the rolling resistance")
    try archive.code(&tangentSpeed, "the tangent speed")
    try archive.code(&rollingImpulse, "the impulse of rolling resistance")
    if archive.isReading { setSurfaceFlag() }
  }
}

extension Manifold {
  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try archive.code(&kind, "the manifold")
    try archive.code(&count)
    try archive.require(count <= 2, "a manifold has \(count) points")
    try archive.code(&gap, "the gap", in: -.infinity...StateArchive.maxMagnitude)
    try archive.code(&normal, "the normal")
    try archive.code(&point, "the point")
    try p0.code(&archive)
    try p1.code(&archive)
  }
}

extension ManifoldPoint {
  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    try archive.code(&local, "a point")
    try archive.code(notNegative: &normalImpulse, "a normal impulse")
    try archive.code(&tangentImpulse, "a tangent impulse")
    try archive.code(&feature.bits)
  }
}
