import PhysicsPeers

/// The growth of cost with the number of bullets, beside Box2D, whose time grows so fast that only
/// the first two scenes end within a minute.
enum BulletsReport {
  static let scenes = [500, 1000, 2000, 4000].map { TimedScene.bullets($0) }

  /// The engines that have continuous collision of moving bodies.
  static let engines: [any Engine] = [ZoetropeEngine(), PeerEngine.box2D]

  /// Returns the engines that run a scene.
  static func engines(of timed: TimedScene) -> [any Engine] {
    timed.scene.bodies.count <= 1001 ? engines : [engines[0]]
  }
}
