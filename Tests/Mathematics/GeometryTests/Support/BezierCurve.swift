import Geometry
import Testing

/// A Bezier curve of any degree by de Casteljau's algorithm, independent of the library.
struct BezierCurve: CustomTestStringConvertible {
  let testDescription: String
  let points: [Point]

  init(_ name: String, _ points: [(Double, Double)]) {
    testDescription = name
    self.points = points.map { Point($0.0, $0.1) }
  }

  var path: Path {
    var path = Path()
    path.move(to: points[0])
    switch points.count {
    case 3: path.addQuadCurve(to: points[2], controlPoint: points[1])
    default: path.addCurve(to: points[3], controlPoint1: points[1], controlPoint2: points[2])
    }
    return path
  }

  func point(at t: Double) -> Point {
    var points = points
    for last in (1..<points.count).reversed() {
      for index in 0..<last {
        points[index] = points[index] + t * (points[index + 1] - points[index])
      }
    }
    return points[0]
  }

  /// Returns points at evenly spaced parameters, both ends included.
  func samples(from t0: Double = 0, to t1: Double = 1, count: Int) -> [Point] {
    (0...count).map { point(at: t0 + (t1 - t0) * Double($0) / Double(count)) }
  }

  /// Curves of moderate curvature, for which few lines are necessary.
  static let smooth = [
    BezierCurve("quadratic", [(0, 0), (80, 120), (200, 0)]),
    BezierCurve("quadratic hairpin", [(0, 0), (300, 5), (0, 10)]),
    BezierCurve("arch", [(0, 0), (20, 130), (160, 150), (200, 0)]),
    BezierCurve("wave", [(0, 0), (150, -150), (50, 150), (200, 0)]),
    BezierCurve("loop", [(0, 0), (260, 200), (-60, 200), (200, 0)]),
    BezierCurve("closed loop", [(100, 0), (250, 200), (-50, 200), (100, 0)]),
    BezierCurve("cusp", [(0, 0), (200, 150), (0, 150), (200, 0)]),
    BezierCurve("near cusp", [(0, 0), (199, 150), (1, 150), (200, 0)]),
    BezierCurve("late control points", [(0, 0), (0, 0), (200, 100), (200, 0)]),
  ]

  /// The smooth curves and difficult cases.
  static let all =
    smooth + [
      BezierCurve("quadratic that reverses on a line", [(0, 0), (150, 75), (40, 20)]),
      BezierCurve("cubic that reverses on a line", [(0, 0), (240, 120), (-80, -40), (100, 50)]),
      BezierCurve("straight cubic", [(0, 0), (30, 15), (90, 45), (100, 50)]),
      BezierCurve("tight bend", [(0, 0), (1000, 1), (1000, 0), (0, 5)]),
      BezierCurve("single point", [(7, 7), (7, 7), (7, 7), (7, 7)]),
    ]
}
