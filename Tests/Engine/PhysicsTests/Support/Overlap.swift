import Physics

/// A disc or a rectangle around the origin of its body, whose overlap with others is measured from
/// outlines and poses alone.
enum Outline {
  case disc(radius: Float)
  case box(halfWidth: Float, halfHeight: Float)

  /// The diameter or the shorter side.
  var size: Float {
    switch self {
    case .disc(let radius): 2 * radius
    case .box(let halfWidth, let halfHeight): 2 * min(halfWidth, halfHeight)
    }
  }

  /// The normals along which a rectangle can be apart from others; a disc has none of its own.
  private func axes(_ pose: Pose) -> [Vec2] {
    switch self {
    case .disc: []
    case .box: [pose.q.xAxis, pose.q.xAxis.leftPerpendicular]
    }
  }

  /// How far the outline extends from its center along a direction.
  private func reach(_ pose: Pose, _ axis: Vec2) -> Float {
    switch self {
    case .disc(let radius): radius
    case .box(let halfWidth, let halfHeight):
      halfWidth * abs(dot(pose.q.xAxis, axis))
        + halfHeight * abs(dot(pose.q.xAxis.leftPerpendicular, axis))
    }
  }

  /// The depth of the overlap of two outlines whose centers are outside each other; of rectangles
  /// by the axes of both, with discs also by the direction between the centers.
  func overlap(_ pose: Pose, _ other: Outline, _ otherPose: Pose) -> Float {
    let between = otherPose.p - pose.p
    var axes = self.axes(pose) + other.axes(otherPose)
    if axes.count < 4 { axes.append(between.normalized) }
    return axes.map {
      reach(pose, $0) + other.reach(otherPose, $0) - abs(dot(between, $0))
    }.min() ?? 0
  }
}

extension World {
  /// The greatest overlap of touching bodies with outlines, relative to the smaller size.
  func relativeOverlap(_ outlines: [BodyID: Outline]) -> Float {
    touchingShapes.reduce(0) { greatest, pair in
      let (a, b) = (body(of: pair.0), body(of: pair.1))
      guard let outlineA = outlines[a], let outlineB = outlines[b] else { return greatest }
      let depth = outlineA.overlap(pose(of: a), outlineB, pose(of: b))
      return max(greatest, depth / min(outlineA.size, outlineB.size))
    }
  }
}
