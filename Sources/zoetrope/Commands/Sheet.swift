import ArgumentParser
import Geometry
import Imaging
import PictureKit
import Raster
import StageKit
import SystemPackage

/// `zoetrope sheet`: a recipe on one page.
struct Sheet: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a contact sheet of a recipe: frames with their times, and all poses in one.")

  @OptionGroup var recipe: RecipeArgument

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The PNG file; RECIPE.png unless given.", valueName: "path"),
    completion: .file(extensions: ["png"]))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many frames to show, 2 to 100; 12 unless given.", valueName: "number"),
    transform: number(from: 2, to: 100))
  var frames = ContactSheet.usualFrameCount

  @Option(
    parsing: .unconditional, help: "Pixels a point of the sheet, 0.1 to 8; 1 unless given.",
    transform: number(from: 0.1, to: 8))
  var scale = 1.0

  @Flag(help: "Show touches as translucent discs, as screen recordings do.")
  var showTouches = false

  @Flag(name: .shortAndLong, help: "Replace an existing file.")
  var force = false

  private var path: FilePath { FilePath(output ?? "\(recipe.recipe.id).png") }

  private var sheet: Frame {
    ContactSheet(of: recipe.recipe, frameCount: frames, showsTouches: showTouches).frame
  }

  func validate() throws {
    let size = sheet.size
    guard max(size.width, size.height) * scale <= Double(FrameRenderer.largestSide) else {
      throw ValidationError(
        "A sheet of \(frames) frames at --scale \(scale) has sides longer than "
          + "\(FrameRenderer.largestSide) pixels; take fewer or a smaller scale.")
    }
    try path.checkPicture(force: force)
  }

  func run() async throws {
    let command = self
    try await interruptible { try command.draw() }
  }

  private func draw() throws {
    let image = try FrameRenderer(canvas: sheet.size, scale: scale).image(of: sheet)
    try Task.checkCancellation()
    try PNG.write(image, to: path)
    try printResult("\(path)")
  }
}

extension ContactSheet {
  /// As many frames as tell most stories in two rows.
  static let usualFrameCount = 12

  /// Creates the sheet of a recipe from frames spread evenly over its length, the last one at its end.
  ///
  /// An overview shows the key moments of each of its parts instead, all in one.
  init(
    of recipe: any Recipe, frameCount: Int = usualFrameCount, showsTouches: Bool = false
  ) {
    func frames(of recipe: any Recipe, at times: [Double]) -> [Frame] {
      let stage = recipe.stage()
      if showsTouches { stage.showsTouches = true }
      return times.map(stage.frame)
    }
    guard recipe.parts.isEmpty else {
      self.init(
        title: recipe.title, subtitle: recipe.id,
        lead: Cell(frame: recipe.stage().frame(at: 0), caption: ""),
        cells: recipe.parts.map { part in
          let strobe = Frame(strobeOf: frames(of: part, at: part.keyMoments))
          return Cell(frame: strobe, caption: part.title)
        })
      return
    }
    let step = recipe.duration / Double(frameCount - 1)
    let times = (0..<frameCount).map { Double($0) * step }
    self.init(
      title: recipe.title, subtitle: recipe.id,
      cells: zip(frames(of: recipe, at: times), times).map { frame, time in
        Cell(frame: frame, caption: "\(time.fixed(2)) s")
      })
  }
}
