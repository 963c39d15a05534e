import ArgumentParser
import Geometry
import PictureKit
import StageKit
import SystemPackage

/// The options of files and folders in Swift that import UIKit, and of those in Objective-C.
struct ProgramOptions<Collection: FilmCollection>: ParsableArguments {
  /// The title of the options in help texts.
  static var title: String {
    Collection.self is any ToolCollection.Type ? "Source that imports UIKit" : ""
  }

  private static func help(_ abstract: String, _ valueName: String? = nil) -> ArgumentHelp {
    let isTool = Collection.self is any ToolCollection.Type
    return ArgumentHelp(
      "\(abstract)", valueName: valueName, visibility: isTool ? .default : .hidden)
  }

  @Option(
    help: help("The class of the controller or view to show, if there are several.", "name"))
  var controller: String?

  @Option(help: help("The preview to show, by its name in '#Preview'.", "name"))
  var preview: String?

  @Option(
    help: help(
      "The storyboard to start from, with its initial controller or that of --controller.", "name"),
    completion: .file(extensions: ["storyboard"]))
  var storyboard: String?

  @Option(
    help: help("The program, by the name of its folder, if a folder has several.", "name"))
  var program: String?

  @Option(
    help: help("The page of a playground or a playground book; the first unless given.", "name"))
  var page: String?

  @Option(
    parsing: .unconditional,
    help: help(
      "The screen: \(DeviceScreen.names.joined(separator: ", ")), or its size in points, such as "
        + "375x667, with the pixels per point of the picture; unless given, that of the storyboard, iphone-15 for an application without one, "
        + "ipad-pro-11 for one that runs on tablets alone, and else iphone-5.", "device"),
    completion: .list(DeviceScreen.names), transform: DeviceScreen.parse)
  var device: DeviceScreen?

  @Flag(help: help("Turn the device a quarter to the left."))
  var landscape = false

  @Option(
    help: help("The appearance: light or dark; light unless given.", "appearance"),
    completion: .list(["light", "dark"]), transform: UserInterfaceStyle.parse)
  var appearance: UserInterfaceStyle?

  @Option(
    help: help(
      "The size of texts that the reader prefers: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5; L unless "
        + "given.", "size"),
    completion: .list(Font.ContentSize.allCases.map(\.name)), transform: Font.ContentSize.parse)
  var contentSize: Font.ContentSize?

  @Option(
    help: help(
      "The direction in which views are laid out: ltr or rtl, as for Arabic or Hebrew; ltr unless "
        + "given.", "direction"),
    completion: .list(["ltr", "rtl"]), transform: UserInterfaceLayoutDirection.parse)
  var layoutDirection: UserInterfaceLayoutDirection?

  @Option(
    help: help(
      "The version of iOS whose looks are drawn: 13, 15 or 17; 17 unless given.", "version"),
    completion: .list(SystemVersion.allCases.map { "\($0.rawValue)" }),
    transform: SystemVersion.parse)
  var ios: SystemVersion?

  @Option(
    help: help(
      "The language and region, such as de, pt-BR or zh-Hant-TW; en_US unless given.", "locale"),
    transform: localeName)
  var locale: String?

  @Option(
    help: help("The time zone, such as Europe/Berlin; UTC unless given.", "zone"),
    transform: timeZoneName)
  var timeZone: String?

  @Option(
    parsing: .unconditional,
    help: help(
      "The duration of the film; \(ProgramFilm.standardDuration) unless given.", "seconds"),
    transform: number(from: 0.001, to: 3600))
  var duration: Double?

  @Option(
    help: help(
      "What a viewer does, and how it is shown: a file in YAML, instead of the comments in the source.",
      "path"), completion: .file(extensions: ["yaml", "yml"]))
  var script: String?

  @Option(
    help: help(
      "A directory with the source of modules that programs import, a checkout each; can be given "
        + "more than once.", "directory"), completion: .directory)
  var packages: [String] = []

  @Flag(help: help("Make an error of code that does not compile, in place of cutting it."))
  var strict = false

  /// The values.
  var choice: ProgramChoice {
    var choice = ProgramChoice()
    choice.controller = controller
    choice.preview = preview
    choice.storyboard = storyboard
    choice.program = program
    choice.page = page
    choice.device = device
    choice.isLandscape = landscape
    choice.appearance = appearance
    choice.contentSize = contentSize
    choice.layoutDirection = layoutDirection
    choice.systemVersion = ios
    choice.locale = locale
    choice.timeZone = timeZone
    choice.duration = duration
    choice.script = script
    choice.packages = packages
    choice.isStrict = strict
    return choice
  }

  /// Checks that no option is given.
  ///
  /// - Parameter name: The name of the recipe, for the error.
  /// - Throws: A `ValidationError` that names the first that is.
  func checkUnused(by name: String) throws {
    guard let given = choice.arguments.first else { return }
    throw ValidationError(
      "\(given) is for Swift files and folders that import UIKit, not for \(name).")
  }

  /// Returns the recipe of a choice with the values of the options.
  ///
  /// - Throws: A `ValidationError` if it cannot be chosen or does not have the options.
  func recipe(of choice: RecipeChoice) throws -> any Recipe {
    try recipe(of: choice, self.choice)
  }

  /// Returns the recipe of a choice with values of options that need not be these.
  ///
  /// - Throws: A `ValidationError` if it cannot be chosen or does not have the options.
  func recipe(of recipe: RecipeChoice, _ choice: ProgramChoice) throws -> any Recipe {
    switch recipe {
    case .recipe(let recipe):
      try checkUnused(by: recipe.id)
      return recipe
    case .program(let program, let id, let path, _):
      let all = try program.recipes(named: id, choice)
      var recipes = all.count > 1 ? all.filter { Self.isNamed($0.id, after: path) } : all
      if recipes.count != 1 { recipes = program.outermost(of: all) }
      guard recipes.count == 1, let recipe = recipes.first else {
        let ids = all.map { "\(path):\($0.id)" }.joined(separator: ", ")
        throw ValidationError(
          all.isEmpty
            ? "\(path) has no controller or view that can be created without arguments."
            : "\(path) has \(all.count) controllers or views; name one of \(ids).")
      }
      return recipe
    }
  }

  /// Returns whether a recipe is of the class that a file of Objective-C is named after, beside which
  /// it may have others.
  private static func isNamed(_ id: String, after path: String) -> Bool {
    let path = FilePath(path)
    guard path.extension == "m", let stem = path.stem else { return false }
    return stem.lowercased() == id.replacing("-", with: "").lowercased()
  }

  /// Returns the recipes of a program with the values of the options: those that are named, or all
  /// where a film can start.
  ///
  /// - Throws: A `ValidationError` if no recipe has the name; an `ExitCode`, after printing a
  ///   sentence, if the script cannot be read.
  func recipes(of program: any LoadedSource, id: String?) throws -> [any Recipe] {
    try program.recipes(named: id, choice)
  }

  /// Returns the frame rate that the script of a choice gives; nil without one.
  func frameRate(of choice: RecipeChoice) throws -> FrameRate? {
    guard case .program(let program, _, _, _) = choice else { return nil }
    return try program.frameRate(self.choice)
  }
}

extension DeviceScreen {
  /// Parses the name of a device, or a size in points.
  @Sendable static func parse(_ text: String) throws -> DeviceScreen {
    do throws(ParseError) {
      return try DeviceScreen(parsing: text)
    } catch {
      throw ValidationError(error.sentence)
    }
  }
}

extension UserInterfaceStyle {
  /// Parses an appearance.
  @Sendable static func parse(_ text: String) throws -> UserInterfaceStyle {
    switch text {
    case "light": .light
    case "dark": .dark
    default: throw ValidationError("it must be light or dark.")
    }
  }
}

extension SystemVersion {
  /// Parses the number of a version.
  @Sendable static func parse(_ text: String) throws -> SystemVersion {
    guard let version = Int(text).flatMap({ Self(rawValue: $0) }) else {
      throw ValidationError("it must be 13, 15 or 17.")
    }
    return version
  }
}

extension UserInterfaceLayoutDirection {
  /// The name of the option's value.
  var name: String { self == .rightToLeft ? "rtl" : "ltr" }

  /// Parses the name of a direction.
  @Sendable static func parse(_ text: String) throws -> Self {
    switch text {
    case "ltr": return .leftToRight
    case "rtl": return .rightToLeft
    default: throw ValidationError("it must be ltr or rtl.")
    }
  }
}

extension Font.ContentSize {
  private static let names = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// The name in Apple's Human Interface Guidelines, shortened.
  package var name: String { Self.names[rawValue] }

  /// Parses a size of texts.
  @Sendable static func parse(_ text: String) throws -> Font.ContentSize {
    guard let size = names.firstIndex(of: text.uppercased()).flatMap({ Self(rawValue: $0) }) else {
      throw ValidationError("it must be one of \(names.joined(separator: ", ")).")
    }
    return size
  }
}

/// Parses a language and region.
@Sendable func localeName(_ text: String) throws -> String {
  guard RegionEnvironment.isLocale(text) else {
    throw ValidationError(
      "it must be a language of ISO 639, with or without a script and a region: de, pt-BR or "
        + "zh-Hant-TW.")
  }
  return text
}

/// Parses a time zone.
@Sendable private func timeZoneName(_ text: String) throws -> String {
  guard RegionEnvironment.isTimeZone(text) else {
    throw ValidationError(
      "it must be UTC or a time zone of the IANA database, such as Europe/Berlin.")
  }
  return text
}
