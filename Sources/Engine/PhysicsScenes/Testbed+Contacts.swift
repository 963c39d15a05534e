import Physics

extension Testbed {
  static let contactScenes = [
    TestbedScene("stack", "A pyramid of boxes stands until a ball hits it.") {
      var drawn = DrawnWorld()
      drawn.addFloor()
      for row in 0..<10 {
        for column in row..<10 {
          let x = 0.72 * (Float(column) - 0.5 * Float(row) - 4.5)
          drawn.addBox(0.33, 0.33, at: Vec2(x, 0.67 * Float(row) + 0.35))
        }
      }
      return drawn
    } act: { drawn, step in
      guard step == 180 else { return }
      drawn.addBall(
        0.5, at: Vec2(-10, 3), velocity: Vec2(18, 3), ShapeTraits(density: 6, friction: 0.6))
    },
    TestbedScene("restitution", "Balls of restitution 0 to 1 bounce to e squared of their height.")
    {
      var drawn = DrawnWorld()
      drawn.addFloor()
      for i in 0...6 {
        drawn.addBall(
          0.45, at: Vec2(2.4 * Float(i - 3), 7), ShapeTraits(restitution: Float(i) / 6))
      }
      return drawn
    },
    TestbedScene(
      "friction", "Boxes of friction 0 to 0.8 slide down a slope of 22 degrees, or stay."
    ) {
      var drawn = DrawnWorld()
      drawn.addFloor()
      let slope = drawn.addBody(.static)
      let turn = Rot(-0.38)
      drawn.addBox(
        7, 0.15, center: Vec2(-2, 3.2), angle: -0.38, to: slope, ShapeTraits(friction: 1))
      for i in 0..<5 {
        let friction = 0.2 * Float(i)
        let at = Vec2(-2, 3.2) + turn * Vec2(-6 + 1.4 * Float(i), 0.5)
        drawn.addBox(0.35, 0.3, at: at, angle: -0.38, ShapeTraits(friction: friction * friction))
      }
      return drawn
    },
    TestbedScene("tumbler", "A motor turns a drum of boxes.", center: .zero, halfHeight: 5) {
      var drawn = DrawnWorld()
      let axle = drawn.addBody(.static)
      let drum = drawn.addBody()
      for i in 0..<12 {
        let turn = Rot(Float(i) * .pi / 6)
        drawn.addBox(
          1.15, 0.12, center: turn * Vec2(0, -4), angle: Float(i) * .pi / 6, to: drum,
          ShapeTraits(density: 5, friction: 0.6))
      }
      drawn.world.addJoint(
        .revolute(RevoluteJoint(axle, drum, motorSpeed: 0.6, maxMotorTorque: 1e6)))
      for i in 0..<100 {
        drawn.addBox(0.2, 0.2, at: Vec2(0.5 * Float(i % 10 - 5), 0.5 * Float(i / 10 - 5)))
      }
      return drawn
    },
    TestbedScene("explosion", "An explosion pushes away what is near.") {
      var drawn = DrawnWorld()
      drawn.addFloor()
      for i in 0..<60 {
        drawn.addBox(0.25, 0.25, at: Vec2(0.6 * Float(i % 12) - 3.3, 0.3 + 0.52 * Float(i / 12)))
      }
      return drawn
    } act: { drawn, step in
      guard step == 90 else { return }
      drawn.world.explode(
        Explosion(center: Vec2(0, 0.2), radius: 2, falloff: 4, impulsePerLength: 6))
    },
    TestbedScene("bullets", "Fast bullets stop at a thin wall, and do not pass.", halfHeight: 5) {
      var drawn = DrawnWorld()
      drawn.addFloor()
      let wall = drawn.addBody(.static)
      drawn.addBox(0.03, 3, center: Vec2(6, 3), to: wall)
      for i in 0..<12 {
        drawn.addBox(0.25, 0.25, at: Vec2(4, 0.26 + 0.52 * Float(i)))
      }
      return drawn
    } act: { drawn, step in
      guard step % 60 == 30, step < 360 else { return }
      let bullet = drawn.addBall(
        0.1, at: Vec2(-11, 0.6 + Float(step) / 120), velocity: Vec2(250, 0),
        ShapeTraits(density: 4))
      drawn.world[bullet].isBullet = true
    },
    TestbedScene("casts", "Rays from the center end at the nearest shape.", center: .zero) {
      var settings = Settings()
      settings.gravity = .zero
      var drawn = DrawnWorld(settings: settings)
      for i in 0..<14 {
        let turn = Rot(Float(i) * 2 * .pi / 14)
        let body = drawn.addBody(.kinematic, at: turn * Vec2(2.5 + 0.15 * Float(i), 0))
        if i % 2 == 0 { drawn.addBox(0.4, 0.3, to: body) } else { drawn.addCircle(0.35, to: body) }
        drawn.world[body].velocity = 0.4 * (turn * Vec2(0, 1))
        drawn.world[body].angularVelocity = 1
      }
      return drawn
    } act: { drawn, step in
      drawn.lines = (0..<24).map { i in
        let way = 8 * (Rot(Float(i) * .pi / 12 + 0.005 * Float(step)) * Vec2(1, 0))
        let hit = drawn.world.castRay(from: .zero, along: way)
        return (.zero, hit?.point ?? way)
      }
    },
    TestbedScene("sleeping", "Stacks that rest sleep, and cost a step nothing; a ball wakes one.") {
      var drawn = DrawnWorld()
      drawn.addFloor()
      for i in 0..<40 {
        drawn.addBox(0.3, 0.3, at: Vec2(2.2 * Float(i / 5) - 7.7, 0.32 + 0.62 * Float(i % 5)))
      }
      return drawn
    } act: { drawn, step in
      guard step == 240 else { return }
      drawn.addBall(0.5, at: Vec2(-10, 2), velocity: Vec2(9, 3))
    },
  ]
}
