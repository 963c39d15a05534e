import Physics
import TestSupport
import Testing

@Suite struct QueryTests {
  @Test func `shapes contain points within their radius`() {
    var world = World()
    let body = world.addBody(Body(kind: .static, position: Vec2(5, 5), angle: .pi / 4))
    let box = world.addShape(.box(halfWidth: 1, halfHeight: 1, radius: 0), to: body)
    let disc = world.addShape(.circle(center: Vec2(3, 0), radius: 0.5), to: body)
    // The square is rotated by 45 degrees: it extends sqrt 2 along the axes.
    #expect(world.shapes(at: Vec2(6.4, 5)) == [box])
    #expect(world.shapes(at: Vec2(6.42, 5)) == [])
    #expect(world.shapes(at: Vec2(5.9, 5.9)) == [])
    let center = Rot(Float.pi / 4) * Vec2(3, 0) + Vec2(5, 5)
    #expect(world.shapes(at: center + Vec2(0.49, 0)) == [disc])
    #expect(world.shapes(at: center + Vec2(0.51, 0)) == [])
  }

  @Test func `a box query tests shapes, not their bounding boxes`() {
    var world = World()
    let body = world.addBody(Body(kind: .static))
    let disc = world.addShape(.circle(radius: 1), to: body)
    #expect(world.shapes(in: AABB(lower: Vec2(0.6, 0.6), upper: Vec2(2, 2))) == [disc])
    // sqrt(0.5) = 0.7071: beyond it the corner is outside the disc, though inside its bounding box.
    #expect(world.shapes(in: AABB(lower: Vec2(0.72, 0.72), upper: Vec2(2, 2))) == [])
  }

  @Test func `a shape query counts the radii of both shapes, and applies its filter`() {
    var world = World()
    let body = world.addBody(Body(kind: .static, position: Vec2(2, 0)))
    let disc = world.addShape(
      .circle(radius: 1), to: body, ShapeTraits(filter: Filter(category: 4)))
    let bar = Shape.capsule(Vec2(0, -1), Vec2(0, 1), radius: 0.5)
    func found(_ x: Float, _ filter: Filter? = nil) -> [ShapeID] {
      world.shapes(overlapping: bar, at: Pose(p: Vec2(x, 0), q: .identity), filter: filter)
    }
    #expect(found(0.51) == [disc] && found(0.49) == [])
    // Turned by a quarter it reaches 1.5 m along the axis.
    let turned = Pose(p: Vec2(-0.4, 0), q: Rot(.pi / 2))
    #expect(world.shapes(overlapping: bar, at: turned) == [disc])
    #expect(found(2, Filter(mask: 4)) == [disc] && found(2, Filter(mask: 3)) == [])
    #expect(world.shapes(at: Vec2(2, 0), filter: Filter(mask: 3)) == [])
    let box = AABB(lower: Vec2(1, -1), upper: Vec2(3, 1))
    #expect(world.shapes(in: box, filter: Filter(mask: 3)) == [])
    #expect(world.shapes(in: box, filter: Filter(mask: 4)) == [disc])
  }

  @Test func `a shape cast lists all hits, nearest first`() {
    var world = World()
    let shapes = [Float(6), 3, 9].map { x in
      let body = world.addBody(Body(kind: .static, position: Vec2(x, 0)))
      return world.addShape(.circle(radius: 0.5), to: body)
    }
    let hits = world.castShapes(
      .circle(radius: 0.5), at: Pose(p: .zero, q: .identity), along: Vec2(10, 0))
    #expect(hits.map(\.shape) == [shapes[1], shapes[0], shapes[2]])
    // Centers are 1 m apart at a hit; the tolerance of the cast is 5 micrometers, of 10 m.
    for (hit, fraction) in zip(hits, [0.2, 0.5, 0.8]) {
      #expect(isClose(Double(hit.fraction), fraction, within: 1e-6))
    }
  }

  @Test func `a ray hits circles and boxes at the analytic points`() throws {
    var world = World()
    let disc = world.addBody(Body(kind: .static, position: Vec2(4, 0)))
    world.addShape(.circle(radius: 1), to: disc)
    let box = world.addBody(Body(kind: .static, position: Vec2(8, 0)))
    world.addShape(.box(halfWidth: 1, halfHeight: 1, radius: 0), to: box)

    let hits = world.castRays(from: Vec2(0, 0.6), along: Vec2(20, 0))
    #expect(hits.count == 2)
    // The circle at height 0.6 starts at 4 - 0.8; tolerance: 5 micrometers, divided by 20.
    #expect(isClose(Double(hits[0].fraction), 3.2 / 20, within: 1e-6))
    #expect(isClose(Double(hits[0].normal.x), -0.8, within: 1e-4))
    #expect(isClose(Double(hits[0].normal.y), 0.6, within: 1e-4))
    #expect(isClose(Double(hits[1].point.x), 7, within: 1e-5))
    #expect(world.castRay(from: Vec2(0, 0), along: Vec2(2.9, 0)) == nil)
    let back = try #require(world.castRay(from: Vec2(4, 0), along: Vec2(20, 0)))
    #expect(world.body(of: back.shape) == box, "a ray ignores the shape that contains its origin")
  }

  @Test func `a ray cast applies its filter`() {
    var world = World()
    let body = world.addBody(Body(kind: .static))
    world.addShape(.circle(radius: 1), to: body, ShapeTraits(filter: Filter(category: 4)))
    let displacement = Vec2(4, 0)
    #expect(world.castRay(from: Vec2(-3, 0), along: displacement, filter: Filter(mask: 4)) != nil)
    #expect(world.castRay(from: Vec2(-3, 0), along: displacement, filter: Filter(mask: 2)) == nil)
  }

  @Test func `a circle cast hits at a distance of its radius`() throws {
    var world = World()
    let body = world.addBody(Body(kind: .static, position: Vec2(5, 0)))
    world.addShape(.box(halfWidth: 1, halfHeight: 1, radius: 0), to: body)
    let start = Pose(p: .zero, q: .identity)
    let hit = try #require(
      world.castShape(.circle(radius: 0.5), at: start, along: Vec2(10, 0)))
    #expect(isClose(Double(hit.fraction), 0.35, within: 1e-6))
    #expect(isClose(Double(hit.point.x), 4, within: 1e-5))
    #expect(hit.normal == Vec2(-1, 0))
    // Misses the vertex by 1 cm, and hits it by 1 cm.
    #expect(
      world.castShape(
        .circle(radius: 0.5), at: Pose(p: Vec2(0, 1.51), q: .identity), along: Vec2(10, 0)) == nil)
    #expect(
      world.castShape(
        .circle(radius: 0.5), at: Pose(p: Vec2(0, 1.49), q: .identity), along: Vec2(10, 0)) != nil)
  }

  @Test func `a concave outline is cut into convex pieces of the same area`() throws {
    // An arrow, a comb and a spiral, in either direction.
    let arrow = [Vec2(0, 0), Vec2(4, 2), Vec2(0, 4), Vec2(1, 2)]
    var comb: [Vec2] = [Vec2(0, 0), Vec2(10, 0)]
    for i in (0..<10).reversed() {
      comb += [Vec2(Float(i) + 0.9, 3), Vec2(Float(i) + 0.5, 0.5), Vec2(Float(i) + 0.1, 3)]
    }
    for outline in [arrow, arrow.reversed(), comb, comb.reversed()] {
      let pieces = try #require(Polygon.convexPieces(of: outline))
      let area = pieces.reduce(0) { $0 + abs(signedArea($1.vertices)) }
      #expect(isClose(area, abs(signedArea(outline)), within: 1e-4))
      for piece in pieces {
        for i in piece.vertices.indices {
          let n = piece.vertices.count
          let (a, b, c) = (
            piece.vertices[i], piece.vertices[(i + 1) % n], piece.vertices[(i + 2) % n]
          )
          #expect(cross(b - a, c - b) > 0)
        }
      }
    }
    #expect(Polygon.convexPieces(of: arrow)?.count == 2)
    #expect(Polygon.convexPieces(of: [Vec2(0, 0), Vec2(1, 1), Vec2(1, 0), Vec2(0, 1)]) == nil)
    #expect(Polygon.convexPieces(of: [Vec2(0, 0), Vec2(1, 1), Vec2(2, 2)]) == nil)
  }

  private func signedArea(_ corners: [Vec2]) -> Double {
    corners.indices.reduce(0) {
      $0 + Double(cross(corners[$1], corners[($1 + 1) % corners.count])) / 2
    }
  }
}
