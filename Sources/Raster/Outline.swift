internal import CPixels
internal import Geometry

/// The corners of a path of one piece, in 256ths of a pixel, with curves as short lines.
///
/// Corners are where Cairo has them: a point is rounded to the nearest 256th, and a curve is halved by
/// de Casteljau's construction, whose means are rounded down, until its controls are nearer to its
/// chord than the tolerance. Where an edge is nearly level, a coverage that agrees with Cairo's needs
/// its very corners.
struct Outline {
  /// The corners; the last is joined to the first.
  private(set) var corners: [SIMD2<Int32>] = []

  /// Whether some of them lie on a curve.
  private(set) var isCurved = false

  /// Units a pixel.
  static let unit = 256.0

  /// The square of the tolerance, in 256ths.
  private let flatness: Double

  /// Creates the outline of a path that has one piece; nil of any other, of one with quadratic curves,
  /// and where a point is too far away.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: Takes the path to pixels.
  ///   - tolerance: How far lines may be from a curve, in pixels; at least a 256th, since for less the
  ///     halving might not end.
  init?(_ path: Path, _ transform: Transform, tolerance: Double) {
    flatness = (tolerance * Self.unit) * (tolerance * Self.unit)
    // Enough for a disc of some hundred pixels.
    corners.reserveCapacity(512)
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let point):
        guard index == 0, let corner = Self.corner(point, transform) else { return nil }
        corners.append(corner)
      case .line(let point):
        guard let corner = Self.corner(point, transform) else { return nil }
        corners.append(corner)
      case .quadCurve:
        return nil
      case .curve(let point, let control1, let control2):
        guard let start = corners.last, let first = Self.corner(control1, transform),
          let second = Self.corner(control2, transform), let end = Self.corner(point, transform)
        else { return nil }
        isCurved = true
        addCurve(from: start, first, second, to: end)
      case .close:
        guard index == path.elements.count - 1 else { return nil }
      }
    }
  }

  /// Adds the ends of lines that are as good as a curve from the last corner on.
  private mutating func addCurve(
    from start: SIMD2<Int32>, _ first: SIMD2<Int32>, _ second: SIMD2<Int32>, to end: SIMD2<Int32>
  ) {
    let curve = [start, first, second, end]
    // Mostly enough: a quarter of a disc of some hundred pixels.
    var room = 256
    while true {
      var count = 0
      let ends = [SIMD2<Int32>](unsafeUninitializedCapacity: room) { ends, endCount in
        guard let first = ends.baseAddress else { return }
        count = cpixels_flatten(curve, flatness, first, room)
        endCount = min(count, room)
      }
      guard count > room else {
        corners += ends
        return
      }
      room = count
    }
  }

  /// The columns and rows of pixels that the outline touches.
  var extent: (columns: Range<Int>, rows: Range<Int>) {
    guard var low = corners.first else { return (0..<0, 0..<0) }
    var high = low
    for corner in corners {
      low = pointwiseMin(low, corner)
      high = pointwiseMax(high, corner)
    }
    (low, high) = (low &>> 8, (high &+ 255) &>> 8)
    return (Int(low.x)..<Int(high.x), Int(low.y)..<Int(high.y))
  }

  /// The lower and the higher ends of both coordinates, if the outline is an upright rectangle.
  var rectangle: (low: SIMD2<Int32>, high: SIMD2<Int32>)? {
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    guard
      a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    else { return nil }
    return (pointwiseMin(a, c), pointwiseMax(a, c))
  }

  private static func corner(_ point: Point, _ transform: Transform) -> SIMD2<Int32>? {
    let x = transform.a * point.x + transform.c * point.y + transform.tx
    let y = transform.b * point.x + transform.d * point.y + transform.ty
    // Far beyond any image; nearer, no product of two coordinates overflows, nor one by fifteen in 32 bits.
    let limit = 500_000.0
    guard abs(x) < limit, abs(y) < limit else { return nil }
    return SIMD2(
      Int32((x * unit).rounded(.toNearestOrEven)), Int32((y * unit).rounded(.toNearestOrEven)))
  }
}
