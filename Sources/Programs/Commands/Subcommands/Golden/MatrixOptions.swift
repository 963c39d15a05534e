import ArgumentParser
import Geometry
import Golden
import PictureKit
import StageKit
import SystemPackage

/// The options for the pictures of a program: on which devices they are made, and when.
struct MatrixOptions<Collection: FilmCollection>: ParsableArguments {
  private static func help(_ abstract: String, _ valueName: String) -> ArgumentHelp {
    let isTool = Collection.self is any ToolCollection.Type
    return ArgumentHelp(
      "\(abstract)", valueName: valueName, visibility: isTool ? .default : .hidden)
  }

  @Option(
    help: help("Screens with commas between them, as --device has them.", "devices"),
    transform: PictureMatrix.devices)
  var devices: [DeviceScreen]?

  @Option(
    help: help("Appearances with commas between them: light,dark.", "appearances"),
    transform: PictureMatrix.appearances)
  var appearances: [UserInterfaceStyle]?

  @Option(
    help: help("Sizes of texts with commas between them, as --content-size has them.", "sizes"),
    transform: PictureMatrix.contentSizes)
  var contentSizes: [Font.ContentSize]?

  @Option(
    help: help("Directions of layout with commas between them: ltr,rtl.", "directions"),
    transform: PictureMatrix.directions)
  var directions: [UserInterfaceLayoutDirection]?

  @Option(
    help: help("Languages and regions with commas between them, as --locale has them.", "locales"),
    transform: PictureMatrix.locales)
  var locales: [String]?

  @Option(
    parsing: .unconditional,
    help: help("Pixels per point; those of the device unless given.", "number"),
    transform: number(from: 0.1, to: 10))
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: help("The time of the pictures of previews; 1 unless given.", "seconds"),
    transform: number(from: 0, to: 3600))
  var at: Double?

  private var isGiven: Bool {
    devices != nil || appearances != nil || contentSizes != nil || directions != nil
      || locales != nil || scale != nil || at != nil
  }

  /// Checks that no option is given.
  ///
  /// - Throws: A `ValidationError` if one is.
  func checkUnused() throws {
    guard isGiven else { return }
    throw ValidationError(
      "--devices, --appearances, --content-sizes, --directions, --locales, --scale and --at are for "
        + "programs for iOS, not for recipes.")
  }

  /// Returns the pictures of a program.
  ///
  /// - Parameters:
  ///   - choice: The program.
  ///   - options: The options of one device.
  /// - Returns: The pictures.
  /// - Throws: A `ValidationError` if the program has nothing to show, or the file with its matrix
  ///   cannot be used.
  func screens(
    of choice: RecipeChoice, _ options: ProgramOptions<Collection>
  ) throws -> ProgramScreens {
    guard case .program(let program, let id, let path, _) = choice else {
      preconditionFailure("a program is given")
    }
    var matrix = try PictureMatrix(besides: FilePath(path))
    matrix.devices = devices ?? options.device.map { [$0] } ?? matrix.devices
    matrix.appearances = appearances ?? options.appearance.map { [$0] } ?? matrix.appearances
    matrix.contentSizes = contentSizes ?? options.contentSize.map { [$0] } ?? matrix.contentSizes
    matrix.directions =
      directions ?? options.layoutDirection.map { [$0] } ?? matrix.directions
    matrix.locales = locales ?? options.locale.map { [$0] } ?? matrix.locales
    matrix.scale = scale ?? matrix.scale
    matrix.time = at ?? matrix.time
    // What an option names is a part of the pictures.
    matrix.isComplete =
      matrix.isComplete && !isGiven && id == nil && options.choice.arguments.isEmpty
    let pictureScale = matrix.scale
    return try ProgramScreens(of: program, matrix, options.choice) { given in
      var given = given
      given.device = given.device?.drawn(atScale: pictureScale)
      return try options.recipe(of: choice, given)
    }
  }
}
