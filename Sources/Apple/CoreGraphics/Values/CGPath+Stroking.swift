private import ElementaryFunctions
public import Geometry
public import PictureKit

extension Path {
  /// Returns the outline of the path's stroke, to be filled by the winding rule.
  ///
  /// Curves become lines that deviate by at most 0.05 points. Where the path bends, the inner side
  /// goes through the bend, so that the outline crosses itself there, as Core Graphics' does.
  ///
  /// - Parameters:
  ///   - lineWidth: The width in points.
  ///   - lineCap: The ends of lines.
  ///   - lineJoin: The corners of lines.
  ///   - miterLimit: The length of a corner's tip in line widths from which the corner is cut.
  ///   - transform: Applied to the path before it is stroked.
  /// - Returns: The outline; an empty path for a width of 0 or less.
  public func copy(
    strokingWithWidth lineWidth: Double, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: Double, transform: Transform = .identity
  ) -> Path {
    var result = Path()
    guard lineWidth > 0 else { return result }
    let stroker = Stroker(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for line in applying(transform).flattened(tolerance: Stroker.tolerance) {
      for polygon in stroker.polygons(of: line) {
        result.addLines(between: polygon)
        result.close()
      }
    }
    return result
  }

  /// Creates the outline of a stroke; the name of Swift 3 for
  /// ``copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)``.
  ///
  /// - Parameters:
  ///   - path: The path; the result is nil without one.
  ///   - transform: Applied to the path before it is stroked; nil for none.
  ///   - lineWidth: The width in points.
  ///   - lineCap: The ends of lines.
  ///   - lineJoin: The corners of lines.
  ///   - miterLimit: The length of a corner's tip in line widths from which the corner is cut.
  public init?(
    __byStroking path: Path?, transform: UnsafePointer<Transform>?, lineWidth: Double,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: Double
  ) {
    guard let path else { return nil }
    self = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
  }
}

/// Makes the outlines of polylines.
private struct Stroker {
  /// The distance by which lines may deviate from curves, in points.
  static let tolerance = 0.05

  let radius: Double
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: Double

  /// Returns the polygons whose area the stroke covers.
  func polygons(of line: Polyline) -> [[Point]] {
    var points: [Point] = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      return points.first.map { dot(at: $0, isDrawn: line.isClosed || line.points.count > 1) } ?? []
    }
    let reversed = Array(points.reversed())
    if line.isClosed, points.count > 2 { return [ring(points), ring(reversed)] }
    return [side(points) + side(reversed)]
  }

  /// Returns the caps of a line without a length.
  private func dot(at point: Point, isDrawn: Bool) -> [[Point]] {
    guard isDrawn, cap != .butt else { return [] }
    let direction = Vector(dx: 1, dy: 0)
    return [end(at: point, direction) + end(at: point, -direction)]
  }

  /// Returns one side of a line, and the cap at its end.
  private func side(_ points: [Point]) -> [Point] {
    let directions = zip(points, points.dropFirst()).map { unit($1 - $0) }
    var result = [points[0] + normal(directions[0])]
    for index in 1..<points.count - 1 {
      result += corner(at: points[index], directions[index - 1], directions[index])
    }
    return result + end(at: points[points.count - 1], directions[directions.count - 1])
  }

  /// Returns one side of a closed line.
  private func ring(_ points: [Point]) -> [Point] {
    let directions = points.indices.map { unit(points[($0 + 1) % points.count] - points[$0]) }
    return points.indices.flatMap { index in
      let before = directions[(index + points.count - 1) % points.count]
      return corner(at: points[index], before, directions[index])
    }
  }

  private func corner(at point: Point, _ before: Vector, _ after: Vector) -> [Point] {
    let (first, second) = (normal(before), normal(after))
    let ends = [point + first, point + second]
    guard first.dot(after) < 0 else { return [ends[0], point, ends[1]] }
    switch join {
    case .bevel: return ends
    case .round:
      return arc(
        around: point, from: first,
        by: ElementaryFunctions.atan2(first.cross(second), first.dot(second)))
    case .miter:
      let denominator = 1 + first.dot(second) / (radius * radius)
      guard denominator > 1e-9 else { return ends }
      let tip = (first + second) / denominator
      return tip.length <= miterLimit * radius ? [point + tip] : ends
    }
  }

  /// Returns the cap at the end of a line with a direction.
  private func end(at point: Point, _ direction: Vector) -> [Point] {
    let normal = normal(direction)
    let ends = [point + normal, point - normal]
    switch cap {
    case .butt: return ends
    case .square: return ends.map { $0 + direction * radius }
    case .round: return arc(around: point, from: normal, by: .pi)
    }
  }

  private func arc(around center: Point, from start: Vector, by angle: Double) -> [Point] {
    let cosine = max(0, 1 - Self.tolerance / radius)
    let step = 2 * ElementaryFunctions.atan2((1 - cosine * cosine).squareRoot(), cosine)
    let count = max(1, Int((abs(angle) / step).rounded(.up)))
    return (0...count).map { index in
      let turn = angle * Double(index) / Double(count)
      let (sine, cosine) = (ElementaryFunctions.sin(turn), ElementaryFunctions.cos(turn))
      return center
        + Vector(
          dx: start.dx * cosine - start.dy * sine, dy: start.dx * sine + start.dy * cosine)
    }
  }

  private func unit(_ vector: Vector) -> Vector { vector / vector.length }

  /// The vector from a line with a direction to its side.
  private func normal(_ direction: Vector) -> Vector {
    Vector(dx: direction.dy, dy: -direction.dx) * radius
  }
}
