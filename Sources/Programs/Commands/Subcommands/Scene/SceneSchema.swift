import ArgumentParser
import FileIO
import SceneFile

/// `zoetrope scene schema`: prints the JSON Schema of scene files.
struct SceneSchema<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "schema",
      abstract: "Print the JSON Schema of scene files.",
      discussion: """
        Editors complete and check scene files with it, if a file begins with the line \
        '# yaml-language-server: $schema=scene.schema.json'.
        """)
  }

  func run() throws {
    ignorePipeSignal()
    try printResult(SceneRecipe.schema.trimming("\n"))
  }
}
