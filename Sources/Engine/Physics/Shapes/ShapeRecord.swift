/// The kind of a shape; the shape of lower kind comes first in a contact.
enum ShapeKind: UInt8, BitwiseCopyable {
  case segment
  case polygon
  case capsule
  case circle
}

/// Boolean properties of a shape.
struct ShapeFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt8
  static let alive = ShapeFlags(rawValue: 1)
  static let sensor = ShapeFlags(rawValue: 2)
  /// A segment of a chain: the neighbors' far vertices follow its own two in the vertex store.
  static let hasPrevious = ShapeFlags(rawValue: 4)
  static let hasNext = ShapeFlags(rawValue: 8)
  /// In the list of shapes whose fat box changed.
  static let moved = ShapeFlags(rawValue: 16)
  /// The surface moves or resists rolling.
  static let surface = ShapeFlags(rawValue: 32)
  /// Solid on one side.
  static let oneWay = ShapeFlags(rawValue: 64)
}

/// A shape of a body: all points within a radius of a core.
///
/// The core of a circle has one vertex, that of a capsule or segment two, that of a polygon all.
struct ShapeRecord: BitwiseCopyable {
  var kind: ShapeKind
  var flags: ShapeFlags = .alive
  var generation: UInt32
  var body: Int32
  /// The next shape of the same body, or the next record in the free list.
  var next: Int32 = nullIndex
  /// The index of the first vertex in the vertex store, and the number of vertices.
  var first: Int32
  var count: Int32
  var radius: Float
  /// The mean of the core's vertices, in the body's frame.
  var centroid: Vec2
  /// The maximum distance from the centroid to the rounded surface.
  var extent: Float
  var density: Float
  var friction: Float
  var restitution: Float
  var rollingResistance: Float = 0
  var tangentSpeed: Float = 0
  /// The outward direction of a one-way shape, in the body's frame; zero for others.
  var oneWayNormal = Vec2.zero
  /// The leaf in the dynamic tree of the body's kind.
  var leaf: Int32 = nullIndex
  var filter: Filter
  var tag: UInt64

  var isOneWay: Bool { flags.contains(.oneWay) }
  var isSensor: Bool { flags.contains(.sensor) }
  var isAlive: Bool { flags.contains(.alive) }
}

extension ShapeRecord {
  mutating func setSurface(_ traits: ShapeTraits) {
    rollingResistance = traits.rollingResistance
    tangentSpeed = traits.tangentSpeed
    oneWayNormal = traits.oneWayNormal?.normalized ?? .zero
    setSurfaceFlags()
  }

  mutating func setSurfaceFlags() {
    flags.subtract([.surface, .oneWay])
    if rollingResistance > 0 || tangentSpeed != 0 { flags.insert(.surface) }
    if oneWayNormal != .zero { flags.insert(.oneWay) }
  }
}

/// The bounding boxes of a shape, separate from the record because most pairs use only these.
struct ShapeBoxes: BitwiseCopyable {
  /// The box in the tree, with a margin; contains the motion of a sub-step.
  var fat = AABB(lower: .zero, upper: .zero)
  /// The bounding box at the current pose.
  var tight = AABB(lower: .zero, upper: .zero)
}

/// The core of a shape for collision: vertices and outward normals in the body's frame.
struct Core {
  let vertices: UnsafePointer<Vec2>
  let normals: UnsafePointer<Vec2>
  let count: Int
  private(set) var radius: Float
  let centroid: Vec2
  let extent: Float
  let kind: ShapeKind
  let flags: ShapeFlags

  @inline(always)
  init(
    _ shape: ShapeRecord, vertices: UnsafeMutablePointer<Vec2>,
    normals: UnsafeMutablePointer<Vec2>
  ) {
    self.vertices = UnsafePointer(vertices + Int(shape.first))
    self.normals = UnsafePointer(normals + Int(shape.first))
    count = Int(shape.count)
    radius = shape.radius
    centroid = shape.centroid
    extent = shape.extent
    kind = shape.kind
    flags = shape.flags
  }

  /// Whether the core is a single vertex at this point.
  @inline(always)
  func isPoint(at point: Vec2) -> Bool { count == 1 && vertices[0] == point }

  /// Creates a core without edges, for distance queries.
  init(vertices: UnsafePointer<Vec2>, count: Int, radius: Float) {
    self.vertices = vertices
    normals = vertices
    self.count = count
    self.radius = radius
    centroid = vertices[0]
    extent = .infinity
    kind = .polygon
    flags = .alive
  }

  /// Returns the core with a larger radius.
  func grown(by margin: Float) -> Core {
    var grown = self
    grown.radius += margin
    return grown
  }

  /// Returns the index of the support vertex in a direction.
  @inline(always)
  func support(_ d: Vec2) -> Int {
    var best = 0
    var bestValue = dot(vertices[0], d)
    var i = 1
    while i < count {
      let value = dot(vertices[i], d)
      if value > bestValue {
        best = i
        bestValue = value
      }
      i += 1
    }
    return best
  }

  /// Returns the bounding box at a pose, radius included.
  func aabb(_ pose: Pose) -> AABB {
    let start = pose * vertices[0]
    var box = AABB(lower: start, upper: start)
    var i = 1
    while i < count {
      let point = pose * vertices[i]
      box.lower = .minimum(box.lower, point)
      box.upper = .maximum(box.upper, point)
      i += 1
    }
    return box.expanded(by: radius)
  }
}
