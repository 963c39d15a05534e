import ArgumentParser
import Export
import FileIO
import FilmKit
import Geometry
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
      commandName: "still", abstract: "Render one frame of a recipe to a picture.",
      discussion: """
        The extension of the output decides the format: .png, or .pdf and .svg, which have shapes and texts \
        as vectors.

        A poster is a picture with a size on paper: '--print 420x594mm --dpi 300' makes a PNG of 4961 x 7016 \
        pixels that says so, or a PDF page of that size.
        """)
  }

  @OptionGroup var recipe: RecipeArgument<Collection>

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The time, in seconds.", valueName: "seconds"),
    transform: IntervalOptions.seconds)
  var at: Double

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The .png, .pdf or .svg file.", valueName: "path"),
    completion: .file(extensions: ["png", "pdf", "svg"]))
  var output: String

  @Option(
    name: .customLong("print"), parsing: .unconditional,
    help: ArgumentHelp(
      "The size on paper with a unit, mm, cm or in, for example 420x594mm, instead of a scale.",
      valueName: "WxH"),
    transform: PrintSize.init(parsing:))
  var printSize: PrintSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Pixels per inch on paper, 10 to 2400, which a .png file says; 300 with --print unless given.
      """, valueName: "number"),
    transform: number(from: 10, to: 2400))
  var dpi: Double?

  @Option(
    help: ArgumentHelp(
      "Draw captions at the bottom of the picture: a file in the format SubRip or WebVTT.",
      valueName: "file"),
    completion: .file(extensions: ["srt", "vtt"]))
  var captions: String?

  @OptionGroup var pictures: PictureOptions
  @OptionGroup var parameters: ParameterOptions<Collection>
  @OptionGroup var grid: GridOptions

  @Flag(name: .shortAndLong, help: "Replace an existing file.")
  var force = false

  // For scripts that give it to every command.
  @Flag(name: .shortAndLong, help: "Show no progress; a picture has none.")
  var quiet = false

  func validate() throws {
    guard printSize == nil || (pictures.scale == nil && pictures.size == nil) else {
      throw ValidationError("Give either --print or --scale and --size, not both.")
    }
    try asUsageError {
      let format = try FilePath(output).checkDrawing(force: force)
      if format == nil { try checkPixels() }
      _ = try prepared(scene)
    }
  }

  func run() throws {
    ignorePipeSignal()
    let scene = try scene
    printNote(ofTime: at, option: "--at", afterEndOf: scene)
    let prepared = try prepared(scene)
    let performance = prepared.perform()
    let frame = performance.frame(at: at)
    let path = FilePath(output)
    var notes = performance.notes
    if let format = path.vectorFormat {
      let size = pageSize(of: frame, as: format)
      let scale = min(size.width / frame.size.width, size.height / frame.size.height)
      let document = try VectorPicture.document(
        of: frame, as: format, title: scene.title, size: size,
        density: (dpi ?? 300) / format.unitsPerInch * scale)
      try write(document.bytes, to: path, replacing: force)
      notes += document.notes
      try printResult(output.printable)
    } else {
      let image = try prepared.renderer.image(of: frame)
      var file = PNG.encode(image, compression: .frames)
      if let dpi = printDPI {
        file = PNG.adding(pixelsPerMeter: Int((dpi / 0.0254).rounded()), to: file)
        let sides = [image.width, image.height].map { (Double($0) / dpi * 25.4).fixed(0) }
        try write(file, to: path, replacing: force)
        try printResult(
          "\(output.printable): \(image.size) pixels, \(sides[0]) x \(sides[1]) mm at "
            + "\(dpi.shortestDescription) dpi"
        )
      } else {
        try write(file, to: path, replacing: force)
        try printResult(output.printable)
      }
    }
    printWarning(ofMissing: frame.missingText)
    printWarnings(notes)
  }

  /// The pixels per inch that a PNG file says; nil if it says none.
  private var printDPI: Double? { dpi ?? (printSize == nil ? nil : 300) }

  /// The size of the picture in pixels for its size on paper; nil without one.
  private var printPixels: PixelSize? {
    guard let inches = printSize?.inches, let dpi = printDPI else { return nil }
    return PixelSize(
      width: max(1, Int((inches.width * dpi).rounded())),
      height: max(1, Int((inches.height * dpi).rounded())))
  }

  private func checkPixels() throws(RenderingError) {
    guard let size = printPixels, max(size.width, size.height) > FrameRenderer.maxSide else {
      return
    }
    throw RenderingError(
      "--print at \((printDPI ?? 0).shortestDescription) dpi makes a picture of \(size) pixels; at most "
        + "\(FrameRenderer.maxSide) are allowed on a side: give a lower --dpi.")
  }

  /// Returns the size of a document, in its units.
  private func pageSize(of frame: Frame, as format: VectorFormat) -> Size {
    if let inches = printSize?.inches {
      return Size(inches.width * format.unitsPerInch, inches.height * format.unitsPerInch)
    }
    if let size = pictures.size { return Size(Double(size.width), Double(size.height)) }
    let scale = pictures.scale ?? 1
    return Size(frame.size.width * scale, frame.size.height * scale)
  }

  private var scene: any FilmScene {
    get throws {
      let scene = try parameters.scene(
        of: try recipe.recipe(atScale: pictures.scale), isGrid: grid.grid)
      guard let captions else { return scene }
      return CaptionedScene(scene, captions: try CaptionFile.read(FilePath(captions)))
    }
  }

  private func prepared(_ scene: any FilmScene) throws -> PreparedScene {
    var settings = pictures.settings
    // The limit of pixels does not apply to documents.
    let isDocument = FilePath(output).vectorFormat != nil
    if isDocument { settings.size = PixelSize(width: 1, height: 1) }
    if let size = printPixels, !isDocument { settings.size = size }
    return try scene.prepared(with: settings, even: false)
  }
}

extension VectorFormat {
  /// The units of lengths in an inch: points of PDF, pixels of CSS.
  var unitsPerInch: Double {
    switch self {
    case .pdf: 72
    case .svg: 96
    }
  }
}
