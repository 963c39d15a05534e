import ArgumentParser
import FileIO
import Geometry
import Imaging
import PictureKit
import Raster
import Rendering
import StageKit
import SystemPackage

/// `zoetrope snapshots`: renders the pictures that a script asks for.
struct Snapshots<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "snapshots", abstract: "Render the pictures that a script of touches asks for.",
      discussion: """
        A line such as 'snapshot "Menu" at 1.5' in the script becomes Menu.png in the folder: the first frame, of \
        60 a second, that shows the screen at that time or later. All pictures are written, or none.
        """)
  }

  @OptionGroup var recipe: RecipeArgument<Collection>

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder; snapshots unless given.", valueName: "path"),
    completion: .directory)
  var output = "snapshots"

  @OptionGroup var pictures: PictureOptions
  @OptionGroup var parameters: ParameterOptions<Collection>

  @Flag(name: .shortAndLong, help: "Replace existing files.")
  var force = false

  // For scripts that give it to every command.
  @Flag(name: .shortAndLong, help: "Show no progress; a picture has none.")
  var quiet = false

  private var folder: FilePath { FilePath(output) }

  func validate() throws {
    try asUsageError {
      try folder.checkDirectory()
      _ = try scene.prepared(with: pictures.settings, even: false)
    }
  }

  func run() throws {
    ignorePipeSignal()
    let scene = try scene
    let prepared = try scene.prepared(with: pictures.settings, even: false)
    let performance = prepared.perform()
    let plan = performance.snapshots[0]
    guard !plan.names.isEmpty else {
      throw RenderingError(
        "\(scene.name) has no script with snapshots, such as 'snapshot \"Menu\" at 1.5'.")
    }
    // A folder that is not there is made with the files.
    if (try? folder.stat()) != nil {
      for name in plan.names { try path(of: name).checkFile(force: force) }
    }

    var files: [(path: FilePath, bytes: [UInt8])] = []
    var missing = MissingText()
    let rate = 60.0
    for number in 0...Int((plan.end * rate).rounded(.up)) where files.count < plan.names.count {
      let time = Double(number) / rate
      performance.advance(to: time)
      let due = performance.snapshots[0].due.dropFirst(files.count)
      guard !due.isEmpty else { continue }
      let frame = performance.frame(at: time)
      missing.formUnion(frame.missingText)
      let bytes = PNG.encode(try prepared.renderer.image(of: frame), compression: .frames)
      files += due.map { (path(of: $0), bytes) }
    }
    let late = performance.snapshots[0].missing
    guard late.isEmpty else {
      throw RenderingError(
        "The script did not reach \(late.map { "'\($0)'" }.joined(separator: ", ")), since a view "
          + "that it waits for was not there.")
    }
    try write(files, replacing: force)
    for file in files { try printResult(file.path.printable) }
    printWarning(ofMissing: missing)
    printWarnings(performance.notes)
  }

  private func path(of name: String) -> FilePath { folder.appending("\(name).png") }

  private var scene: any FilmScene {
    get throws {
      RecipeScene(try parameters.configure(try recipe.recipe(atScale: pictures.scale)))
    }
  }
}
