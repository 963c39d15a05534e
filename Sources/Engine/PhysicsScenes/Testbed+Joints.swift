import Physics

extension Testbed {
  static let jointScenes = [
    TestbedScene("bridge", "A bridge of planks carries boxes.") {
      var drawn = DrawnWorld()
      let banks = drawn.addBody(.static)
      drawn.addBox(3, 2, center: Vec2(-11, 2), to: banks)
      drawn.addBox(3, 2, center: Vec2(11, 2), to: banks)
      var previous = banks
      var anchor = Vec2(-8, 3.8)
      for i in 0..<16 {
        let plank = drawn.addBox(
          0.52, 0.12, at: Vec2(-7.5 + Float(i), 3.8), ShapeTraits(density: 3, friction: 0.6))
        drawn.world.addJoint(
          .revolute(RevoluteJoint(previous, plank, anchorA: anchor, anchorB: Vec2(-0.5, 0))))
        previous = plank
        anchor = Vec2(0.5, 0)
      }
      drawn.world.addJoint(
        .revolute(RevoluteJoint(previous, banks, anchorA: anchor, anchorB: Vec2(8, 3.8))))
      for i in 0..<5 { drawn.addBox(0.4, 0.4, at: Vec2(1.5 * Float(i) - 3, 6)) }
      return drawn
    },
    TestbedScene("ragdoll", "A figure of limbs with limited joints falls down stairs.") {
      var drawn = DrawnWorld()
      let stairs = drawn.addFloor()
      for i in 0..<6 {
        let height = 0.45 * Float(6 - i)
        drawn.addBox(0.6, height, center: Vec2(-6 + 1.2 * Float(i), height), to: stairs)
      }
      let traits = ShapeTraits(friction: 0.4, filter: Filter(group: -1))
      let trunk = drawn.addBox(0.25, 0.5, at: Vec2(-5.4, 7.6), angle: -0.5, traits)
      func limb(_ size: Vec2, from parent: BodyID, at anchor: Vec2, _ way: Float) -> BodyID {
        let angle = drawn.world[parent].angle
        let joint = drawn.world.pose(of: parent) * anchor
        let body = drawn.addBox(
          size.x, size.y, at: joint + Rot(angle) * Vec2(0, way * size.y), angle: angle, traits)
        drawn.world.addJoint(
          .revolute(
            RevoluteJoint(
              parent, body, anchorA: anchor, anchorB: Vec2(0, -way * size.y), lowerAngle: -1,
              upperAngle: 1, maxMotorTorque: 0.05)))
        return body
      }
      _ = limb(Vec2(0.22, 0.22), from: trunk, at: Vec2(0, 0.55), 1)
      for x in [Float(-0.22), 0.22] {
        let upper = limb(Vec2(0.09, 0.3), from: trunk, at: Vec2(1.2 * x, 0.45), -1)
        _ = limb(Vec2(0.08, 0.28), from: upper, at: Vec2(0, -0.3), -1)
        let thigh = limb(Vec2(0.11, 0.36), from: trunk, at: Vec2(0.6 * x, -0.5), -1)
        _ = limb(Vec2(0.09, 0.36), from: thigh, at: Vec2(0, -0.36), -1)
      }
      return drawn
    },
    TestbedScene("cradle", "Balls on rods pass on the speed of the first.", center: Vec2(0, 3.5)) {
      var settings = Settings()
      settings.conservesEnergy = true
      settings.velocityIterations = 32
      var drawn = DrawnWorld(settings: settings)
      let beam = drawn.addBody(.static)
      drawn.addBox(3, 0.1, center: Vec2(0, 6), to: beam)
      for i in 0..<5 {
        let hook = Vec2(Float(i) - 2, 5.9)
        let way: Vec2 = i == 0 ? Vec2(-3.2, -2.4) : Vec2(0, -4)
        let ball = drawn.addBall(
          0.49, at: hook + way, ShapeTraits(friction: 0, restitution: 1))
        drawn.world.addJoint(
          .distance(DistanceJoint(beam, ball, anchorA: hook, length: 4)))
        drawn.bodies.append(ball)
      }
      return drawn
    } act: { drawn, _ in
      drawn.lines = drawn.bodies.enumerated().map {
        (Vec2(Float($0.offset) - 2, 5.9), drawn.world[$0.element].position)
      }
    },
    TestbedScene("soft", "Springs between balls make soft bodies.") {
      var drawn = DrawnWorld()
      drawn.addFloor()
      for ring in 0..<3 {
        let center = Vec2(4.5 * Float(ring) - 4.5, 5 + Float(ring))
        let balls = (0..<14).map { i in
          drawn.addBall(0.22, at: center + Rot(Float(i) * .pi / 7) * Vec2(1.2, 0))
        }
        for i in 0..<14 {
          for reach in [1, 2, 7] {
            let (a, b) = (balls[i], balls[(i + reach) % 14])
            let length = (drawn.world[b].position - drawn.world[a].position).length
            drawn.world.addJoint(
              .distance(
                DistanceJoint(
                  a, b, length: length,
                  stiffness: .spring(hertz: Float(3 + 2 * ring), dampingRatio: 0.3))))
          }
        }
      }
      return drawn
    },
    TestbedScene("sliders", "A rope, a slider with a motor, a weld and a sprung weld.") {
      var drawn = DrawnWorld()
      let frame = drawn.addFloor()
      var previous = frame
      var anchor = Vec2(-7, 7.5)
      for i in 0..<10 {
        let link = drawn.addBox(
          0.2, 0.06, at: Vec2(-6.8 + 0.4 * Float(i), 7.5),
          ShapeTraits(filter: Filter(group: -1)))
        drawn.world.addJoint(
          .revolute(RevoluteJoint(previous, link, anchorA: anchor, anchorB: Vec2(-0.2, 0))))
        previous = link
        anchor = Vec2(0.2, 0)
      }
      let slider = drawn.addBox(0.5, 0.4, at: Vec2(0.5, 3))
      drawn.joints.append(
        drawn.world.addJoint(
          .prismatic(
            PrismaticJoint(
              frame, slider, anchorA: Vec2(0.5, 3), axis: Vec2(0, 1), lowerTranslation: -2,
              upperTranslation: 3, motorSpeed: 2, maxMotorForce: 60))))
      for (i, hertz) in [Float(0), 2].enumerated() {
        let at = Vec2(4 + 3.5 * Float(i), 5)
        let beam = drawn.addBox(1, 0.1, at: at + Vec2(1, 0))
        drawn.world.addJoint(
          .weld(
            WeldJoint(
              frame, beam, anchorA: at, anchorB: Vec2(-1, 0), hertz: hertz, dampingRatio: 0.1)))
      }
      return drawn
    } act: { drawn, step in
      guard step % 150 == 149, case .prismatic(var joint) = drawn.world[drawn.joints[0]] else {
        return
      }
      joint.motorSpeed = -joint.motorSpeed
      drawn.world[drawn.joints[0]] = .prismatic(joint)
    },
  ]
}
