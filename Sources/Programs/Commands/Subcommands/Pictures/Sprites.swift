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

/// `zoetrope sprites`: draws the frames of a recipe side by side, for game engines and pages.
struct Sprites<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sprites",
      abstract: "Draw frames side by side in one PNG, with their places as JSON.",
      discussion: """
        Beside OUTPUT.png, OUTPUT.json has the place and the duration of each frame, as Phaser, PixiJS and \
        others read it: by name as TexturePacker's 'JSON (Hash)', with the animation's list of frames for \
        PixiJS, or in order as Aseprite's array. Equal frames share one sprite, and what is \
        transparent around a frame is left out; --columns makes a grid of equal cells instead, as CSS and \
        simple loaders need it. The background is transparent unless given.

        With --view, the sprites show that view alone, with its rotation and scale but always at one place: \
        its center is that of every frame, whose size is 'sourceSize'.
        """)
  }

  @OptionGroup var recipe: RecipeArgument<Collection>

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The .png file; the .json file is beside it. RECIPE-sprites.png unless given.",
      valueName: "path"),
    completion: .file(extensions: ["png"]))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: "Frames per second, such as 12, 29.97 or 30000/1001; 15 unless given.",
    transform: FrameRate.parse)
  var fps: FrameRate?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of cells in a row of a grid, 1 to 4096; packed unless given.",
      valueName: "number"),
    transform: number(from: 1, to: 4096))
  var columns: Int?

  @Option(
    help: ArgumentHelp(
      "How the JSON lists frames: hash (by name) or array; hash unless given.",
      valueName: "layout"),
    completion: .list(SpriteSheet.Layout.allCases.map(\.rawValue)), transform: knownLayout)
  var layout = SpriteSheet.Layout.hash

  @Option(
    help: ArgumentHelp(
      "Draw one view alone, without its movement; 'zoetrope trace' lists the names.",
      valueName: "name"))
  var view: String?

  @OptionGroup var interval: IntervalOptions
  @OptionGroup var pictures: PictureOptions
  @OptionGroup var parameters: ParameterOptions<Collection>

  @Flag(name: .shortAndLong, help: "Replace existing files.")
  var force = false

  func validate() throws {
    try asUsageError {
      try path.checkPicture(force: force)
      try descriptionPath.checkFile(force: force)
      let scene = try scene
      _ = try scene.prepared(with: settings, even: false)
      _ = try schedule(of: scene)
    }
  }

  func run() throws {
    ignorePipeSignal()
    let scene = try scene
    if let end = interval.to { printNote(ofTime: end, option: "--to", afterEndOf: scene) }
    let schedule = try schedule(of: scene)
    let source = try frames(of: scene, schedule)
    let renderer = source.renderer
    var missing = MissingText()
    var images: [Image] = []
    for number in schedule.frames {
      // All are in memory until they are packed.
      guard images.count * renderer.width * renderer.height < 1 << 29 else {
        throw RenderingError(
          "\(schedule.frames.count) frames of \(renderer.width) x \(renderer.height) pixels do not fit "
            + "into a sheet: give a lower --fps or --scale, or a shorter interval.")
      }
      let frame = source.frame(number)
      missing.formUnion(frame.missingText)
      images.append(try renderer.image(of: frame))
    }
    let sheet = SpriteSheet(images, columns: columns)
    let size = sheet.image.size
    guard max(size.width, size.height) <= FrameRenderer.maxSide else {
      throw RenderingError(
        "\(images.count) frames make a sheet of \(size) pixels; at most \(FrameRenderer.maxSide) are allowed "
          + "on a side: give a lower --fps or --scale, or a shorter interval.")
    }
    let (path, descriptionPath) = (try path, try descriptionPath)
    let description = try sheet.json(
      name: view ?? scene.name, imageName: path.lastComponent?.string ?? "", layout: layout,
      frameDuration: 1 / schedule.frameRate.framesPerSecond,
      scale: Double(renderer.width) / source.canvas.width,
      program: (Collection.commandName, Collection.version))
    try write(
      [
        (path, PNG.encode(sheet.image, compression: .frames)), (descriptionPath, description),
      ], replacing: force)
    try printResult(
      "\(path.printable), \(descriptionPath.lastComponent?.string.printable ?? ""): \(images.count) frames, "
        + "\(sheet.spriteCount) sprites, \(size) pixels")
    printWarning(ofMissing: missing)
    printWarnings(source.notes())
  }

  /// The frames of the sprites by number, and what is said when all are drawn.
  private struct Source {
    let canvas: Size
    let renderer: FrameRenderer
    let frame: (_ number: Int) -> Frame
    let notes: () -> [String]
  }

  private func frames(of scene: any FilmScene, _ schedule: FrameSchedule) throws -> Source {
    guard let view else {
      let prepared = try scene.prepared(with: settings, even: false)
      let performance = prepared.perform()
      return Source(
        canvas: prepared.canvas, renderer: prepared.renderer,
        frame: { performance.frame(at: schedule.time(of: $0)) },
        notes: { performance.notes })
    }
    let recipe = try parameters.configure(try recipe.recipe(atScale: pictures.scale))
    let poses = try ViewPoses(
      of: view, in: recipe, schedule: schedule, background: settings.background)
    return Source(
      canvas: poses.frames[0].size,
      renderer: try settings.renderer(of: poses.frames[0].size),
      frame: { poses.frames[$0 - schedule.frames.lowerBound] }, notes: { poses.notes })
  }

  private var path: FilePath {
    get throws { try recipe.output(output, orNamed: "-sprites.png") }
  }

  private var descriptionPath: FilePath {
    get throws {
      var path = try path
      path.extension = "json"
      return path
    }
  }

  private var scene: any FilmScene {
    get throws {
      try parameters.scene(of: try recipe.recipe(atScale: pictures.scale), isGrid: false)
    }
  }

  private var settings: PictureSettings {
    var settings = pictures.settings
    settings.background = settings.background ?? .clear
    return settings
  }

  private func schedule(of scene: any FilmScene) throws -> FrameSchedule {
    try interval.schedule(of: scene, at: fps ?? 15)
  }
}

/// Parses the name of a layout.
@Sendable private func knownLayout(_ name: String) throws -> SpriteSheet.Layout {
  guard let layout = SpriteSheet.Layout(rawValue: name) else {
    throw ValidationError("it must be hash or array.")
  }
  return layout
}
