import PhysicsScenes
import Zoetrope

/// The scenes of the physics engine as films, in the preview and in every subcommand of `zoetrope`.
@main
struct PhysicsTestbed: FilmCollection {
  static let abstract = "Show the scenes of the physics engine: films, frames, preview."
  static let recipes: [any Recipe] = Testbed.scenes.map(TestbedRecipe.init)
}
