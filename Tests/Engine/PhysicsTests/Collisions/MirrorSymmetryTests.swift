import Physics
import Testing

/// A mirrored scene must move like its mirror image.
@Suite struct MirrorSymmetryTests {
  @Test func `a mirrored scene gives the bit-exact mirrored result`() {
    func scene(_ sign: Float) -> World {
      var world = World()
      world.addFloor()
      for i in 0..<30 {
        let x = sign * (0.3 * Float(i % 5) - 0.2)
        world.addBall(
          radius: 0.2 + 0.01 * Float(i), at: Vec2(x, 1 + 0.5 * Float(i)), velocity: Vec2(sign, 0),
          ShapeTraits(friction: 0.5, restitution: 0.3))
      }
      world.step(1 / 60, times: 300)
      return world
    }
    let (left, right) = (scene(-1), scene(1))
    for (a, b) in zip(left.bodies, right.bodies) {
      #expect(left[a].position.x == -right[b].position.x)
      #expect(left[a].position.y == right[b].position.y)
      #expect(left[a].angularVelocity == -right[b].angularVelocity)
    }
  }

  /// In the mirror image the two points of a contact are swapped, since vertices run the other way.
  ///
  /// Their normal impulses are solved together, so only rounding remains: 60 steps, each from
  /// positions of up to 6 m, which are rounded to 2.4e-7 m.
  @Test
  func `without position correction the motion of a mirrored scene is mirrored within rounding`() {
    let worst = mirrorErrors(steps: 60) { world in
      world.settings.positionIterations = 0
      world.settings.isContinuous = false
    }
    #expect(worst.distance < 60 * 2.4e-7)
    #expect(worst.angle < 60 * 2.4e-7)
  }

  /// Positions are corrected point by point, and the correction of the first point tilts the box.
  ///
  /// A box that lands flat thus depends on the order of its points. An impact is corrected until
  /// both points overlap by at most 1.5 slops, and neither is lifted beyond one slop, so they end
  /// within half a slop of each other in either order.
  @Test func `the motion of mirrored tumbling boxes is mirrored within half a slop`() {
    let worst = mirrorErrors(steps: 60) { _ in }
    let halfSlop: Float = 0.0025
    #expect(worst.distance < halfSlop)
    // The boxes are 0.8 m wide.
    #expect(worst.angle < 2 * halfSlop / 0.8)
  }

  /// The maximum differences between tumbling boxes on a floor and their mirror image.
  private func mirrorErrors(
    steps: Int, _ setUp: (inout World) -> Void
  ) -> (distance: Float, angle: Float) {
    func scene(_ sign: Float) -> World {
      var world = World()
      setUp(&world)
      world.addFloor()
      for i in 0..<5 {
        world.addBox(
          halfWidth: 0.4, halfHeight: 0.2, at: Vec2(sign * 1.2 * Float(i), 1 + 0.5 * Float(i)),
          angle: sign * 0.3 * Float(i), velocity: Vec2(sign, 0),
          ShapeTraits(friction: 0.5, restitution: 0.3))
      }
      return world
    }
    var (left, right) = (scene(-1), scene(1))
    var worst: (distance: Float, angle: Float) = (0, 0)
    for _ in 0..<steps {
      left.step(1 / 60)
      right.step(1 / 60)
      for (a, b) in zip(left.bodies, right.bodies) {
        let (here, there) = (left[a], right[b])
        let image = Vec2(-there.position.x, there.position.y)
        worst.distance = max(worst.distance, (here.position - image).length)
        worst.angle = max(worst.angle, (here.angle + there.angle).magnitude)
      }
    }
    return worst
  }
}
