extension WorldState {
  func index(_ id: ShapeID) -> Int32 {
    precondition(
      contains(id), "a shape was used after it was removed, or belongs to another world: \(id)")
    return id.index
  }

  func contains(_ id: ShapeID) -> Bool {
    id.index < Int32(shapes.count) && shapes[id.index].generation == id.generation
      && shapes[id.index].isAlive
  }

  func id(ofShape index: Int32) -> ShapeID {
    ShapeID(index: index, generation: shapes[index].generation)
  }

  mutating func addShape(_ shape: Shape, to body: Int32, _ traits: ShapeTraits) -> ShapeID {
    shape.check()
    traits.check()
    let index: Int32
    switch shape {
    case .circle(let center, let radius):
      index = addCore(.circle, [center], radius: radius, to: body, traits)
    case .capsule(let a, let b, let radius):
      index = addCore(.capsule, [a, b], radius: radius, to: body, traits)
    case .polygon(let polygon):
      index = addCore(
        .polygon, polygon.vertices, radius: polygon.radius ?? settings.polygonRadius, to: body,
        traits)
    case .segment(let a, let b):
      index = addCore(.segment, [a, b], radius: settings.polygonRadius, to: body, traits)
    }
    finishAdding(index)
    return id(ofShape: index)
  }

  /// Adds the segments of a chain with references to their neighbors' vertices.
  mutating func addChain(
    _ points: [Vec2], isLoop: Bool, to body: Int32, _ traits: ShapeTraits
  ) -> [ShapeID] {
    traits.check()
    let minCount = isLoop ? 3 : 2
    precondition(
      points.count >= minCount, "points must be at least \(minCount), but are \(points.count)")
    for point in points { precondition(point.isFinite, "points must be finite, but hold \(point)") }
    let count = points.count
    let segments = isLoop ? count : count - 1
    return (0..<segments).map { i in
      let a = points[i]
      let b = points[(i + 1) % count]
      precondition(a != b, "points must differ from their neighbors, but two are \(a)")
      let hasPrevious = isLoop || i > 0
      let hasNext = isLoop || i < segments - 1
      let before = hasPrevious ? points[(i + count - 1) % count] : a
      let after = hasNext ? points[(i + 2) % count] : b
      let index = addCore(
        .segment, [a, b, before, after], radius: settings.polygonRadius, to: body, traits)
      shapes[index].count = 2
      shapes[index].centroid = 0.5 * (a + b)
      if hasPrevious { shapes[index].flags.insert(.hasPrevious) }
      if hasNext { shapes[index].flags.insert(.hasNext) }
      finishAdding(index)
      return id(ofShape: index)
    }
  }

  private mutating func addCore(
    _ kind: ShapeKind, _ points: [Vec2], radius: Float, to body: Int32, _ traits: ShapeTraits
  ) -> Int32 {
    let core = storeCore(kind, points)
    var record = ShapeRecord(
      kind: kind, generation: 1, body: body, next: bodies[body].firstShape, first: core.first,
      count: Int32(points.count), radius: radius, centroid: core.centroid,
      extent: core.extent + radius,
      density: traits.density, friction: traits.friction, restitution: traits.restitution,
      filter: traits.filter, tag: traits.tag)
    record.setSurface(traits)
    if traits.isSensor { record.flags.insert(.sensor) }
    let index: Int32
    if freeShape == nullIndex {
      index = Int32(shapes.count)
      shapes.append(record)
      shapeBoxes.append(ShapeBoxes())
    } else {
      index = freeShape
      freeShape = shapes[index].next
      record.generation = shapes[index].generation
      shapes[index] = record
    }
    bodies[body].firstShape = index
    return index
  }

  /// Stores the vertices and normals of a core.
  ///
  /// - Returns: The index of the first vertex, the mean of the vertices of edges, and the largest
  ///   distance from it.
  mutating func storeCore(
    _ kind: ShapeKind, _ points: [Vec2]
  ) -> (first: Int32, centroid: Vec2, extent: Float) {
    let first = vertexStore.allocate(points.count)
    let edgeCount = kind == .segment ? 2 : points.count
    var sum = Vec2.zero
    for i in 0..<points.count {
      vertexStore.vertices[first + Int32(i)] = points[i]
      guard i < edgeCount else { continue }
      sum += points[i]
      vertexStore.normals[first + Int32(i)] =
        (points[(i + 1) % edgeCount] - points[i]).rightPerpendicular.normalized
    }
    let centroid = (1 / Float(edgeCount)) * sum
    let extent = points[..<edgeCount].reduce(0) { max($0, ($1 - centroid).length) }
    return (first, centroid, extent)
  }

  private mutating func finishAdding(_ index: Int32) {
    let body = shapes[index].body
    if shapes[index].density > 0, shapes[index].kind != .segment { updateMass(body) }
    insertInTree(index)
    wake(body)
  }

  mutating func removeShape(_ index: Int32) {
    let body = shapes[index].body
    wake(body)
    removeContacts(ofShape: index)
    removeFromTree(index)

    if bodies[body].firstShape == index {
      bodies[body].firstShape = shapes[index].next
    } else {
      var before = bodies[body].firstShape
      while shapes[before].next != index { before = shapes[before].next }
      shapes[before].next = shapes[index].next
    }
    vertexStore.free(shapes[index].first, count: storedVertexCount(index))
    shapes[index].flags = []
    shapes[index].generation &+= 1
    shapes[index].next = freeShape
    freeShape = index
    updateMass(body)
  }

  /// The number of vertices that a shape occupies in the store, including those of chain
  /// neighbors.
  func storedVertexCount(_ index: Int32) -> Int {
    let isChained = !shapes[index].flags.isDisjoint(with: [.hasPrevious, .hasNext])
    return isChained ? 4 : Int(shapes[index].count)
  }

  func traits(_ index: Int32) -> ShapeTraits {
    let shape = shapes[index]
    return ShapeTraits(
      density: shape.density, friction: shape.friction, restitution: shape.restitution,
      rollingResistance: shape.rollingResistance, tangentSpeed: shape.tangentSpeed,
      oneWayNormal: shape.isOneWay ? shape.oneWayNormal : nil, filter: shape.filter,
      isSensor: shape.isSensor, tag: shape.tag)
  }

  /// Applies the differences between the current traits of a shape and new ones.
  mutating func update(_ index: Int32, to new: ShapeTraits, _ rule: MaterialRule?) {
    let old = traits(index)
    guard new != old else { return }
    new.check()
    shapes[index].density = new.density
    shapes[index].friction = new.friction
    shapes[index].restitution = new.restitution
    shapes[index].tag = new.tag
    shapes[index].setSurface(new)
    if new.density != old.density { updateMass(shapes[index].body) }
    if new.friction != old.friction || new.restitution != old.restitution
      || new.rollingResistance != old.rollingResistance || new.tangentSpeed != old.tangentSpeed
      || rule != nil
    {
      updateMixedMaterials(ofShape: index, rule)
    }
    // Bodies on a surface that begins to move wake.
    if new.tangentSpeed != old.tangentSpeed {
      wake(shapes[index].body)
      wakeNeighbors(shapes[index].body)
    }
    if new.filter != old.filter || new.isSensor != old.isSensor
      || new.oneWayNormal != old.oneWayNormal
    {
      shapes[index].filter = new.filter
      if new.isSensor {
        shapes[index].flags.insert(.sensor)
      } else {
        shapes[index].flags.remove(.sensor)
      }
      refilter(index)
    }
  }

  /// Removes the contacts of a shape, so that its pairs are filtered again.
  mutating func refilter(_ index: Int32) {
    wake(shapes[index].body)
    removeContacts(ofShape: index)
    markMoved(index)
  }

  func massProperties(ofShape index: Int32) -> MassProperties {
    let shape = shapes[index]
    guard shape.density > 0 else { return .zero }
    let vertices = vertexStore.vertices.base + Int(shape.first)
    switch shape.kind {
    case .circle:
      return .circle(center: vertices[0], radius: shape.radius, density: shape.density)
    case .capsule:
      return .capsule(vertices[0], vertices[1], radius: shape.radius, density: shape.density)
    case .polygon:
      return .polygon(
        UnsafeBufferPointer(start: vertices, count: Int(shape.count)), density: shape.density)
    case .segment: return .zero
    }
  }

  @inline(always)
  func core(_ index: Int32) -> Core {
    Core(shapes[index], vertices: vertexStore.vertices.base, normals: vertexStore.normals.base)
  }
}
