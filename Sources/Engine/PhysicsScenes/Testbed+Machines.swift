import Physics

extension Testbed {
  static let machineScenes = [
    TestbedScene(
      "car", "A car with springs drives over hills.", duration: 9, center: Vec2(4, 3),
      halfHeight: 7
    ) {
      var drawn = DrawnWorld()
      let ground = drawn.addBody(.static)
      let heights: [Float] = [5, 0, 0, 0, 0.6, 0.2, 1, 0.1, 0.7, 1.4, 0.4, 0, 1.8, 0.5, 0, 0, 0, 5]
      drawn.addChain(
        heights.enumerated().map { Vec2(2 * Float($0.offset) - 12, $0.element) }, to: ground,
        ShapeTraits(friction: 0.9))
      let chassis = drawn.addBox(1.1, 0.25, at: Vec2(-8.5, 1.1))
      drawn.addBox(0.5, 0.25, center: Vec2(-0.2, 0.5), to: chassis)
      for x in [Float(-0.75), 0.75] {
        let wheel = drawn.addBall(
          0.42, at: Vec2(-8.5 + x, 0.6), ShapeTraits(friction: 1.2))
        drawn.world.addJoint(
          .wheel(
            WheelJoint(
              chassis, wheel, anchorA: Vec2(x, -0.5), axis: Vec2(0, 1), hertz: 4,
              dampingRatio: 0.7, lowerTranslation: -0.25, upperTranslation: 0.25,
              motorSpeed: -9, maxMotorTorque: 8)))
      }
      return drawn
    },
    TestbedScene("pulley", "Two loads hang on a rope over two wheels.") {
      var drawn = DrawnWorld()
      drawn.addFloor()
      let a = drawn.addBox(0.5, 0.5, at: Vec2(-2.5, 4))
      let b = drawn.addBox(0.65, 0.65, at: Vec2(2.5, 4))
      drawn.bodies = [a, b]
      drawn.world.addJoint(
        .pulley(
          PulleyJoint(
            a, b, groundAnchorA: Vec2(-2.5, 8), groundAnchorB: Vec2(2.5, 8),
            anchorA: Vec2(0, 0.5), anchorB: Vec2(0, 0.65), lengthA: 3.5, lengthB: 3.35)))
      return drawn
    } act: { drawn, _ in
      let tops = [
        drawn.world.pose(of: drawn.bodies[0]) * Vec2(0, 0.5),
        drawn.world.pose(of: drawn.bodies[1]) * Vec2(0, 0.65),
      ]
      drawn.lines = [
        (tops[0], Vec2(-2.5, 8)), (Vec2(-2.5, 8), Vec2(2.5, 8)), (Vec2(2.5, 8), tops[1]),
      ]
    },
    TestbedScene("gears", "Toothed wheels turn each other and move a rack.") {
      var drawn = DrawnWorld()
      let frame = drawn.addBody(.static)
      let traits = ShapeTraits(filter: Filter(group: -1))
      func wheel(_ radius: Float, at position: Vec2, torque: Float) -> (BodyID, JointID) {
        let body = drawn.addBody(at: position)
        drawn.addCircle(radius, to: body, traits)
        drawn.addBox(0.9 * radius, 0.06, to: body, traits)
        let joint = drawn.world.addJoint(
          .revolute(
            RevoluteJoint(
              frame, body, anchorA: position, motorSpeed: 1, maxMotorTorque: torque)))
        return (body, joint)
      }
      let (small, first) = wheel(1, at: Vec2(-3, 5), torque: 100)
      let (large, second) = wheel(2, at: Vec2(0, 5), torque: 0)
      let rack = drawn.addBox(3, 0.15, at: Vec2(0, 2.85), traits)
      let slide = drawn.world.addJoint(
        .prismatic(PrismaticJoint(frame, rack, anchorA: Vec2(0, 2.85), axis: Vec2(1, 0))))
      drawn.world.addJoint(
        .gear(GearJoint(small, large, joint1: first, joint2: second, ratio: 2)))
      drawn.world.addJoint(
        .gear(GearJoint(large, rack, joint1: second, joint2: slide, ratio: -0.5)))
      return drawn
    },
    TestbedScene("mouse", "A mouse joint drags a box through others.") {
      var drawn = DrawnWorld()
      let floor = drawn.addFloor()
      for i in 0..<20 {
        drawn.addBox(0.3, 0.3, at: Vec2(0.8 * Float(i % 10) - 3.6, 0.32 + 0.62 * Float(i / 10)))
      }
      let box = drawn.addBox(0.5, 0.5, at: Vec2(-7, 1))
      drawn.bodies = [box]
      drawn.joints.append(
        drawn.world.addJoint(
          .mouse(
            MouseJoint(
              floor, box, anchorB: Vec2(0.4, 0.4), target: Vec2(-6.6, 1.4), hertz: 5,
              maxForce: 300))))
      return drawn
    } act: { drawn, step in
      guard case .mouse(var joint) = drawn.world[drawn.joints[0]] else { return }
      let turn = Rot(.pi - 0.02 * Float(step))
      joint.target = Vec2(0, 2) + Vec2(6.6 * turn.c, 3 * turn.s)
      drawn.world[drawn.joints[0]] = .mouse(joint)
      let corner = drawn.world.pose(of: drawn.bodies[0]) * Vec2(0.4, 0.4)
      drawn.lines = [(corner, joint.target)]
    },
    TestbedScene("motor", "Motor joints move lifts on their way with a bounded force.") {
      var drawn = DrawnWorld()
      let floor = drawn.addFloor()
      for i in 0..<3 {
        let lift = drawn.addBox(1.4, 0.15, at: Vec2(5 * Float(i) - 5, 2))
        drawn.joints.append(
          drawn.world.addJoint(
            .motor(
              MotorJoint(
                floor, lift, linearOffset: Vec2(5 * Float(i) - 5, 2),
                maxForce: 40 + 30 * Float(i), maxTorque: 200, correctionFactor: 0.2))))
        for k in 0..<3 * i {
          drawn.addBox(0.3, 0.3, at: Vec2(5 * Float(i) - 5, 2.5 + 0.62 * Float(k)))
        }
      }
      return drawn
    } act: { drawn, step in
      for joint in drawn.joints {
        guard case .motor(var motor) = drawn.world[joint] else { continue }
        motor.linearOffset.y = 3 - Rot(0.02 * Float(step)).c
        drawn.world[joint] = .motor(motor)
      }
    },
  ]
}
