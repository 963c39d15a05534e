import Physics

extension InvalidCall {
  private static let nan = Float.nan
  private static let infinite = Vec2(0, .infinity)

  /// Invalid definitions of wheel, pulley, gear, motor and mouse joints.
  static let machines = wheels + pulleys + gears + motors + mice

  private static let wheels = [
    wheel("anchorA must") { $0.anchorA = infinite },
    wheel("anchorB must") { $0.anchorB = infinite },
    wheel("axis must") { $0.axis = .zero },
    wheel("hertz must") { $0.hertz = -1 },
    wheel("dampingRatio must") { $0.dampingRatio = nan },
    wheel("lowerTranslation must") { $0.lowerTranslation = nan },
    wheel("motorSpeed must") { $0.motorSpeed = nan },
    wheel("maxMotorTorque must") { $0.maxMotorTorque = -1 },
  ]

  private static let pulleys = [
    pulley("groundAnchorA must") { $0.groundAnchorA = infinite },
    pulley("groundAnchorB must") { $0.groundAnchorB = infinite },
    pulley("anchorA must") { $0.anchorA = infinite },
    pulley("anchorB must") { $0.anchorB = infinite },
    pulley("lengthA must") { $0.lengthA = -1 },
    pulley("lengthB must") { $0.lengthB = nan },
    pulley("ratio must") { $0.ratio = 0 },
  ]

  private static let gears = [
    gear("ratio must") { $0.ratio = 0 },
    gear("constant must") { $0.constant = nan },
    gear("joint1 and joint2 must differ") { $0.joint2 = $0.joint1 },
    gear("bodyA of a gear joint must be the second body of joint1") {
      swap(&$0.joint1, &$0.joint2)
    },
    InvalidCall("joint1 of a gear joint must be revolute or prismatic") {
      let (gear, weld) = addGear(&$0)
      $0.world.addJoint(
        .gear(GearJoint(gear.bodyB, gear.bodyA, joint1: weld, joint2: gear.joint1)))
    },
    InvalidCall("the joints of a gear joint cannot change") {
      var (gear, _) = addGear(&$0)
      let id = $0.world.addJoint(.gear(gear))
      swap(&gear.joint1, &gear.joint2)
      $0.world[id] = .gear(gear)
    },
  ]

  private static let motors = [
    motor("linearOffset must") { $0.linearOffset = infinite },
    motor("angularOffset must") { $0.angularOffset = nan },
    motor("maxForce must") { $0.maxForce = -1 },
    motor("maxTorque must") { $0.maxTorque = nan },
    motor("correctionFactor must") { $0.correctionFactor = 1.1 },
  ]

  private static let mice = [
    mouse("anchorB must") { $0.anchorB = infinite },
    mouse("target must") { $0.target = infinite },
    mouse("hertz must") { $0.hertz = 0 },
    mouse("dampingRatio must") { $0.dampingRatio = -1 },
    mouse("maxForce must") { $0.maxForce = nan },
  ]

  // MARK: The definitions

  private static func wheel(
    _ sentence: String, _ edit: @escaping @Sendable (inout WheelJoint) -> Void
  ) -> InvalidCall {
    InvalidCall(sentence) {
      var joint = WheelJoint($0.ground, $0.ball, axis: Vec2(0, 1))
      edit(&joint)
      $0.world.addJoint(.wheel(joint))
    }
  }

  private static func pulley(
    _ sentence: String, _ edit: @escaping @Sendable (inout PulleyJoint) -> Void
  ) -> InvalidCall {
    InvalidCall(sentence) {
      var joint = PulleyJoint(
        $0.ground, $0.ball, groundAnchorA: .zero, groundAnchorB: .zero, lengthA: 1, lengthB: 1)
      edit(&joint)
      $0.world.addJoint(.pulley(joint))
    }
  }

  /// Adds two wheels on pins, and a weld of the second.
  private static func addGear(_ example: inout Example) -> (GearJoint, weld: JointID) {
    let other = example.world.addBody(Body())
    let pin = example.world.addJoint(.revolute(RevoluteJoint(example.ground, other)))
    let weld = example.world.addJoint(.weld(WeldJoint(example.ground, other)))
    return (GearJoint(example.ball, other, joint1: example.joint, joint2: pin), weld)
  }

  private static func gear(
    _ sentence: String, _ edit: @escaping @Sendable (inout GearJoint) -> Void
  ) -> InvalidCall {
    InvalidCall(sentence) {
      var (joint, _) = addGear(&$0)
      edit(&joint)
      $0.world.addJoint(.gear(joint))
    }
  }

  private static func motor(
    _ sentence: String, _ edit: @escaping @Sendable (inout MotorJoint) -> Void
  ) -> InvalidCall {
    InvalidCall(sentence) {
      var joint = MotorJoint($0.ground, $0.ball)
      edit(&joint)
      $0.world.addJoint(.motor(joint))
    }
  }

  private static func mouse(
    _ sentence: String, _ edit: @escaping @Sendable (inout MouseJoint) -> Void
  ) -> InvalidCall {
    InvalidCall(sentence) {
      var joint = MouseJoint($0.ground, $0.ball, target: .zero)
      edit(&joint)
      $0.world.addJoint(.mouse(joint))
    }
  }
}
