// Polygons, capsules and segments against one another: the axis of least overlap among the sides'
// normals (separating axis theorem; Gottschalk, Lin and Manocha, 1996), then the side that faces it
// clipped against the ends of the side that carries it (Sutherland and Hodgman, 1974).
//
// A capsule or segment counts as an outline of two sides, there and back. Where rounded cores are
// apart and two corners are nearest, the way between the corners is the normal instead.

/// A side of one core and the gap along its normal to the other core.
private struct Axis {
  var side = 0
  var separation = -Float.greatestFiniteMagnitude
}

func collideOutlines(
  _ a: Core, _ poseA: Pose, _ b: Core, _ poseB: Pose, reach: Float, slop: Float
) -> Manifold {
  // Everything happens in A's frame.
  let pose = poseA.relative(poseB)
  let between = pose * b.centroid - a.centroid
  let extents = a.extent + b.extent + reach
  if between.lengthSquared > extents * extents { return .apart }
  let ghostFilter = GhostCollisionFilter(a, facing: pose * b.centroid)

  let radii = a.radius + b.radius
  let roundness = max(a.radius, b.radius)
  if a.kind == .capsule || b.kind == .capsule || roundness > 4 * slop {
    let nearest = Distance(a, .identity, b, pose)
    if nearest.distance > reach { return .apart(by: nearest.distance - radii) }
    if nearest.distance > 0.1 * slop, nearest.cache.count == 1 {
      let normal = (nearest.pointB - nearest.pointA).normalized
      switch ghostFilter.classify(normal) {
      case .admit:
        return .points(
          a.vertices[nearest.cache.indexA.0], b.vertices[nearest.cache.indexB.0],
          feature: .cornerOfA(nearest.cache.indexA.0, cornerOfB: nearest.cache.indexB.0))
      case .skip: return .apart
      case .snap: break
      }
    }
  }

  var axisA = Axis()
  for first in stride(from: 0, to: a.count, by: 4) {
    let sides = Edges4(a, first).inverseTransformed(by: pose)
    let gaps = sides.gaps(to: b)
    if a.kind == .segment {
      axisA = Axis(side: ghostFilter.side, separation: gaps[ghostFilter.side])
    } else {
      axisA.update(with: gaps, first, of: a.count)
    }
  }
  if axisA.separation > reach { return .apart(by: axisA.separation - radii) }

  var axisB = Axis()
  for first in stride(from: 0, to: b.count, by: 4) {
    let sides = Edges4(b, first).transformed(by: pose)
    var gaps = sides.gaps(to: a)
    if ghostFilter.isChained {
      for i in 0..<4 where ghostFilter.classify(-sides.normal(i)) != .admit {
        gaps[i] = -.greatestFiniteMagnitude
      }
    }
    axisB.update(with: gaps, first, of: b.count)
  }
  if axisB.separation > reach { return .apart(by: axisB.separation - radii) }

  // Of two nearly equal axes keep to A's, so that the choice does not flicker from step to step.
  if axisB.separation > axisA.separation + 0.1 * slop {
    return clip(
      reference: b, side: axisB.side, incident: a, pose: pose.inverted, kind: .faceB, reach: reach,
      total: radii)
  }
  return clip(
    reference: a, side: axisA.side, incident: b, pose: pose, kind: .faceA, reach: reach,
    total: radii)
}

extension Axis {
  /// Takes the widest of the gaps of four sides if it is wider than this one's.
  @inline(always)
  fileprivate mutating func update(with gaps: Float4, _ first: Int, of count: Int) {
    if gaps.x > separation { self = Axis(side: first, separation: gaps.x) }
    if first + 1 < count, gaps.y > separation { self = Axis(side: first + 1, separation: gaps.y) }
    if first + 2 < count, gaps.z > separation { self = Axis(side: first + 2, separation: gaps.z) }
    if first + 3 < count, gaps.w > separation { self = Axis(side: first + 3, separation: gaps.w) }
  }
}

/// Pointers4 sides of a core, each by its normal and first corner; what lies beyond the last means nothing.
private struct Edges4 {
  var nx: Float4
  var ny: Float4
  var vx: Float4
  var vy: Float4

  @inline(always)
  init(_ core: Core, _ first: Int) {
    (nx, ny) = columns(core.normals + first)
    (vx, vy) = columns(core.vertices + first)
  }

  @inline(always)
  func normal(_ lane: Int) -> Vec2 { Vec2(nx[lane], ny[lane]) }

  /// The sides as a frame at a pose sees them.
  @inline(always)
  func inverseTransformed(by pose: Pose) -> Edges4 {
    let (c, s) = (pose.q.c, pose.q.s)
    var local = self
    local.nx = c * nx + s * ny
    local.ny = -s * nx + c * ny
    let dx = vx - pose.p.x
    let dy = vy - pose.p.y
    local.vx = c * dx + s * dy
    local.vy = -s * dx + c * dy
    return local
  }

  /// The sides where a frame at a pose puts them.
  @inline(always)
  func transformed(by pose: Pose) -> Edges4 {
    let (c, s) = (pose.q.c, pose.q.s)
    var world = self
    world.nx = c * nx - s * ny
    world.ny = s * nx + c * ny
    world.vx = (c * vx - s * vy) + pose.p.x
    world.vy = (s * vx + c * vy) + pose.p.y
    return world
  }

  /// The gap along each normal from its corner to the nearest corner of another core.
  @inline(always)
  func gaps(to other: Core) -> Float4 {
    var minimum = Float4(repeating: .greatestFiniteMagnitude)
    for j in 0..<other.count {
      let corner = other.vertices[j]
      let gap = nx * (corner.x - vx) + ny * (corner.y - vy)
      minimum = minimum.replacing(with: gap, where: gap .< minimum)
    }
    return minimum
  }
}

/// Pointers4 vectors as a column of each component.
@inline(always)
private func columns(_ vectors: UnsafePointer<Vec2>) -> (Float4, Float4) {
  let raw = UnsafeRawPointer(vectors)
  let low = raw.loadUnaligned(as: Float4.self)
  let high = raw.loadUnaligned(fromByteOffset: 16, as: Float4.self)
  return (
    Float4(lowHalf: low.evenHalf, highHalf: high.evenHalf),
    Float4(lowHalf: low.oddHalf, highHalf: high.oddHalf)
  )
}

/// A point of the incident side while it is clipped, in the reference's frame.
private struct ClipPoint: BitwiseCopyable {
  var position: Vec2
  var feature: Feature
}

/// Clips the side of `incident` that faces a side of `reference`; `pose` leads into the reference's frame.
private func clip(
  reference: Core, side: Int, incident: Core, pose: Pose, kind: Manifold.Kind, reach: Float,
  total: Float
) -> Manifold {
  let n = reference.normals[side]
  let next = side + 1 < reference.count ? side + 1 : 0
  let v1 = reference.vertices[side]
  let v2 = reference.vertices[next]
  let tangent = n.leftPerpendicular

  let facing = pose.q.inverse(n)
  var opposed = Axis()
  for first in stride(from: 0, to: incident.count, by: 4) {
    let (nx, ny) = columns(incident.normals + first)
    opposed.update(with: (facing.x * nx + facing.y * ny).negated, first, of: incident.count)
  }
  let i1 = opposed.side
  let i2 = i1 + 1 < incident.count ? i1 + 1 : 0

  // A corner of the incident side lies against the reference's side, a cut of it against a corner of
  // the reference. Named so, points keep their names when the shapes swap roles.
  let isA = kind == .faceA
  var p = ClipPoint(
    position: pose * incident.vertices[i1],
    feature: isA ? .sideOfA(side, cornerOfB: i1) : .cornerOfA(i1, sideOfB: side))
  var q = ClipPoint(
    position: pose * incident.vertices[i2],
    feature: isA ? .sideOfA(side, cornerOfB: i2) : .cornerOfA(i2, sideOfB: side))
  let corner1: Feature = isA ? .cornerOfA(side, sideOfB: i1) : .sideOfA(i1, cornerOfB: side)
  let corner2: Feature = isA ? .cornerOfA(next, sideOfB: i1) : .sideOfA(i1, cornerOfB: next)
  guard
    clip(&p, &q, -tangent, -dot(tangent, v1) + total, corner1),
    clip(&p, &q, tangent, dot(tangent, v2) + total, corner2)
  else { return .apart }

  var manifold = Manifold(
    kind: kind, normal: n, point: reference.kind == .segment ? v1 : 0.5 * (v1 + v2))
  if dot(n, p.position - v1) <= reach {
    manifold.p0 = ManifoldPoint(local: pose.inverse(p.position), feature: p.feature)
    manifold.count = 1
  }
  if dot(n, q.position - v1) <= reach {
    let point = ManifoldPoint(local: pose.inverse(q.position), feature: q.feature)
    if manifold.count == 0 { manifold.p0 = point } else { manifold.p1 = point }
    manifold.count += 1
  }
  return manifold
}

/// Keeps of the line p q what lies behind a plane; false if nothing does.
@inline(always)
private func clip(
  _ p: inout ClipPoint, _ q: inout ClipPoint, _ n: Vec2, _ offset: Float, _ feature: Feature
) -> Bool {
  let dp = dot(n, p.position) - offset
  let dq = dot(n, q.position) - offset
  if dp > 0, dq > 0 { return false }
  if dp * dq < 0 {
    let cut = p.position + (dp / (dp - dq)) * (q.position - p.position)
    if dp > 0 {
      p = ClipPoint(position: cut, feature: feature)
    } else {
      q = ClipPoint(position: cut, feature: feature)
    }
  }
  return true
}

extension Pose {
  /// The pose that undoes this one.
  var inverted: Pose { Pose(p: -q.inverse(p), q: Rot(c: q.c, s: -q.s)) }
}
