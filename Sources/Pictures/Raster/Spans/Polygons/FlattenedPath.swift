internal import CPixels
internal import Geometry

/// The vertices of a path, in 1/256 pixel, with curves flattened to line segments.
///
/// The vertices are those of the reference rasterizer: a point is rounded to the nearest 1/256
/// pixel, and a curve is split by de Casteljau's algorithm, with midpoints rounded down, until its
/// control points are closer to its chord than the tolerance. The coverage of almost horizontal
/// edges depends on the exact vertices.
struct FlattenedPath: Equatable {
  /// The vertices of all subpaths; an implicit edge joins the last of a subpath to its first.
  private(set) var vertices: [SIMD2<Int32>] = []
  /// The index of the first vertex of each subpath.
  private(set) var starts: [Int] = []

  /// Whether the path has curves.
  private(set) var isCurved = false

  private static let unitsPerPixel = 256.0

  /// The number of segments of a curve for which memory on the stack is taken; a quarter of a disc
  /// with a radius of a hundred pixels has fewer.
  private static let usualEndCount = 128

  private let squaredTolerance: Double

  /// Flattens a path.
  ///
  /// Returns nil if the path has quadratic curves or continues a closed subpath, or if a point is
  /// too far away.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: Maps the path to pixels.
  ///   - tolerance: The maximum distance of a segment from its curve, in pixels; at least 1/256,
  ///     since below that the splitting may not end.
  init?(_ path: Path, _ transform: Transform, tolerance: Double) {
    squaredTolerance = (tolerance * Self.unitsPerPixel) * (tolerance * Self.unitsPerPixel)
    // Enough for a disc with a radius of a few hundred pixels.
    vertices.reserveCapacity(512)
    var isOpen = false
    for element in path.elements {
      switch element {
      case .move(let point):
        guard let vertex = Self.vertex(point, transform) else { return nil }
        starts.append(vertices.count)
        vertices.append(vertex)
        isOpen = true
      case .line(let point):
        guard isOpen, let vertex = Self.vertex(point, transform) else { return nil }
        vertices.append(vertex)
      case .quadCurve:
        return nil
      case .curve(let point, let control1, let control2):
        guard isOpen, let start = vertices.last, let first = Self.vertex(control1, transform),
          let second = Self.vertex(control2, transform), let end = Self.vertex(point, transform)
        else { return nil }
        isCurved = true
        addCurve(from: start, first, second, to: end)
      case .close:
        isOpen = false
      }
    }
  }

  /// Adds the ends of the segments of a flattened curve.
  private mutating func addCurve(
    from start: SIMD2<Int32>, _ first: SIMD2<Int32>, _ second: SIMD2<Int32>, to end: SIMD2<Int32>
  ) {
    withUnsafeTemporaryAllocation(of: SIMD2<Int32>.self, capacity: 4) { curve in
      _ = curve.initialize(from: [start, first, second, end])
      guard let curve = curve.baseAddress else { return }
      var capacity = Self.usualEndCount
      var isComplete = false
      while !isComplete {
        withUnsafeTemporaryAllocation(of: SIMD2<Int32>.self, capacity: capacity) { ends in
          guard let first = ends.baseAddress else { return }
          let count = cpixels_flatten(curve, squaredTolerance, first, capacity)
          isComplete = count <= capacity
          capacity = count
          guard isComplete else { return }
          vertices.append(contentsOf: UnsafeBufferPointer(rebasing: ends[..<count]))
        }
      }
    }
  }

  /// Whether the path has a single subpath.
  var isSingle: Bool { starts.count == 1 }

  /// Whether the path is a single polygon with a left and a right chain of edges.
  var isMonotone: Bool {
    isSingle && vertices.withUnsafeBufferPointer(MonotonePolygon.init) != nil
  }

  /// Returns the same path at another place.
  func offsetBy(columns x: Int, rows y: Int) -> FlattenedPath {
    var path = self
    let offset = SIMD2(Int32(x), Int32(y)) &<< 8
    for index in vertices.indices { path.vertices[index] &+= offset }
    return path
  }

  /// The vertices of each subpath.
  var subpaths: [ArraySlice<SIMD2<Int32>>] {
    zip(starts, starts.dropFirst() + [vertices.count]).map { vertices[$0..<$1] }
  }

  /// The columns and rows of pixels that the path touches.
  var pixelBounds: (columns: Range<Int>, rows: Range<Int>) {
    guard var low = vertices.first else { return (0..<0, 0..<0) }
    var high = low
    for vertex in vertices {
      low = pointwiseMin(low, vertex)
      high = pointwiseMax(high, vertex)
    }
    (low, high) = (low &>> 8, (high &+ 255) &>> 8)
    return (Int(low.x)..<Int(high.x), Int(low.y)..<Int(high.y))
  }

  /// The minimum and maximum corner if the path is an axis-aligned rectangle, otherwise nil.
  var rectangle: (low: SIMD2<Int32>, high: SIMD2<Int32>)? {
    guard isSingle, vertices.count == 4 else { return nil }
    let (a, b, c, d) = (vertices[0], vertices[1], vertices[2], vertices[3])
    guard
      a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    else { return nil }
    return (pointwiseMin(a, c), pointwiseMax(a, c))
  }

  /// Whether the path is a rectangle of whole pixels.
  var isWholePixelRectangle: Bool {
    rectangle.map { ($0.low | $0.high) & 255 == .zero } ?? false
  }

  /// Whether all edges are upright and lie between pixels.
  var hasWholePixels: Bool {
    for subpath in subpaths {
      guard var start = subpath.last else { continue }
      for end in subpath {
        guard end & 255 == .zero, start.x == end.x || start.y == end.y else { return false }
        start = end
      }
    }
    return true
  }

  private static func vertex(_ point: Point, _ transform: Transform) -> SIMD2<Int32>? {
    let x = transform.a * point.x + transform.c * point.y + transform.tx
    let y = transform.b * point.x + transform.d * point.y + transform.ty
    // Far outside any image. Within the limit, neither the product of two coordinates overflows 64
    // bits nor 15 times a coordinate 32 bits.
    let limit = 500_000.0
    guard abs(x) < limit, abs(y) < limit else { return nil }
    return SIMD2(
      Int32((x * unitsPerPixel).rounded(.toNearestOrEven)),
      Int32((y * unitsPerPixel).rounded(.toNearestOrEven)))
  }
}
