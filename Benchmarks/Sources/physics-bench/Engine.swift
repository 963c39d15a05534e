import PhysicsPeers

/// A physics engine that can run scenes.
protocol Engine: Sendable {
  /// The name in tables.
  var title: String { get }
  /// The name in the JSON object.
  var key: String { get }

  /// Builds a world in which nothing has moved yet.
  func makeWorld(_ scene: Scene) -> any EngineWorld
}

/// A world of some engine, built from a scene.
protocol EngineWorld: AnyObject {
  /// Advances the world by a number of steps of `Scene.timeStep`.
  func step(_ count: Int)

  /// Where a body, by its number in the scene, is now.
  func pose(of body: Int) -> Pose
}

extension EngineWorld {
  /// Where all bodies of a scene are now.
  func poses(of scene: Scene) -> [Pose] {
    scene.bodies.indices.map { pose(of: $0) }
  }
}

/// The engines that are compared, in the order in which they take turns.
let engines: [any Engine] = [ZoetropeEngine(), PeerEngine.box2D, PeerEngine.chipmunk]
