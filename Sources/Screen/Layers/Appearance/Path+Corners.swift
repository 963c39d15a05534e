internal import Geometry

extension Path {
  /// Creates a rectangle with some rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: The radius in points, limited to half the shorter side, as Core Animation does.
  ///   - corners: The corners that are rounded.
  ///   - curve: The curve of the corners.
  init(
    rect: Rect, cornerRadius radius: Double, corners: CornerMask, curve: LayerCornerCurve
  ) {
    let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
    guard radius > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    guard curve == .continuous || corners != .all else {
      self.init(roundedRect: rect, cornerRadius: radius)
      return
    }
    self.init()
    // Clockwise from the upper left; each corner has the directions of the edges before and after.
    let turns: [(CornerMask, Point, Vector, Vector)] = [
      (
        .layerMinXMinYCorner, Point(rect.minX, rect.minY), Vector(dx: 0, dy: -1),
        Vector(dx: 1, dy: 0)
      ),
      (
        .layerMaxXMinYCorner, Point(rect.maxX, rect.minY), Vector(dx: 1, dy: 0),
        Vector(dx: 0, dy: 1)
      ),
      (
        .layerMaxXMaxYCorner, Point(rect.maxX, rect.maxY), Vector(dx: 0, dy: 1),
        Vector(dx: -1, dy: 0)
      ),
      (
        .layerMinXMaxYCorner, Point(rect.minX, rect.maxY), Vector(dx: -1, dy: 0),
        Vector(dx: 0, dy: -1)
      ),
    ]
    let room = min(rect.width, rect.height) / 2
    for (corner, point, before, after) in turns {
      guard corners.contains(corner) else {
        addLine(to: point)
        continue
      }
      let points =
        curve == .circular ? ContinuousCorner.arc : ContinuousCorner.points(room: room / radius)
      func place(_ offset: (along: Double, across: Double)) -> Point {
        // Distances from the corner, along the edge before it and the edge after it.
        point - before * (offset.along * radius) + after * (offset.across * radius)
      }
      addLine(to: place(points[0]))
      for index in stride(from: 1, to: points.count, by: 3) {
        addCurve(
          to: place(points[index + 2]), controlPoint1: place(points[index]),
          controlPoint2: place(points[index + 1]))
      }
    }
    close()
  }
}

/// The curves of a corner of radius 1, as distances from the corner along the edges before and
/// after.
enum ContinuousCorner {
  /// The length of edge that a continuous corner takes.
  static let extent = 1.528665

  /// A quarter of a circle.
  static let arc: [(along: Double, across: Double)] = {
    // The handle for which the cubic meets the circle in its middle: 4/3 tan(pi/8).
    let handle = 1 - 0.552_284_749_830_793_4
    return [(1, 0), (handle, 0), (0, handle), (0, 1)]
  }()

  /// Returns the three curves of a continuous corner.
  ///
  /// The numbers are those that PaintCode's authors published for the path of
  /// `UIBezierPath(roundedRect:cornerRadius:)` in iOS 7 ("Code for iOS 7 Rounded Rectangles",
  /// 2013); 1.528665 is also what `CALayer.cornerCurveExpansionFactor(_:)` returns. Where an edge
  /// is too short for it, the gradual start of the curve is shortened, down to an arc.
  ///
  /// - Parameter room: The available length of edge, 1 or more.
  /// - Returns: The start, then two control points and the end of each curve.
  static func points(room: Double) -> [(along: Double, across: Double)] {
    let half: [(along: Double, across: Double)] = [
      (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
      (0.37282383, 0.16905956),
    ]
    let full =
      half + [(0.16905956, 0.37282383)]
      + half[0...3].reversed().map { ($0.across, $0.along) }
    let share = min(max((room - 1) / (extent - 1), 0), 1)
    guard share < 1 else { return full }
    return zip(full, splitArc).map {
      ($1.along + ($0.along - $1.along) * share, $1.across + ($0.across - $1.across) * share)
    }
  }

  /// A quarter of a circle with the structure of a continuous corner: cubics of equal angles.
  private static let splitArc: [(along: Double, across: Double)] = {
    // The cosines of 0, 30, 60 and 90 degrees, and 4/3 tan(7.5 degrees).
    let cosines = [1, 0.866_025_403_784_438_6, 0.5, 0]
    let handle = 0.175_536_663_323_979_2
    func place(_ index: Int) -> (along: Double, across: Double) {
      (1 - cosines[3 - index], 1 - cosines[index])
    }
    func tangent(_ index: Int) -> (along: Double, across: Double) {
      (-cosines[index] * handle, cosines[3 - index] * handle)
    }
    var points = [place(0)]
    for index in 0..<3 {
      let (start, end) = (place(index), place(index + 1))
      let (leave, arrive) = (tangent(index), tangent(index + 1))
      points += [
        (start.along + leave.along, start.across + leave.across),
        (end.along - arrive.along, end.across - arrive.across), end,
      ]
    }
    return points
  }()
}
