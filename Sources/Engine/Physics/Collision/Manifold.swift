/// The identity of a contact point: the vertices and edges that form it.
struct Feature: BitwiseCopyable, Equatable {
  var bits: UInt32

  private init(_ kind: UInt32, _ a: Int, _ b: Int) {
    bits = kind << 30 | UInt32(truncatingIfNeeded: a) << 15 | UInt32(truncatingIfNeeded: b)
  }

  static func vertexOfA(_ a: Int, vertexOfB b: Int) -> Feature { Feature(0, a, b) }
  static func edgeOfA(_ a: Int, vertexOfB b: Int) -> Feature { Feature(1, a, b) }
  static func vertexOfA(_ a: Int, edgeOfB b: Int) -> Feature { Feature(2, a, b) }
}

/// A point of a manifold and its accumulated impulses.
struct ManifoldPoint: BitwiseCopyable {
  /// The point on the shape without the reference face, in its body's frame.
  var local = Vec2.zero
  var normalImpulse: Float = 0
  var tangentImpulse: Float = 0
  /// The key that matches this point with one of the previous step.
  var feature = Feature.vertexOfA(0, vertexOfB: 0)
}

/// The contact points of two shapes, in the bodies' frames, so that it remains valid as they move.
struct Manifold: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// Two points: `point` on A, `p0.local` on B.
    case points
    /// A face of A with `normal` through `point`, against points of B.
    case faceA
    /// A face of B against points of A.
    case faceB
  }

  var kind = Kind.points
  var count: UInt8 = 0
  /// A lower bound of the distance between the rounded surfaces, below 0 if they overlap.
  var gap: Float = -.infinity
  var normal = Vec2.zero
  var point = Vec2.zero
  var p0 = ManifoldPoint()
  var p1 = ManifoldPoint()

  /// The manifold of shapes that do not touch.
  static let separated = Manifold()

  /// Returns the manifold of shapes that do not touch, with a lower bound of their distance.
  static func separated(by gap: Float) -> Manifold {
    var manifold = separated
    manifold.gap = gap
    return manifold
  }

  /// Returns the manifold of shapes that touch at two points.
  static func points(
    _ a: Vec2, _ b: Vec2, feature: Feature = .vertexOfA(0, vertexOfB: 0)
  ) -> Manifold {
    var manifold = Manifold(kind: .points, count: 1, point: a)
    manifold.p0 = ManifoldPoint(local: b, feature: feature)
    return manifold
  }

  /// The sum of the points' normal impulses.
  var totalNormalImpulse: Float {
    (count > 0 ? p0.normalImpulse : 0) + (count > 1 ? p1.normalImpulse : 0)
  }

  /// Copies the impulses of points with equal features from the previous manifold.
  mutating func inheritImpulses(from old: Manifold) {
    if count > 0 { inherit(&p0, old) }
    if count > 1 { inherit(&p1, old) }
  }

  @inline(always)
  private func inherit(_ point: inout ManifoldPoint, _ old: Manifold) {
    if old.count > 0, old.p0.feature == point.feature {
      point.normalImpulse = old.p0.normalImpulse
      point.tangentImpulse = old.p0.tangentImpulse
    } else if old.count > 1, old.p1.feature == point.feature {
      point.normalImpulse = old.p1.normalImpulse
      point.tangentImpulse = old.p1.tangentImpulse
    }
  }
}

/// The normal and the points of a manifold in the world.
struct WorldManifold {
  /// The unit normal from A to B.
  let normal: Vec2
  /// The points midway between the rounded surfaces.
  let point0: Vec2
  let point1: Vec2

  @inline(always)
  init(_ manifold: Manifold, _ poseA: Pose, _ radiusA: Float, _ poseB: Pose, _ radiusB: Float) {
    switch manifold.kind {
    case .points:
      let pointA = poseA * manifold.point
      let pointB = poseB * manifold.p0.local
      let d = pointB - pointA
      normal =
        d.lengthSquared > Float.ulpOfOne * Float.ulpOfOne ? (1 / d.length) * d : Vec2(1, 0)
      point0 = 0.5 * ((pointA + radiusA * normal) + (pointB - radiusB * normal))
      point1 = point0
    case .faceA:
      let n = poseA.q * manifold.normal
      let plane = poseA * manifold.point
      func middle(_ local: Vec2) -> Vec2 {
        let clip = poseB * local
        let a = clip + (radiusA - dot(clip - plane, n)) * n
        return 0.5 * (a + (clip - radiusB * n))
      }
      normal = n
      point0 = middle(manifold.p0.local)
      point1 = manifold.count > 1 ? middle(manifold.p1.local) : point0
    case .faceB:
      let n = poseB.q * manifold.normal
      let plane = poseB * manifold.point
      func middle(_ local: Vec2) -> Vec2 {
        let clip = poseA * local
        let b = clip + (radiusB - dot(clip - plane, n)) * n
        return 0.5 * ((clip - radiusA * n) + b)
      }
      normal = -n
      point0 = middle(manifold.p0.local)
      point1 = manifold.count > 1 ? middle(manifold.p1.local) : point0
    }
  }
}

/// Computes the manifold of two shapes; `a` must not have a higher kind than `b`.
///
/// `reach` is the distance between cores up to which polygons, capsules and segments touch.
func collide(
  _ a: Core, _ poseA: Pose, _ b: Core, _ poseB: Pose, reach: Float, slop: Float
) -> Manifold {
  if b.kind == .circle {
    switch a.kind {
    case .circle: collideCircles(a, poseA, b, poseB)
    case .polygon: collidePolygonAndCircle(a, poseA, b, poseB)
    case .capsule, .segment: collideSegmentAndCircle(a, poseA, b, poseB)
    }
  } else {
    collideOutlines(a, poseA, b, poseB, reach: reach, slop: slop)
  }
}
