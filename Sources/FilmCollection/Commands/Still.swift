import ArgumentParser
import FileIO
import Imaging
import PictureKit
import Raster
import Rendering
import StageKit
import SystemPackage

/// `zoetrope still`: renders one picture of a recipe.
struct Still<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "still", abstract: "Render one frame of a recipe to a PNG file.")
  }

  @OptionGroup var recipe: RecipeArgument<Collection>

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The time, in seconds.", valueName: "seconds"),
    transform: IntervalOptions.seconds)
  var at: Double

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The PNG file.", valueName: "path"),
    completion: .file(extensions: ["png"]))
  var output: String

  @OptionGroup var pictures: PictureOptions
  @OptionGroup var parameters: ParameterOptions<Collection>
  @OptionGroup var grid: GridOptions

  @Flag(name: .shortAndLong, help: "Replace an existing file.")
  var force = false

  func validate() throws {
    try asUsageError {
      _ = try prepared(scene)
      try FilePath(output).checkPicture(force: force)
    }
  }

  func run() throws {
    ignorePipeSignal()
    let scene = try scene
    printNote(ofTime: at, option: "--at", afterEndOf: scene)
    let prepared = try prepared(scene)
    let performance = prepared.perform()
    let frame = performance.frame(at: at)
    let image = try prepared.renderer.image(of: frame)
    try PNG.write(image, to: FilePath(output), replacing: force, compression: .frames)
    try printResult(output.printable)
    printWarning(ofMissing: frame.missingText)
    printWarnings(performance.notes)
  }

  private var scene: any FilmScene {
    get throws { try parameters.scene(of: try recipe.recipe, isGrid: grid.grid) }
  }

  private func prepared(_ scene: any FilmScene) throws -> PreparedScene {
    try scene.prepared(with: pictures.settings, even: false)
  }
}
