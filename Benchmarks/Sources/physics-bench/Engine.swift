import PhysicsPeers

/// A physics engine that can run scenes.
protocol Engine: Sendable {
  /// The name in tables.
  var title: String { get }
  /// The name in the JSON object.
  var key: String { get }

  /// Builds a world in its initial state.
  func makeWorld(_ scene: Scene) -> any EngineWorld
}

/// A world of an engine, built from a scene.
protocol EngineWorld: AnyObject {
  /// Advances the world by a number of steps of `Scene.timeStep`.
  func step(_ count: Int)

  /// Returns the current pose of a body, by its index in the scene.
  func pose(of body: Int) -> Pose
}

extension EngineWorld {
  /// Returns the current poses of all bodies of a scene.
  func poses(of scene: Scene) -> [Pose] {
    scene.bodies.indices.map { pose(of: $0) }
  }
}

/// The engines to compare, in the order of a turn.
let engines: [any Engine] = [ZoetropeEngine(), PeerEngine.box2D, PeerEngine.chipmunk]
