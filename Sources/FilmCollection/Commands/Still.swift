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

  @Flag(name: .shortAndLong, help: "Replace an existing file.")
  var force = false

  func validate() throws {
    try asUsageError {
      _ = try pictures.settings.renderer(for: recipe.recipe)
      try FilePath(output).checkPicture(force: force)
    }
  }

  func run() throws {
    ignorePipeSignal()
    printNote(ofTime: at, option: "--at", afterEndOf: recipe.recipe)
    let settings = pictures.settings
    let renderer = try settings.renderer(for: recipe.recipe)
    let frame = settings.apply(to: settings.stage(for: recipe.recipe).frame(at: at))
    let image = try renderer.image(of: frame)
    try PNG.write(image, to: FilePath(output), replacing: force, compression: .frames)
    try printResult(output.printable)
    printWarning(ofMissing: frame.missingCharacters)
  }
}
