/// Scenes that show the physics engine, one concept each.
public enum Testbed: Sendable {
  /// The scenes in the order of the concepts.
  public static let scenes: [TestbedScene] =
    contactScenes + surfaceScenes + jointScenes + machineScenes

  /// Returns the scene with a name, or nil.
  public static func scene(named name: String) -> TestbedScene? {
    scenes.first { $0.name == name }
  }
}
