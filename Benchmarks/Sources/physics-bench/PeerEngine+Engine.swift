import PhysicsPeers

extension PeerEngine: Engine {
  var title: String {
    switch self {
    case .box2D: "Box2D 2.4.1"
    case .chipmunk: "Chipmunk 7.0.3"
    }
  }

  var key: String {
    switch self {
    case .box2D: "box2d"
    case .chipmunk: "chipmunk"
    }
  }

  func makeWorld(_ scene: Scene) -> any EngineWorld {
    guard
      let world = peer_world_create(self, scene.gravity.x, scene.gravity.y, scene.allowsSleep)
    else {
      preconditionFailure("the peers create a world or end the program")
    }
    return PeerEngineWorld(scene, world)
  }
}

/// A world of an engine in C or C++.
final class PeerEngineWorld: EngineWorld {
  private let world: OpaquePointer

  /// Fills an empty world with what a scene contains, and owns it.
  init(_ scene: Scene, _ world: OpaquePointer) {
    self.world = world
    for body in scene.bodies {
      peer_add_body(world, PeerBody(body))
    }
    for shape in scene.shapes {
      add(shape)
    }
    for pin in scene.pins {
      peer_add_pin(world, Int32(pin.bodyA), Int32(pin.bodyB), pin.point.x, pin.point.y)
    }
    for spring in scene.springs {
      peer_add_spring(world, PeerSpring(spring))
    }
  }

  deinit {
    peer_world_destroy(world)
  }

  private func add(_ shape: Scene.Shape) {
    let body = Int32(shape.body)
    let material = PeerMaterial(
      density: shape.material.density, friction: shape.material.friction,
      restitution: shape.material.restitution, collides: shape.material.collides)
    switch shape.outline {
    case .box(let halfSize, let center):
      peer_add_box(world, body, halfSize.x, halfSize.y, center.x, center.y, material)
    case .circle(let radius):
      peer_add_circle(world, body, radius, material)
    case .segment(let start, let end):
      peer_add_segment(world, body, start.x, start.y, end.x, end.y, material)
    }
  }

  func step(_ count: Int) {
    peer_step(world, Int32(count))
  }

  func pose(of body: Int) -> Pose {
    let pose = peer_pose(world, Int32(body))
    return Pose(position: SIMD2(pose.x, pose.y), cosine: pose.cosine, sine: pose.sine)
  }
}

extension PeerBody {
  fileprivate init(_ body: Scene.Body) {
    let kind: PeerBodyKind =
      switch body.kind {
      case .static: .static
      case .kinematic: .kinematic
      case .dynamic: .dynamic
      }
    self.init(
      kind: kind, x: body.position.x, y: body.position.y, velocity_x: body.velocity.x,
      velocity_y: body.velocity.y, angular_velocity: body.angularVelocity,
      is_bullet: body.isBullet)
  }
}

extension PeerSpring {
  fileprivate init(_ spring: Scene.Spring) {
    self.init(
      body_a: Int32(spring.bodyA), body_b: Int32(spring.bodyB), anchor_ax: spring.anchorA.x,
      anchor_ay: spring.anchorA.y, anchor_bx: spring.anchorB.x, anchor_by: spring.anchorB.y,
      length: spring.length, hertz: spring.hertz, damping_ratio: spring.dampingRatio)
  }
}
