/// Filters contact normals of chain segments to prevent ghost collisions.
///
/// A body that slides along a chain must not collide with the end of the next segment. At a convex
/// vertex, normals between those of the two segments belong to the vertex, and normals beyond the
/// neighbor's belong to the neighbor. At a flat or concave vertex only the segment's own normal
/// is valid. See Catto, "Ghost collisions", box2d.org, 2020. Segments without neighbors and other
/// shapes admit all normals.
struct GhostCollisionFilter {
  enum Classification {
    case admit
    /// Drop the contact: the neighbor handles it.
    case skip
    /// Replace the normal by the segment's own.
    case snap
  }

  /// The side of the segment, 0 or 1, on which the other shape's centroid lies.
  let side: Int
  let isChained: Bool
  private let direction: Vec2
  private let normal: Vec2
  /// The neighbors' normals on this side; nil at a free end or at a flat or concave vertex.
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
    // On the right side of the chain, a vertex is convex where the chain turns left.
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

  /// Classifies a normal that points from the segment to the other shape.
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

  /// The tolerance in cosines, about 1.5 degrees around a flat vertex.
  private static let cosineTolerance: Float = 0.000_3
}
