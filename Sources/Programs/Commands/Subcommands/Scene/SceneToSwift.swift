import ArgumentParser
import FileIO
import SceneFile
import StageKit
import SystemPackage

/// `zoetrope scene to-swift`: prints a scene as the Swift source of a recipe.
struct SceneToSwift<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "to-swift",
      abstract: "Print a scene file as the Swift source of a recipe, which makes the same film.")
  }

  @Argument(
    help: ArgumentHelp("The scene file.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]),
    transform: { try Collection.scene(ofFile: $0) })
  var scene: SceneRecipe

  func run() throws {
    ignorePipeSignal()
    try printResult(scene.swift.trimming("\n"))
  }
}

extension FilmCollection {
  /// Returns the scene of a file that was read.
  fileprivate static func scene(ofFile path: String) throws -> SceneRecipe {
    if case .recipes(let recipes) = try contents(ofFile: path),
      let scene = recipes.first as? SceneRecipe
    {
      return scene
    }
    throw ValidationError("a scene file is needed, such as scene.yaml.")
  }
}
