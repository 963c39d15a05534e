// Collides polygons, capsules and segments: finds the axis of minimum penetration among the edge
// normals (separating axis theorem; Gottschalk, Lin and Manocha, 1996), then clips the incident
// edge against the side planes of the reference edge (Sutherland and Hodgman, 1974).
//
// A capsule or segment is a polygon with two opposite edges. If rounded cores are disjoint and two
// vertices are nearest, the direction between the vertices is the normal instead.
//
// Between polygons and capsules the side planes are moved out by the radii, since their corners are
// rounded. A segment's radius is a skin that its ends do not have, as in Box2D's collision of
// edges: a corner beyond the end does not touch it.

/// An edge of a core and its separation from the other core along its normal.
private struct Axis {
  var edge = 0
  var separation = -Float.greatestFiniteMagnitude
}

func collideOutlines(
  _ a: Core, _ poseA: Pose, _ b: Core, _ poseB: Pose, reach: Float, slop: Float
) -> Manifold {
  // All computation is in A's frame.
  let pose = poseA.relative(poseB)
  let between = pose * b.centroid - a.centroid
  let extents = a.extent + b.extent + reach
  if between.lengthSquared > extents * extents { return .separated }
  let ghostFilter = GhostCollisionFilter(a, facing: pose * b.centroid)

  let radii = a.radius + b.radius
  let roundness = max(a.radius, b.radius)
  if a.kind == .capsule || b.kind == .capsule || roundness > 4 * slop {
    let nearest = Distance(a, .identity, b, pose)
    if nearest.distance > reach { return .separated(by: nearest.distance - radii) }
    if nearest.distance > 0.1 * slop, nearest.cache.count == 1 {
      let normal = (nearest.pointB - nearest.pointA).normalized
      switch ghostFilter.classify(normal) {
      case .admit:
        return .points(
          a.vertices[nearest.cache.indexA.0], b.vertices[nearest.cache.indexB.0],
          feature: .vertexOfA(nearest.cache.indexA.0, vertexOfB: nearest.cache.indexB.0))
      case .skip: return .separated
      case .snap: break
      }
    }
  }

  var axisA = Axis()
  for first in stride(from: 0, to: a.count, by: 4) {
    let edges = Edges4(a, first).inverseTransformed(by: pose)
    let gaps = edges.gaps(to: b)
    if a.kind == .segment {
      axisA = Axis(edge: ghostFilter.side, separation: gaps[ghostFilter.side])
    } else {
      axisA.update(with: gaps, first, of: a.count)
    }
  }
  if axisA.separation > reach { return .separated(by: axisA.separation - radii) }

  var axisB = Axis()
  for first in stride(from: 0, to: b.count, by: 4) {
    let edges = Edges4(b, first).transformed(by: pose)
    var gaps = edges.gaps(to: a)
    if ghostFilter.isChained {
      for i in 0..<4 where ghostFilter.classify(-edges.normal(i)) != .admit {
        gaps[i] = -.greatestFiniteMagnitude
      }
    }
    axisB.update(with: gaps, first, of: b.count)
  }
  if axisB.separation > reach { return .separated(by: axisB.separation - radii) }

  let margin = a.kind == .segment ? 0 : radii
  // Prefer A's axis for nearly equal separations, so that the choice is stable between steps.
  let isFaceB = axisB.separation > axisA.separation + 0.1 * slop
  var manifold =
    isFaceB
    ? clip(
      reference: b, edge: axisB.edge, incident: a, pose: pose.inverted, kind: .faceB, reach: reach,
      margin: margin)
    : clip(
      reference: a, edge: axisA.edge, incident: b, pose: pose, kind: .faceA, reach: reach,
      margin: margin)
  if manifold.count > 0 {
    manifold.gap = (isFaceB ? axisB.separation : axisA.separation) - radii
  }
  return manifold
}

extension Axis {
  /// Selects the edge with the largest of four separations if it exceeds the current one.
  @inline(always)
  fileprivate mutating func update(with gaps: Float4, _ first: Int, of count: Int) {
    if gaps.x > separation { self = Axis(edge: first, separation: gaps.x) }
    if first + 1 < count, gaps.y > separation { self = Axis(edge: first + 1, separation: gaps.y) }
    if first + 2 < count, gaps.z > separation { self = Axis(edge: first + 2, separation: gaps.z) }
    if first + 3 < count, gaps.w > separation { self = Axis(edge: first + 3, separation: gaps.w) }
  }
}

/// Four edges of a core: normals and first vertices.
///
/// Lanes beyond the last edge are undefined.
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

  /// Returns the edges in the frame of a pose.
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

  /// Returns the edges transformed by a pose.
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

  /// Returns the separation along each normal to the nearest vertex of another core.
  @inline(always)
  func gaps(to other: Core) -> Float4 {
    var minimum = Float4(repeating: .greatestFiniteMagnitude)
    for j in 0..<other.count {
      let vertex = other.vertices[j]
      let gap = nx * (vertex.x - vx) + ny * (vertex.y - vy)
      minimum = minimum.replacing(with: gap, where: gap .< minimum)
    }
    return minimum
  }
}

/// Loads four vectors as one SIMD vector for each component.
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

/// A point of the incident edge during clipping, in the reference frame.
private struct ClipPoint: BitwiseCopyable {
  var position: Vec2
  var feature: Feature
}

/// Clips the incident edge against the reference edge; `pose` transforms into the reference frame.
///
/// The side planes are `margin` beyond the ends of the reference edge.
private func clip(
  reference: Core, edge: Int, incident: Core, pose: Pose, kind: Manifold.Kind, reach: Float,
  margin: Float
) -> Manifold {
  let n = reference.normals[edge]
  let next = edge + 1 < reference.count ? edge + 1 : 0
  let v1 = reference.vertices[edge]
  let v2 = reference.vertices[next]
  let tangent = n.leftPerpendicular

  let facing = pose.q.inverse(n)
  var opposed = Axis()
  for first in stride(from: 0, to: incident.count, by: 4) {
    let (nx, ny) = columns(incident.normals + first)
    opposed.update(with: (facing.x * nx + facing.y * ny).negated, first, of: incident.count)
  }
  let i1 = opposed.edge
  let i2 = i1 + 1 < incident.count ? i1 + 1 : 0

  // A point is either a vertex of the incident edge against the reference edge, or a clipped point
  // against a vertex of the reference edge. Features named this way are equal when reference and
  // incident swap.
  let isA = kind == .faceA
  var p = ClipPoint(
    position: pose * incident.vertices[i1],
    feature: isA ? .edgeOfA(edge, vertexOfB: i1) : .vertexOfA(i1, edgeOfB: edge))
  var q = ClipPoint(
    position: pose * incident.vertices[i2],
    feature: isA ? .edgeOfA(edge, vertexOfB: i2) : .vertexOfA(i2, edgeOfB: edge))
  let vertex1: Feature = isA ? .vertexOfA(edge, edgeOfB: i1) : .edgeOfA(i1, vertexOfB: edge)
  let vertex2: Feature = isA ? .vertexOfA(next, edgeOfB: i1) : .edgeOfA(i1, vertexOfB: next)
  guard
    clip(&p, &q, -tangent, -dot(tangent, v1) + margin, vertex1),
    clip(&p, &q, tangent, dot(tangent, v2) + margin, vertex2)
  else { return .separated }

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

/// Clips the segment p q to the half-plane behind a plane; returns false if nothing remains.
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
  /// The inverse transform.
  var inverted: Pose { Pose(p: -q.inverse(p), q: Rot(c: q.c, s: -q.s)) }
}
