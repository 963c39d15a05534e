extension WorldState {
  /// Codes the shapes, their boxes and vertices, and the orders in which bodies have them.
  mutating func codeShapes(_ archive: inout StateArchive) throws(SavedWorldError) {
    archive.element = "the shapes"
    let count = try archive.count(shapes.count, ofSize: 5, "shapes")
    for i in 0..<count {
      archive.element = "shape \(i)"
      if archive.isReading {
        shapes.append(.empty)
        shapeBoxes.append(ShapeBoxes())
      }
      try codeShape(i, &archive)
    }
    archive.element = "the shapes"
    let free = try archive.differentIndices(freeShapes, below: count, "free slots")
    let moved = try archive.differentIndices(movedShapes.elements, below: count, "moved shapes")
    if archive.isReading {
      let aliveCount = (0..<count).count { shapes[$0].isAlive }
      try archive.require(
        free.count == count - aliveCount && free.allSatisfy { !shapes[$0].isAlive },
        "the free slots are not those without a shape")
      for index in free.reversed() {
        shapes[index].next = freeShape
        freeShape = index
      }
      for index in moved {
        try archive.require(shapes[index].isAlive, "there is no shape \(index)")
        markMoved(index)
      }
    }
    try codeShapeLists(&archive)
  }

  private mutating func codeShape(
    _ i: Int, _ archive: inout StateArchive
  ) throws(SavedWorldError) {
    try shapes[i].code(&archive)
    guard shapes[i].isAlive else { return }
    let stored = archive.isReading ? 0 : storedVertexCount(Int32(i))
    let count = try archive.count(stored, ofSize: 8, "vertices")
    var points: [Vec2] = []
    for k in 0..<count {
      var point = archive.isReading ? .zero : vertexStore.vertices[shapes[i].first + Int32(k)]
      try archive.code(&point, "a vertex")
      points.append(point)
    }
    try archive.code(&shapeBoxes[i].fat, "the box")
    guard archive.isReading else { return }
    try archive.require(shapes[i].accepts(points), "it cannot have the vertices \(points)")
    let core = storeCore(shapes[i].kind, points)
    shapes[i].first = core.first
    let isChained = !shapes[i].flags.isDisjoint(with: [.hasPrevious, .hasNext])
    shapes[i].count = isChained ? 2 : Int32(count)
    shapes[i].centroid = isChained ? 0.5 * (points[0] + points[1]) : core.centroid
    shapes[i].extent = core.extent + shapes[i].radius
  }

  private var freeShapes: [Int32] {
    var found: [Int32] = []
    var index = freeShape
    while index != nullIndex {
      found.append(index)
      index = shapes[index].next
    }
    return found
  }

  /// Codes for each body its shapes in their order, and computes what depends on the body.
  private mutating func codeShapeLists(_ archive: inout StateArchive) throws(SavedWorldError) {
    var listed = 0
    for i in 0..<bodies.count where bodies[i].isAlive {
      archive.element = "body \(i)"
      let list = try archive.indices(shapeList(ofBody: i), below: shapes.count, "shapes")
      guard archive.isReading else { continue }
      listed += list.count
      for index in list.reversed() {
        try archive.require(
          shapes[index].isAlive && shapes[index].body == nullIndex, "it cannot have shape \(index)")
        shapes[index].body = Int32(i)
        shapes[index].next = bodies[i].firstShape
        bodies[i].firstShape = index
        let tight = core(index).aabb(pose(Int32(i)))
        try archive.require(
          shapeBoxes[index].fat.contains(tight), "shape \(index) is outside of its box")
        shapeBoxes[index].tight = tight
      }
    }
    guard archive.isReading else { return }
    archive.element = "the shapes"
    try archive.require(
      listed == (0..<shapes.count).count { shapes[$0].isAlive }, "a shape has no body")
  }

  private func shapeList(ofBody body: Int) -> [Int32] {
    var found: [Int32] = []
    var shape = bodies[body].firstShape
    while shape != nullIndex {
      found.append(shape)
      shape = shapes[shape].next
    }
    return found
  }
}

extension ShapeRecord {
  fileprivate static let empty = ShapeRecord(
    kind: .circle, flags: [], generation: 0, body: nullIndex, first: 0, count: 0, radius: 0,
    centroid: .zero, extent: 0, density: 0, friction: 0, restitution: 0, filter: Filter(), tag: 0)

  /// The flags that are saved.
  private static let savedFlags: ShapeFlags = [.alive, .sensor, .hasPrevious, .hasNext]

  fileprivate mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    var saved = flags.intersection(Self.savedFlags)
    try archive.code(&saved.rawValue)
    try archive.require(saved.isSubset(of: Self.savedFlags), "unknown flags \(saved.rawValue)")
    try archive.code(&generation)
    if archive.isReading { flags = saved }
    guard isAlive else { return }
    try archive.code(&kind, "the kind")
    try archive.code(&tag)
    try archive.code(notNegative: &radius, "the radius")
    try archive.code(notNegative: &density, "the density")
    try archive.code(notNegative: &friction, "the friction")
    try archive.code(notNegative: &restitution, "the restitution")
    try archive.code(notNegative: &rollingResistance, "the rolling resistance")
    try archive.code(&tangentSpeed, "the tangent speed")
    try archive.code(&oneWayNormal, "the one-way normal")
    try archive.require(
      oneWayNormal == .zero || abs(oneWayNormal.lengthSquared - 1) < 1e-5,
      "the one-way normal has the length \(oneWayNormal.length)")
    if archive.isReading { setSurfaceFlags() }
    try archive.code(&filter.category)
    try archive.code(&filter.mask)
    try archive.code(&filter.group)
  }

  /// Whether the shape can have these vertices.
  fileprivate func accepts(_ points: [Vec2]) -> Bool {
    let isChained = !flags.isDisjoint(with: [.hasPrevious, .hasNext])
    return switch kind {
    case .circle: points.count == 1 && radius > 0 && !isChained
    case .capsule: points.count == 2 && points[0] != points[1] && radius > 0 && !isChained
    case .segment: points.count == (isChained ? 4 : 2) && points[0] != points[1]
    case .polygon:
      (3...1 << 15).contains(points.count) && isConvex(points) && hasArea(points) && !isChained
    }
  }

  /// Whether the mass of a polygon can be computed: its area is above 0 in the sum of
  /// `MassProperties.polygon`.
  private func hasArea(_ points: [Vec2]) -> Bool {
    let area = points.withUnsafeBufferPointer { MassProperties.area(ofPolygon: $0) }
    return area > 0 && area < .infinity
  }

  /// Whether points turn once from x to y, with an edge between each and the next.
  private func isConvex(_ points: [Vec2]) -> Bool {
    var turns: Float = 0
    for i in points.indices {
      let edge = points[(i + 1) % points.count] - points[i]
      let next = points[(i + 2) % points.count] - points[(i + 1) % points.count]
      // A vertex may protrude by rounding only.
      guard edge.normalized != .zero, cross(edge, next) > -1e-6 * edge.length * next.length else {
        return false
      }
      turns += arcTangent(cross(edge, next), dot(edge, next))
    }
    return abs(turns - 2 * Constants.pi) < 0.1
  }
}
