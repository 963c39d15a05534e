/// The contacts and joints to solve, in the order of a sweep.
///
/// In Gauss-Seidel iteration an impulse propagates through a whole pile in one sweep if the
/// contacts are sorted along its path: upward sweeps propagate the support of the ground, downward
/// sweeps propagate weight. Contacts are sorted by depth along gravity; the first half of the
/// velocity sweeps goes up, the second half down. Position sweeps go up in piles of several layers
/// and down in smaller ones. Joint sweeps always go up, so that a hanging body is solved before the
/// joint that carries it. Without gravity, contacts keep the order of their list, all velocity
/// sweeps but the last run in reverse, and joints run in reverse order of creation.
///
/// These orders minimize the drift of tall pyramids and the pin error of ropes with heavy loads.
struct SweepOrder: ~Copyable {
  var contacts = Buffer<ContactKey>()
  /// End indices of the color groups of contacts; empty if there are too few contacts to group.
  var contactGroupEnds = Buffer<Int32>()
  /// Whether a contact to solve has a surface that moves or resists rolling.
  private(set) var hasSurfaces = false
  var joints = Buffer<JointKey>()
  /// End indices of the color groups of joints.
  var jointGroupEnds = Buffer<Int32>()
  /// The joints before they are sorted.
  private var unsortedJoints = Buffer<JointKey>()
  /// The arrays for ordering, then the blocks that the sequential solver packs in their place.
  var memory = BlockMemory()

  /// Lists the contacts to solve, sorted from the top down.
  mutating func listContacts(_ world: inout WorldState) {
    contactGroupEnds.removeAll()
    hasSurfaces = false
    let limit = world.awakeContacts.count
    guard limit > 0 else { return contacts.removeAll() }
    contacts.resizeUninitialized(limit)
    let keys = contacts.base
    let arrays = memory.orderArrays(count: limit, bodyCount: world.bodies.count)
    let (movableBodies, depths) = (arrays.movableBodies, arrays.depths)
    let (awake, records) = (world.awakeContacts.base, world.contacts.base)
    let (bodies, bodyStates) = (world.bodies.base, world.bodyStates.base)
    let sentinelBody = Int32(world.bodies.count)
    let down = world.settings.gravity.normalized
    var count = 0
    for i in 0..<limit {
      let ahead = i &+ prefetchDistance
      if ahead < limit, !awake[ahead].isFar { prefetch(records + Int(awake[ahead].index)) }
      guard !awake[i].isFar else { continue }
      let index = awake[i].index
      let contact = records + Int(index)
      guard !contact.pointee.flags.isDisjoint(with: [.touching, .near]), contact.pointee.isSolid
      else { continue }
      let a = contact.pointee.bodyA
      let b = contact.pointee.bodyB
      let isMovableA = bodies[Int(a)].kind == .dynamic
      let isMovableB = bodies[Int(b)].kind == .dynamic
      guard isMovableA || isMovableB else { continue }
      contact.pointee.impactImpulse = 0
      let hasSurface = contact.pointee.flags.contains(.surface)
      if hasSurface { hasSurfaces = true }
      keys[count] = ContactKey(
        index,
        blockKind: hasSurface ? Manifold.surfaceBlockKind : contact.pointee.manifold.blockKind)
      movableBodies[count] = SIMD2(isMovableA ? a : sentinelBody, isMovableB ? b : sentinelBody)
      depths[count] =
        isMovableA && isMovableB
        ? max(dot(bodyStates[Int(a)].c, down), dot(bodyStates[Int(b)].c, down)) : .infinity
      count += 1
    }
    contacts.truncate(to: count)
    guard count > 0 else { return }
    if world.settings.gravity != .zero {
      sortDepths(arrays, count)
    } else {
      listInOrder(arrays, count)
    }
    let order = groupByColor(&world, arrays, count, Self.contactLayerSize)
    // Sorted in place: position i is read before it is written.
    let sorted = UnsafeMutableRawPointer(order).assumingMemoryBound(to: ContactKey.self)
    for i in 0..<count { sorted[i] = keys[Int(order[i])] }
    keys.update(from: sorted, count: count)
  }

  /// Lists the joints to solve, sorted from the bottom up; at equal depth the latest first.
  mutating func listJoints(_ world: inout WorldState) {
    contactGroupEnds.removeAll()
    let limit = world.joints.count
    unsortedJoints.resizeUninitialized(limit)
    let keys = unsortedJoints.base
    let arrays = memory.orderArrays(count: limit, bodyCount: world.bodies.count)
    let (movableBodies, depths) = (arrays.movableBodies, arrays.depths)
    let (records, bodies, bodyStates) = (
      world.joints.base, world.bodies.base, world.bodyStates.base
    )
    let sentinelBody = Int32(world.bodies.count)
    let down = world.settings.gravity.normalized
    var count = 0
    for i in 0..<limit {
      let joint = records + i
      guard joint.pointee.isAlive else { continue }
      let a = joint.pointee.bodyA
      let b = joint.pointee.bodyB
      let isMovableA = bodies[Int(a)].invMass > 0
      let isMovableB = bodies[Int(b)].invMass > 0
      let isAwakeA = bodies[Int(a)].isAwake
      let isAwakeB = bodies[Int(b)].isAwake
      // A joint between two bodies of infinite mass has no effect.
      guard isMovableA || isMovableB, isAwakeA || isAwakeB else { continue }
      // A body that was put to sleep alone wakes if a body jointed to it is awake.
      if !isAwakeA, bodies[Int(a)].kind != .static { world.wake(a) }
      if !isAwakeB, bodies[Int(b)].kind != .static { world.wake(b) }
      keys[count] = JointKey(kind: joint.pointee.kind, row: joint.pointee.row, joint: Int32(i))
      movableBodies[count] = SIMD2(isMovableA ? a : sentinelBody, isMovableB ? b : sentinelBody)
      depths[count] = min(dot(bodyStates[Int(a)].c, down), dot(bodyStates[Int(b)].c, down))
      count += 1
    }
    joints.resizeUninitialized(count)
    guard count > 0 else { return jointGroupEnds.removeAll() }
    sortDepths(arrays, count)
    reverse(arrays.order, count)
    let order = groupByColor(&world, arrays, count, Self.jointLayerSize)
    swap(&contactGroupEnds, &jointGroupEnds)
    let sorted = joints.base
    for i in 0..<count { sorted[i] = keys[Int(order[i])] }
  }

  // MARK: Layers

  /// The number of constraints in a layer; up to this number, constraints stay in exact depth
  /// order.
  ///
  /// Larger layers of joints increase the pin error of nets.
  private static let contactLayerSize = 256
  private static let jointLayerSize = 128

  /// Groups constraints of similar depth so that those in a group share no movable body.
  ///
  /// Each constraint of a layer gets the lowest color that its bodies do not have yet (greedy edge
  /// coloring), and the layer is sorted by color. Four constraints of one color can be solved at
  /// once. `contactGroupEnds` stores the end of each group. Returns the new order.
  private mutating func groupByColor(
    _ world: inout WorldState,
    _ arrays: OrderArrays, _ count: Int, _ size: Int
  ) -> UnsafeMutablePointer<Int32> {
    guard count > size else { return arrays.order }
    let sentinelBody = world.bodies.count
    let colors = arrays.bodyColors
    colors.update(repeating: 0, count: sentinelBody + 1)
    let order = arrays.order
    let movableBodies = arrays.movableBodies
    let constraintColors = arrays.colors
    var first = 0
    var i = 0
    while i < count {
      let a = Int(movableBodies[Int(order[i])].x)
      let b = Int(movableBodies[Int(order[i])].y)
      let free = ~(colors[a] | colors[b])
      // A layer ends when it is full or when a body has used all colors.
      if free == 0 || i - first == size {
        flushLayer(arrays, first, i)
        first = i
        continue
      }
      let bit = free & (0 &- free)
      colors[a] |= bit
      colors[b] |= bit
      colors[sentinelBody] = 0
      constraintColors[i] = UInt8(free.trailingZeroBitCount)
      i += 1
    }
    flushLayer(arrays, first, count)
    return arrays.spare
  }

  /// Sorts a layer stably by color and resets the colors of its bodies.
  private mutating func flushLayer(_ arrays: OrderArrays, _ first: Int, _ end: Int) {
    let order = arrays.order
    let constraintColors = arrays.colors
    var insertionIndices: [33 of Int32] = .init(repeating: 0)
    for i in first..<end {
      let movableBodies = arrays.movableBodies[Int(order[i])]
      arrays.bodyColors[Int(movableBodies.x)] = 0
      arrays.bodyColors[Int(movableBodies.y)] = 0
      insertionIndices[Int(constraintColors[i]) + 1] += 1
    }
    insertionIndices[0] = Int32(first)
    var color = 0
    while color < 32, insertionIndices[color + 1] > 0 {
      insertionIndices[color + 1] += insertionIndices[color]
      contactGroupEnds.append(insertionIndices[color + 1])
      color += 1
    }
    for i in first..<end {
      arrays.spare[Int(insertionIndices[Int(constraintColors[i])])] = order[i]
      insertionIndices[Int(constraintColors[i])] += 1
    }
  }

  // MARK: Sorting

  /// Sets `order` to the indices in ascending order.
  private mutating func listInOrder(_ arrays: OrderArrays, _ count: Int) {
    for i in 0..<count { arrays.order[i] = Int32(i) }
  }

  private mutating func reverse(_ order: UnsafeMutablePointer<Int32>, _ count: Int) {
    for i in 0..<count / 2 {
      (order[i], order[count - 1 - i]) = (order[count - 1 - i], order[i])
    }
  }

  /// Sorts `order` stably by ascending depth.
  ///
  /// All functions here are mutating: a borrowed order would be copied for each call.
  private mutating func sortDepths(_ arrays: OrderArrays, _ count: Int) {
    if count <= 64 {
      insertionSort(arrays.order, arrays.depths, count)
    } else {
      radixSort(arrays, count)
    }
  }

  private mutating func insertionSort(
    _ order: UnsafeMutablePointer<Int32>, _ depths: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    for i in 0..<count {
      var position = i
      while position > 0, depths[Int(order[position - 1])] > depths[i] {
        order[position] = order[position - 1]
        position -= 1
      }
      order[position] = Int32(i)
    }
  }

  /// Radix sort in two passes of 8 bits, by depth quantized to 16 bits.
  ///
  /// Depths within 1/65,000 of the range keep their order.
  private mutating func radixSort(_ arrays: OrderArrays, _ count: Int) {
    let depths = arrays.depths
    var minDepth = Float.infinity
    var maxDepth = -Float.infinity
    for i in 0..<count where depths[i] < .infinity {
      if depths[i] < minDepth { minDepth = depths[i] }
      if depths[i] > maxDepth { maxDepth = depths[i] }
    }
    let deepestKey: Float = 65_535
    let scale = maxDepth > minDepth ? (deepestKey - 1) / (maxDepth - minDepth) : 0
    // Depths that are nearly equal, or infinitely far apart, cannot be quantized.
    guard scale.isFinite, maxDepth - minDepth < .infinity else {
      return listInOrder(arrays, count)
    }
    let keys = arrays.radixKeys
    // The insertion index of the next item with a digit, for the low and the high digit.
    var low: [256 of Int32] = .init(repeating: 0)
    var high: [256 of Int32] = .init(repeating: 0)
    for i in 0..<count {
      let key = UInt16(depths[i] < .infinity ? (depths[i] - minDepth) * scale : deepestKey)
      keys[i] = key
      low[Int(key & 0xFF)] &+= 1
      high[Int(key >> 8)] &+= 1
    }
    var (lowStart, highStart): (Int32, Int32) = (0, 0)
    for digit in 0..<256 {
      (low[digit], lowStart) = (lowStart, lowStart &+ low[digit])
      (high[digit], highStart) = (highStart, highStart &+ high[digit])
    }
    let (byLow, order) = (arrays.spare, arrays.order)
    for i in 0..<count {
      let digit = Int(keys[i] & 0xFF)
      byLow[Int(low[digit])] = Int32(truncatingIfNeeded: i)
      low[digit] &+= 1
    }
    for i in 0..<count {
      let item = byLow[i]
      let digit = Int(keys[Int(item)] >> 8)
      order[Int(high[digit])] = item
      high[digit] &+= 1
    }
  }
}
