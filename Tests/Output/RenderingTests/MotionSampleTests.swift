import Dynamics
import Geometry
import Rendering
import StageKit
import TestSupport
import Testing

/// Samples of motion against closed forms.
@Suite struct MotionSampleTests {
  private let stage = Stage(size: Size(300, 400))
  private let ball = View(frame: Rect(x: 100, y: 50, width: 100, height: 100))
  private let animator: DynamicAnimator

  init() {
    stage.view.addSubview(ball)
    animator = DynamicAnimator(referenceView: stage.view)
  }

  private func value(_ name: String, in sample: MotionSample) throws -> Double {
    try #require(try MotionQuantity(name).value(in: sample))
  }

  @Test func `a falling body has the speed and the energies of free fall`() throws {
    animator.addBehavior(GravityBehavior(items: [ball]))
    let air = DynamicItemBehavior(items: [ball])
    air.resistance = 0
    animator.addBehavior(air)
    let name = try #require(stage.viewStates.first).name
    var sampler = MotionSampler(of: stage)
    stage.advance(to: 0.001)
    let start = try #require(sampler.sample().energy)
    // 1 kg at 300 points above the lower edge in 10 m/s^2.
    #expect(isClose(start.potential, 30, within: 0.2) && start.springs == 0)
    stage.advance(to: 0.25)
    let falling = try #require(sampler.sample().energy)
    stage.advance(to: 0.5)
    let sample = sampler.sample()
    // Apple's animators begin half a step late (trace T1b). The integrator is exact in the
    // velocity, and half a sub-step of it off in the place.
    let speed = 1000 * (0.5 - 1.0 / 120)
    #expect(isClose(try value("\(name).vy", in: sample), speed, within: 1e-2))
    #expect(isClose(try value("\(name).speed", in: sample), speed, within: 1e-2))
    #expect(try value("\(name).spin", in: sample) == 0)
    #expect(isClose(try value("\(name).kinetic", in: sample), speed * speed / 2e4, within: 1e-3))
    // The energy of a free fall is constant: heights are those at the time of the velocities.
    #expect(isClose(try value("energy", in: sample), falling.total, within: 1e-3))
    #expect(isClose(falling.total, 30, within: 0.2))
  }

  @Test func `a projectile has the acceleration, momentum and energies of its mass`() throws {
    let stage = Stage(size: Size(300, 400))
    let ball = View(frame: Rect(x: 100, y: 50, width: 100, height: 100))
    stage.view.addSubview(ball)
    let animator = stage.retain(
      DynamicAnimator(referenceView: stage.view, profile: .accurate))
    animator.addBehavior(GravityBehavior(items: [ball]))
    let properties = DynamicItemBehavior(items: [ball])
    properties.resistance = 0
    properties.angularResistance = 0
    properties.density = 2
    properties.addLinearVelocity(Point(300, 0), for: ball)
    properties.addAngularVelocity(3, for: ball)
    animator.addBehavior(properties)
    let name = try #require(stage.viewStates.first).name
    var sampler = MotionSampler(of: stage)
    stage.advance(to: 0.4)
    let sample = sampler.sample()
    // 2 kg with 3 m/s to the right and 4 m/s downwards; bounds of single precision.
    for (word, expected) in [
      ("ax", 0), ("ay", 1000), ("acceleration", 1000), ("mass", 2), ("inertia", 1.0 / 3),
      ("momentum", 10), ("angularMomentum", 1), ("potential", 2 * 10 * (3 - 0.8)), ("springs", 0),
    ] {
      let found = try value("\(name).\(word)", in: sample)
      #expect(isClose(found, expected, within: 1e-3), "\(word): \(found)")
    }
    let formula = MotionFormula(
      "square", of: [try MotionQuantity("\(name).vx"), try MotionQuantity("\(name).vy")]
    ) { $0[0] * $0[0] + $0[1] * $0[1] }
    let square = MotionQuantity("square", formula)
    #expect(isClose(try #require(square.value(in: sample)), 250_000, within: 10))
    #expect(isClose(try #require(square.value(in: sample, lengths: .meters)), 25, within: 1e-3))
    #expect(square.viewName == name && square.unit() == "")
  }

  @Test func `a spinning bar has the energy of its moment of inertia`() throws {
    let bar = View(frame: Rect(x: 100, y: 100, width: 200, height: 50))
    stage.view.addSubview(bar)
    let item = DynamicItemBehavior(items: [bar])
    item.resistance = 0
    item.angularResistance = 0
    item.addAngularVelocity(3, for: bar)
    animator.addBehavior(item)
    stage.advance(to: 0.1)
    var sampler = MotionSampler(of: stage)
    let body = try #require(sampler.sample().views.last)
    // 1 kg of 2 m by 0.5 m: m (a^2 + b^2) / 12. The engine's numbers have 24 bits.
    let inertia = (4 + 0.25) / 12
    #expect(isClose(body.spin, 3, within: 1e-5))
    #expect(isClose(try #require(body.body?.kineticEnergy), inertia * 9 / 2, within: 1e-4))
  }

  @Test func `a body has its density before the first step`() throws {
    let item = DynamicItemBehavior(items: [ball])
    item.density = 3
    animator.addBehavior(item)
    animator.addBehavior(GravityBehavior(items: [ball]))
    var sampler = MotionSampler(of: stage)
    // 3 kg at 3 m in 10 m/s^2.
    #expect(isClose(try #require(sampler.sample().energy).potential, 90, within: 1e-4))
  }

  @Test func `a stretched spring has half of its stiffness times the square of its stretch`() throws
  {
    let spring = AttachmentBehavior(item: ball, attachedToAnchor: Point(150, 300))
    spring.frequency = 2
    spring.damping = 0
    spring.length = 100
    animator.addBehavior(spring)
    stage.advance(to: 1e-6)
    var sampler = MotionSampler(of: stage)
    let energy = try #require(sampler.sample().energy)
    // 1 kg at 200 points from the anchor: stretched by a meter. The step that has begun is shown
    // from its start; velocities are those at its end.
    let stiffness = (2 * Double.pi * 2) * (2 * Double.pi * 2)
    #expect(isClose(energy.springs, stiffness / 2, within: stiffness * 1e-4))
    #expect(energy.potential == 0)
  }

  @Test func `a view that no animator moves has the velocity of its change`() throws {
    stage.animate(withDuration: 2, options: [.curveLinear]) {
      ball.center = Point(ball.center.x + 100, ball.center.y + 40)
      ball.transform = Transform(rotationAngle: 1)
    }
    var sampler = MotionSampler(of: stage)
    _ = sampler.sample()
    stage.advance(to: 0.5)
    let sample = sampler.sample()
    let view = try #require(sample.views.first)
    #expect(
      isClose(view.velocity.dx, 50, within: 1e-9) && isClose(view.velocity.dy, 20, within: 1e-9))
    #expect(isClose(view.spin, 0.5, within: 1e-9))
    #expect(view.body == nil && sample.energy == nil)
  }

  @Test(arguments: ["", "y", ".y", "ball.", "ball.size", "Energy", "ball.y.z"])
  func `a name that is not a quantity is an error that lists what is allowed`(name: String) {
    let error = #expect(throws: RenderingError.self) { try MotionQuantity(name) }
    #expect(error?.description.hasPrefix("'\(name)' is not a quantity: ") == true)
  }

  @Test func `plots have every quantity but the time`() throws {
    for quantity in ViewQuantity.allCases {
      #expect(try MotionQuantity("a.\(quantity.rawValue)").viewName == "a")
    }
    for quantity in SceneQuantity.allCases where quantity != .time {
      #expect(try MotionQuantity(quantity.rawValue).viewName == nil)
    }
    let error = #expect(throws: RenderingError.self) { try MotionQuantity("time") }
    #expect(
      error?.description
        == "'time' is not a quantity: it must be energy, kinetic, potential, springs or contacts, or of a "
        + "view, such as ball.y or ball.speed.")
  }

  @Test func `a name with dots is that of a view`() throws {
    let quantity = try MotionQuantity("a.b.speed")
    #expect(quantity.viewName == "a.b" && quantity.unit() == "pt/s")
  }

  @Test func `a meter has 100 points, in lengths and speeds alone`() throws {
    let push = DynamicItemBehavior(items: [ball])
    push.resistance = 0
    push.addLinearVelocity(Point(200, 0), for: ball)
    animator.addBehavior(push)
    let name = try #require(stage.viewStates.first).name
    stage.advance(to: 0.1)
    var sampler = MotionSampler(of: stage)
    let sample = sampler.sample()
    for (word, unit) in [("x", "m"), ("elevation", "m"), ("vx", "m/s"), ("speed", "m/s")] {
      let quantity = try MotionQuantity("\(name).\(word)")
      let points = try #require(quantity.value(in: sample))
      #expect(quantity.value(in: sample, lengths: .meters) == points / 100)
      #expect(quantity.unit(lengths: .meters) == unit)
    }
    for word in ["angle", "alpha", "spin", "kinetic"] {
      let quantity = try MotionQuantity("\(name).\(word)")
      #expect(quantity.value(in: sample, lengths: .meters) == quantity.value(in: sample))
      #expect(quantity.unit(lengths: .meters) == quantity.unit())
    }
  }
}
