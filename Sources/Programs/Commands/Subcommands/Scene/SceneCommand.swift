import ArgumentParser
import SceneFile

/// `zoetrope scene`: what goes with scene files.
struct SceneCommand<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "scene",
      abstract: "Print the JSON Schema of scene files, or a scene as Swift.",
      discussion: """
        A scene file describes views, behaviors, animations and touches in YAML. Every command that \
        accepts a recipe accepts one: '\(Collection.commandName) render scene.yaml -o scene.mp4'.

        Fields by their forces in N: \(SceneRecipe.fieldLaws).
        """,
      subcommands: [SceneSchema<Collection>.self, SceneToSwift<Collection>.self])
  }
}
