import Physics

extension Testbed {
  static let surfaceScenes = [
    TestbedScene("conveyor", "Belts move along themselves and carry boxes.") {
      var drawn = DrawnWorld()
      drawn.addFloor()
      let belts = drawn.addBody(.static)
      for (i, x) in [Float(-3), 3, -3].enumerated() {
        drawn.addBox(
          5, 0.15, center: Vec2(x, 6 - 2 * Float(i)), to: belts,
          ShapeTraits(friction: 0.8, tangentSpeed: i % 2 == 0 ? 2.5 : -2.5))
      }
      return drawn
    } act: { drawn, step in
      if step % 60 == 0, step < 420 { drawn.addBox(0.3, 0.3, at: Vec2(-7, 7)) }
    },
    TestbedScene("one-way", "Balls jump through platforms from below and land on them.") {
      var drawn = DrawnWorld()
      drawn.addFloor()
      let platforms = drawn.addBody(.static)
      for i in 0..<6 {
        drawn.addBox(
          1.2, 0.08, center: Vec2(3.2 * Float(i % 3) - 3.2, i < 3 ? 2.5 : 5), to: platforms,
          ShapeTraits(friction: 0.6, oneWayNormal: Vec2(0, 1)))
      }
      for i in 0..<3 {
        drawn.addBall(
          0.35, at: Vec2(3.2 * Float(i) - 3.2, 0.4), velocity: Vec2(0, 8 + 1.7 * Float(i)))
      }
      return drawn
    },
    TestbedScene("rolling", "Rolling resistance of 0 to 0.2 stops balls on a floor.", halfHeight: 5)
    {
      var drawn = DrawnWorld()
      for i in 0..<5 {
        let floor = drawn.addBody(.static, at: Vec2(0, 1.7 * Float(i)))
        drawn.addChain(
          [Vec2(-9, 1), Vec2(-9, 0), Vec2(9, 0), Vec2(9, 1)], to: floor,
          ShapeTraits(friction: 0.9))
        let ball = drawn.addBall(
          0.4, at: Vec2(-8, 1.7 * Float(i) + 0.41), velocity: Vec2(4, 0),
          ShapeTraits(friction: 0.9, rollingResistance: 0.05 * Float(i)))
        drawn.world[ball].angularVelocity = -10
      }
      return drawn
    },
    TestbedScene("modifier", "A contact modifier lets every second box pass a wall.") {
      var drawn = DrawnWorld()
      let floor = drawn.addFloor()
      drawn.addBox(0.1, 4, center: Vec2(0, 4), to: floor, ShapeTraits(tag: 9))
      for i in 0..<12 {
        let box = drawn.addBox(
          0.3, 0.3, at: Vec2(-4 - 0.7 * Float(i % 4), 0.31 + 0.61 * Float(i / 4)),
          ShapeTraits(friction: 0.1, tag: UInt64(i % 2)))
        drawn.world[box].velocity = Vec2(5, 0)
      }
      drawn.world.contactModifier = { contact in
        contact.isEnabled =
          max(contact.tagA, contact.tagB) != 9 || min(contact.tagA, contact.tagB) == 0
      }
      return drawn
    },
  ]
}
