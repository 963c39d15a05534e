/// Which normals a segment of a chain may push along.
///
/// A body sliding over the seam of two segments must not catch on the end of the next one. At a
/// convex corner the normals between the two segments' belong to the corner; beyond the neighbour's
/// they are the neighbour's business. At a flat or concave corner the only normal is the segment's
/// own. (Catto, "Ghost collisions", box2d.org, 2020, tells of the problem.) A lone segment and every
/// other shape allow all.
struct GhostCollisionFilter {
  enum Classification {
    case admit
    /// The neighbour will see to it.
    case skip
    /// Use the segment's own normal instead.
    case snap
  }

  /// The side of the segment, 0 or 1, that the other shape's middle is on.
  let side: Int
  let isChained: Bool
  private let direction: Vec2
  private let normal: Vec2
  /// The neighbours' normals on the same side, or nil at a free end or a flat or concave corner.
  private let previousNormal: Vec2?
  private let nextNormal: Vec2?
  private let hasPrevious: Bool
  private let hasNext: Bool

  init(_ core: Core, facing point: Vec2) {
    guard core.kind == .segment else {
      side = 0
      isChained = false
      direction = .zero
      normal = .zero
      previousNormal = nil
      nextNormal = nil
      hasPrevious = false
      hasNext = false
      return
    }
    let v1 = core.vertices[0]
    let v2 = core.vertices[1]
    let side = dot(core.normals[0], point - v1) >= 0 ? 0 : 1
    self.side = side
    hasPrevious = core.flags.contains(.hasPrevious)
    hasNext = core.flags.contains(.hasNext)
    isChained = hasPrevious || hasNext
    direction = (v2 - v1).normalized
    normal = core.normals[side]
    // On the right of the chain a corner is convex where the chain turns left.
    let sign: Float = side == 0 ? 1 : -1
    if hasPrevious {
      let before = (v1 - core.vertices[2]).normalized
      previousNormal =
        sign * cross(before, direction) > 0 ? sign * before.rightPerpendicular : nil
    } else {
      previousNormal = nil
    }
    if hasNext {
      let after = (core.vertices[3] - v2).normalized
      nextNormal = sign * cross(direction, after) > 0 ? sign * after.rightPerpendicular : nil
    } else {
      nextNormal = nil
    }
  }

  /// Judges a normal that points from the segment to the other shape.
  func classify(_ n: Vec2) -> Classification {
    guard isChained else { return .admit }
    let leansForward = dot(n, direction) > 0
    guard leansForward ? hasNext : hasPrevious else { return .admit }
    let cosine = dot(n, normal)
    guard let limit = leansForward ? nextNormal : previousNormal else {
      return cosine > 1 - GhostCollisionFilter.cosineTolerance ? .admit : .snap
    }
    return cosine > dot(limit, normal) - GhostCollisionFilter.cosineTolerance ? .admit : .skip
  }

  /// About a degree and a half around a straight seam, in cosines.
  private static let cosineTolerance: Float = 0.000_3
}
