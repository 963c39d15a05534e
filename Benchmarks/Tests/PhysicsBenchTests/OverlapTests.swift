import Testing

@testable import physics_bench

@Suite struct OverlapTests {
  /// A scene of a static body 0 and a dynamic body 1, each with one shape.
  private func scene(_ outlines: Scene.Outline..., collides: Bool = true) -> Scene {
    var scene = Scene()
    let material = Scene.Material(collides: collides)
    for (index, outline) in outlines.enumerated() {
      let body = scene.add(index == 0 ? .static : .dynamic, 0, 0)
      scene.shapes.append(Scene.Shape(body: body, outline: outline, material: material))
    }
    return scene
  }

  private func pose(_ x: Double, _ y: Double, cosine: Double = 1, sine: Double = 0) -> Pose {
    Pose(position: SIMD2(x, y), cosine: cosine, sine: sine)
  }

  private let square = Scene.Outline.box(halfSize: SIMD2(1, 1), center: SIMD2(0, 0))

  @Test func `the overlap of circles is the sum of their radii minus their distance`() {
    let overlap = Overlap(
      of: scene(.circle(radius: 2), .circle(radius: 3.5)), poses: [pose(0, 0), pose(3, 4)])
    #expect(overlap.depth == 0.5)
    // Relative to the diameter of the dynamic one, though the static one is smaller.
    #expect(overlap.relativeDepth == 0.5 / 7)
  }

  @Test(arguments: [
    (SIMD2(1.75, 0.0), 0.25), (SIMD2(0, -1.25), 0.75), (SIMD2(1.375, 1.5), 0.375),
    (SIMD2(0.25, 0), 1.75), (SIMD2(1.75, 2), 0),
  ])
  func `a disc overlaps a square by its radius less its signed distance`(
    center: SIMD2<Double>, depth: Double
  ) {
    let overlap = Overlap(
      of: scene(square, .circle(radius: 1)), poses: [pose(0, 0), pose(center.x, center.y)])
    #expect((overlap.depth - depth).magnitude < 1e-12)
  }

  @Test func `the overlap of a rotated square is measured along the edge normal of the other`() {
    let root = 0.5.squareRoot()
    let overlap = Overlap(
      of: scene(square, square),
      poses: [pose(0, 0), pose(0, 1 + 2.0.squareRoot() - 0.25, cosine: root, sine: root)])
    // Rounding of a few values of about 1.
    #expect((overlap.depth - 0.25).magnitude < 1e-12)
    #expect((overlap.relativeDepth - 0.125).magnitude < 1e-12)
  }

  @Test func `the overlap of squares is the minimum over the edge normals`() {
    let overlap = Overlap(of: scene(square, square), poses: [pose(0, 0), pose(1.5, 1.75)])
    #expect(overlap.depth == 0.25)
  }

  @Test func `shapes that do not collide are not measured`() {
    let poses = [pose(0, 0), pose(0, 0)]
    #expect(Overlap(of: scene(square, square, collides: false), poses: poses).depth == 0)
    #expect(Overlap(of: scene(square, .segment(SIMD2(0, 0), SIMD2(1, 0))), poses: poses).depth == 0)
    var fixed = scene(square, square)
    fixed.bodies[1].kind = .kinematic
    #expect(Overlap(of: fixed, poses: poses).depth == 0)
  }
}
