internal import Geometry
internal import UIKit

/// A path of a document: points, with the control points before and after each.
struct ShapeCurve: KeyframeValue {
  private var points: [[Double]]
  private var before: [[Double]]
  private var after: [[Double]]
  private let isClosed: Bool

  init?(_ json: Any?) {
    guard let fields = Fields((json as? [Any])?.first ?? json) else { return nil }
    func points(_ key: String) -> [[Double]] {
      (fields[key] as? [Any])?.map { Fields.numbers($0) }.filter { $0.count >= 2 } ?? []
    }
    (self.points, before, after) = (points("v"), points("i"), points("o"))
    isClosed = fields.flag("c")
    guard self.points.count == before.count, before.count == after.count else { return nil }
  }

  func mixed(with other: ShapeCurve, _ fraction: (_ component: Int) -> Double) -> ShapeCurve {
    guard points.count == other.points.count else { return self }
    let progress = fraction(0)
    func mixed(_ one: [[Double]], _ other: [[Double]]) -> [[Double]] {
      zip(one, other).map { $0.mixed(with: $1) { _ in progress } }
    }
    var result = self
    result.points = mixed(points, other.points)
    result.before = mixed(before, other.before)
    result.after = mixed(after, other.after)
    return result
  }

  /// The path.
  var path: Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: Point(first[0], first[1]))
    let ends =
      isClosed ? Array(points.indices.dropFirst()) + [0] : Array(points.indices.dropFirst())
    for (start, end) in zip(points.indices, ends) {
      let (a, b) = (points[start], points[end])
      let (out, into) = (after[start], before[end])
      if out[0] == 0, out[1] == 0, into[0] == 0, into[1] == 0 {
        path.addLine(to: Point(b[0], b[1]))
      } else {
        path.addCurve(
          to: Point(b[0], b[1]), controlPoint1: Point(a[0] + out[0], a[1] + out[1]),
          controlPoint2: Point(b[0] + into[0], b[1] + into[1]))
      }
    }
    if isClosed { path.close() }
    return path
  }
}
