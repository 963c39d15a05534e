/// What a shape is, in the order in which the first of a touching pair is chosen.
enum ShapeKind: UInt8, BitwiseCopyable {
  case segment
  case polygon
  case capsule
  case circle
}

/// Facts about a shape that are true or false.
struct ShapeFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt8
  static let alive = ShapeFlags(rawValue: 1)
  static let sensor = ShapeFlags(rawValue: 2)
  /// A segment of a chain: the neighbours' far ends follow its own two in the vertex store.
  static let hasPrevious = ShapeFlags(rawValue: 4)
  static let hasNext = ShapeFlags(rawValue: 8)
  /// Waits in the list of shapes whose box in the tree moved.
  static let moved = ShapeFlags(rawValue: 16)
}

/// A shape on a body: a core of corners within a radius of which everything is inside.
///
/// A circle's core is one corner, a capsule's and a segment's two, a polygon's its outline.
struct ShapeRecord: BitwiseCopyable {
  var kind: ShapeKind
  var flags: ShapeFlags = .alive
  var generation: UInt32
  var body: Int32
  /// The next shape of the same body, or the next free record.
  var next: Int32 = nullIndex
  /// Where the core's corners start in the vertex store, and how many there are.
  var first: Int32
  var count: Int32
  var radius: Float
  /// The middle of the core, in the body's frame.
  var centroid: Vec2
  /// The greatest distance from the centroid to the skin.
  var extent: Float
  var density: Float
  var friction: Float
  var restitution: Float
  /// The leaf in the tree of its body's kind.
  var leaf: Int32 = nullIndex
  var filter: Filter
  var tag: UInt64

  var isSensor: Bool { flags.contains(.sensor) }
  var isAlive: Bool { flags.contains(.alive) }
}

/// The boxes of a shape, apart from its record because most pairs need nothing else.
struct ShapeBoxes: BitwiseCopyable {
  /// The box in the tree: with a margin, and holding the shape's whole way of a sub-step.
  var fat = Box(lower: .zero, upper: .zero)
  /// The box around the shape where it is.
  var tight = Box(lower: .zero, upper: .zero)
}

/// A shape's core, ready for collision: corners and outward normals in the body's frame.
struct Core {
  let vertices: UnsafePointer<Vec2>
  let normals: UnsafePointer<Vec2>
  let count: Int
  let radius: Float
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

  /// Whether the core is nothing but this point.
  @inline(always)
  func isPoint(at point: Vec2) -> Bool { count == 1 && vertices[0] == point }

  /// A core for distances only, without sides.
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

  /// The corner farthest in a direction.
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

  /// The box around the shape at a pose.
  func box(_ pose: Pose) -> Box {
    let start = pose * vertices[0]
    var box = Box(lower: start, upper: start)
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
