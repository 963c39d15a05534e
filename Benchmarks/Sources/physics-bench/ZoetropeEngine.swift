import Physics

/// Zoetrope's engine with the settings of the others, 8 velocity and 3 position iterations, or with
/// the soft step and its 8 sub-steps.
struct ZoetropeEngine: Engine {
  var solver = Solver.sequentialImpulses

  var title: String { solver == .softStep ? "Zoetrope, soft step" : "Zoetrope" }
  var key: String { solver == .softStep ? "zoetrope_soft" : "zoetrope" }

  func makeWorld(_ scene: Scene) -> any EngineWorld {
    ZoetropeEngineWorld(scene, solver)
  }
}

private final class ZoetropeEngineWorld: EngineWorld {
  private var world: World
  private var bodies: [BodyID] = []

  init(_ scene: Scene, _ solver: Solver) {
    var settings = Settings()
    settings.solver = solver
    settings.gravity = Vec2(scene.gravity)
    settings.velocityIterations = 8
    settings.positionIterations = 3
    settings.allowsSleep = scene.allowsSleep
    world = World(settings: settings)
    for body in scene.bodies {
      bodies.append(world.addBody(Body(body)))
    }
    for shape in scene.shapes {
      world.addShape(Shape(shape.outline), to: bodies[shape.body], ShapeTraits(shape.material))
    }
    for pin in scene.pins {
      let joint = RevoluteJoint(
        bodies[pin.bodyA], bodies[pin.bodyB],
        anchorA: Vec2(pin.point - scene.bodies[pin.bodyA].position),
        anchorB: Vec2(pin.point - scene.bodies[pin.bodyB].position))
      world.addJoint(.revolute(joint))
    }
    for spring in scene.springs {
      let joint = DistanceJoint(
        bodies[spring.bodyA], bodies[spring.bodyB], anchorA: Vec2(spring.anchorA),
        anchorB: Vec2(spring.anchorB), length: Float(spring.length),
        stiffness: .spring(hertz: Float(spring.hertz), dampingRatio: Float(spring.dampingRatio)))
      world.addJoint(.distance(joint))
    }
  }

  func step(_ count: Int) {
    for _ in 0..<count { world.step(Float(Scene.timeStep)) }
  }

  func pose(of body: Int) -> Pose {
    let pose = world.pose(of: bodies[body])
    return Pose(
      position: SIMD2(Double(pose.p.x), Double(pose.p.y)), cosine: Double(pose.q.c),
      sine: Double(pose.q.s))
  }
}

// MARK: - Translation

extension Vec2 {
  fileprivate init(_ vector: SIMD2<Double>) {
    self.init(Float(vector.x), Float(vector.y))
  }
}

extension Body {
  fileprivate init(_ body: Scene.Body) {
    let kind: Kind =
      switch body.kind {
      case .static: .static
      case .kinematic: .kinematic
      case .dynamic: .dynamic
      }
    self.init(
      kind: kind, position: Vec2(body.position), velocity: Vec2(body.velocity),
      angularVelocity: Float(body.angularVelocity), isBullet: body.isBullet)
  }
}

extension Shape {
  fileprivate init(_ outline: Scene.Outline) {
    switch outline {
    case .box(let halfSize, let center):
      self = .box(
        halfWidth: Float(halfSize.x), halfHeight: Float(halfSize.y), center: Vec2(center))
    case .circle(let radius):
      self = .circle(radius: Float(radius))
    case .segment(let start, let end):
      self = .segment(Vec2(start), Vec2(end))
    }
  }
}

extension ShapeTraits {
  fileprivate init(_ material: Scene.Material) {
    self.init(
      density: Float(material.density), friction: Float(material.friction),
      restitution: Float(material.restitution),
      filter: Filter(group: material.collides ? 0 : -1))
  }
}
