import ArgumentParser
import Export
import FileIO
import Geometry
import Imaging
import PictureKit
import Raster
import Rendering
import StageKit
import SystemPackage

/// `zoetrope sheet`: draws a contact sheet of a recipe.
struct Sheet<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sheet",
      abstract: "Draw a contact sheet of a recipe: frames with their times, and all poses in one.")
  }

  @OptionGroup var recipe: RecipeArgument<Collection>

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The .png, .pdf or .svg file; RECIPE.png unless given.", valueName: "path"),
    completion: .file(extensions: ["png", "pdf", "svg"]))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of frames, 2 to 100; 12 unless given.", valueName: "number"),
    transform: number(from: 2, to: 100))
  var frames = ContactSheet.defaultFrameCount

  @Option(
    parsing: .unconditional,
    help: """
      Pixels per point of the sheet, or the factor of a document's size, 0.1 to 8; 1 unless given, or for \
      --grid 2 at most.
      """,
    transform: number(from: 0.1, to: 8))
  var scale: Double?

  @OptionGroup var parameters: ParameterOptions<Collection>
  @OptionGroup var grid: GridOptions

  @Flag(help: "Show touches as translucent discs, as screen recordings do.")
  var showTouches = false

  @Flag(help: "Show the bodies of dynamic animators as lines over the views.")
  var showPhysics = false

  @Flag(name: .shortAndLong, help: "Replace an existing file.")
  var force = false

  private var path: FilePath {
    get throws { try recipe.output(output, orNamed: ".png") }
  }

  func validate() throws {
    if grid.grid {
      _ = try gridSheet
    } else {
      // Performed once, by `run()`: what is global in a program keeps its state from one time to
      // the next.
      let size = ContactSheet.size(of: try configuredRecipe, frameCount: frames)
      let scale = scale ?? 1
      guard max(size.width, size.height) * scale <= Double(FrameRenderer.maxSide) else {
        throw ValidationError(
          "A sheet of \(frames) frames at --scale \(scale) has sides longer than "
            + "\(FrameRenderer.maxSide) pixels; take fewer or a smaller scale.")
      }
    }
    try asUsageError { _ = try path.checkDrawing(force: force) }
  }

  private var configuredRecipe: any Recipe {
    get throws { try parameters.configure(try recipe.recipe) }
  }

  private var settings: PictureSettings {
    PictureSettings(scale: scale, showsTouches: showTouches, showsPhysics: showPhysics)
  }

  private var gridSheet: PreparedScene {
    get throws {
      try asUsageError {
        try parameters.grid(of: try recipe.recipe).sheet(frameCount: frames, with: settings)
      }
    }
  }

  func run() throws {
    ignorePipeSignal()
    let sheet: Frame
    let renderer: FrameRenderer
    var notes: [String] = []
    if grid.grid {
      let prepared = try gridSheet
      let performance = prepared.perform()
      (sheet, renderer) = (performance.frame(at: 0), prepared.renderer)
      notes = performance.notes
    } else {
      let picture = ContactSheet(
        of: try configuredRecipe, frameCount: frames, settings: settings
      ) { if !notes.contains($0) { notes.append($0) } }
      sheet = picture.frame
      renderer = FrameRenderer(canvas: sheet.size, scale: scale ?? 1)
    }
    let path = try path
    if let format = path.vectorFormat {
      let scale = scale ?? 1
      let document = try VectorPicture.document(
        of: sheet, as: format, title: try recipe.recipe.title,
        size: Size(sheet.size.width * scale, sheet.size.height * scale),
        density: 300 / format.unitsPerInch * scale)
      try write(document.bytes, to: path, replacing: force)
      notes += document.notes
    } else {
      try PNG.write(try renderer.image(of: sheet), to: path, replacing: force)
    }
    try printResult(path.printable)
    printWarning(ofMissing: sheet.missingText)
    printWarnings(notes)
  }
}
