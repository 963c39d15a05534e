/// The contacts of bodies that take part in impacts.
///
/// An impact visits all contacts of its bodies, in a crowd of bullets thousands of times in a
/// sub-step. The records of a linked list are far apart in memory, and each is known only when the
/// one before has been read. So lists are copied once in a sub-step: at its start several at once,
/// those of the bodies that have impacts, and others when they are needed.
struct ImpactNeighbors: ~Copyable {
  /// A contact with the body at its other end.
  struct Neighbor: BitwiseCopyable {
    let contact: Int32
    let body: Int32
    /// The sum of the radii.
    let radii: Float
    /// The distance within which discs have an impact; infinite for other shapes.
    let reach: Float
    /// Whether the shapes are discs around the centers of mass that collide in any case: their
    /// paths to each other are straight.
    var areDiscs: Bool { reach < .infinity }
  }

  /// The neighbors of a body in ``neighbors``.
  struct List: BitwiseCopyable {
    var start = 0
    var count = 0
    var capacity = 0
    /// The first edge of the linked list that has been copied.
    var firstEdge = nullIndex
    /// The sub-step to which the list belongs.
    var subStep: UInt32 = 0
  }

  /// From the last of a linked list to its first, to which new contacts are added.
  private var neighbors = Buffer<Neighbor>()
  /// The list of each body.
  private var lists = Buffer<List>()
  private var subStep: UInt32 = 0
  /// Whether discs collide in any case, and at any distance.
  private var hasDiscs = false
  /// The contacts that may touch.
  private var touching = BitSet()
  /// The edges that are new in a list.
  private var newEdges = Buffer<Int32>()

  /// Forgets the lists of the last sub-step.
  mutating func begin(_ world: inout WorldState, _ callbacks: StepCallbacks?) {
    subStep &+= 1
    neighbors.removeAll()
    lists.resize(world.bodies.count, filling: List())
    touching.removeAll()
    hasDiscs =
      world.settings.solver == .sequentialImpulses && callbacks?.contactModifier == nil
  }

  /// The number of linked lists that are followed at once.
  private static let laneCount = 8

  /// Copies the lists of some bodies: while a record of one is loaded, those of others are, too.
  ///
  /// - Parameters:
  ///   - bodies: Bodies, each once.
  ///   - world: Their world.
  mutating func copyLists(
    of bodies: UnsafeBufferPointer<Int32>, _ world: inout WorldState
  ) {
    var start = 0
    while start < bodies.count {
      let lanes = bodies[start..<min(start + Self.laneCount, bodies.count)]
      copyLanes(UnsafeBufferPointer(rebasing: lanes), &world)
      start += Self.laneCount
    }
  }

  /// Copies the lists of at most ``laneCount`` bodies.
  private mutating func copyLanes(
    _ bodies: UnsafeBufferPointer<Int32>, _ world: inout WorldState
  ) {
    // A row of edges for each step along the lists, the ends of shorter ones filled up.
    newEdges.removeAll()
    var edges = SIMD8<Int32>(repeating: nullIndex)
    for lane in bodies.indices { edges[lane] = world.bodies[bodies[lane]].firstContact }
    let firstEdges = edges
    while true {
      var isAtEnd = true
      for lane in bodies.indices {
        let edge = edges[lane]
        newEdges.append(edge)
        guard edge != nullIndex else { continue }
        isAtEnd = false
        edges[lane] = world.contacts.next(edge)
        if edges[lane] != nullIndex { prefetch(world.contacts.base + Int(edges[lane] >> 1)) }
      }
      if isAtEnd { break }
    }
    let rowCount = newEdges.count / bodies.count
    for lane in bodies.indices {
      var count = rowCount - 1
      while count > 0, newEdges[(count - 1) * bodies.count + lane] == nullIndex { count -= 1 }
      var list = List(firstEdge: firstEdges[lane], subStep: subStep)
      reserve(count, &list)
      for row in (0..<count).reversed() {
        neighbors[list.start + list.count] = neighbor(newEdges[row * bodies.count + lane], &world)
        list.count += 1
      }
      lists[bodies[lane]] = list
    }
  }

  /// Returns the present neighbors of a body, the last first.
  ///
  /// The next call may move them.
  mutating func neighbors(
    of body: Int32, _ world: inout WorldState
  ) -> UnsafeBufferPointer<Neighbor> {
    var list = lists[body]
    let firstEdge = world.bodies[body].firstContact
    if list.subStep != subStep { list = List(subStep: subStep) }
    if list.firstEdge != firstEdge {
      newEdges.removeAll()
      var edge = firstEdge
      while edge != list.firstEdge {
        newEdges.append(edge)
        prefetch(world.contacts.base + Int(edge >> 1))
        edge = world.contacts.next(edge)
      }
      list.firstEdge = firstEdge
      reserve(list.count + newEdges.count, &list)
      while let edge = newEdges.popLast() {
        neighbors[list.start + list.count] = neighbor(edge, &world)
        list.count += 1
      }
    }
    lists[body] = list
    return UnsafeBufferPointer(start: neighbors.base + list.start, count: list.count)
  }

  /// Whether a contact may touch: it did when its list was copied, or has begun to touch since.
  @inline(always)
  func mayTouch(_ contact: Int32) -> Bool {
    touching.contains(contact)
  }

  /// Remembers that a contact has begun to touch.
  mutating func setTouching(_ contact: Int32) { touching.insert(contact) }

  /// Moves a list to the end if it has not enough room.
  private mutating func reserve(_ count: Int, _ list: inout List) {
    guard count > list.capacity else { return }
    let start = neighbors.count
    list.capacity = count + count / 4 + 4
    neighbors.resizeUninitialized(start + list.capacity)
    (neighbors.base + start).update(from: neighbors.base + list.start, count: list.count)
    list.start = start
  }

  private mutating func neighbor(_ edge: Int32, _ world: inout WorldState) -> Neighbor {
    let contact = world.contacts.base + Int(edge >> 1)
    if contact.pointee.isTouching { setTouching(edge >> 1) }
    let areDiscs =
      hasDiscs && contact.pointee.joinsCircles && contact.pointee.isSolid
      && contact.pointee.flags.contains(.continuous) && !contact.pointee.flags.contains(.oneWay)
      && !world.bodies[contact.pointee.bodyA].formsJointedPair(
        with: world.bodies[contact.pointee.bodyB])
      && world.isCentered(contact.pointee.shapeA, contact.pointee.bodyA)
      && world.isCentered(contact.pointee.shapeB, contact.pointee.bodyB)
    let radii = contact.pointee.radiusA + contact.pointee.radiusB
    let (target, tolerance) = impactDistance(radii: radii, slop: world.tolerances.linearSlop)
    return Neighbor(
      contact: edge >> 1, body: world.contacts.other(edge), radii: radii,
      reach: areDiscs ? target + tolerance : .infinity)
  }
}

extension WorldState {
  /// Whether a shape is a disc around the center of mass of its body.
  fileprivate func isCentered(_ shape: Int32, _ body: Int32) -> Bool {
    core(shape).isPoint(at: bodies[body].localCenter)
  }
}
