import ArgumentParser
import Farm
import FileIO
import FilmKit
import SystemPackage

/// The films of a submission.
struct FarmFilms<Collection: FilmCollection>: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The recipes, as they are given to render; after --, options of render for all of them.",
      valueName: "recipe"),
    completion: .recipes(of: Collection.self))
  var words: [String]

  @Option(
    help: ArgumentHelp(
      "The format of the films: \(Movie.Format.allCases.map { "\($0)" }.joined(separator: ", ")), or png.",
      valueName: "format"),
    completion: .list(Movie.Format.allCases.map { "\($0)" } + ["png"]))
  var format = "mp4"

  /// The recipes, which are in front of the first option.
  var recipes: [String] { Array(words.prefix { !$0.hasPrefix("-") }) }

  /// The options of `render`.
  var options: [String] { Array(words.dropFirst(recipes.count)) }

  /// The arguments of each film: a recipe, or the listings of one program in their order.
  private var arguments: [[String]] {
    let listings = recipes.filter(FileArgument.loaded.listings.contains)
    let others = recipes.filter { !listings.contains($0) }.map { [$0] }
    // All files in Objective-C are one program.
    return listings.isEmpty ? others : [listings] + others
  }

  /// A film of the submission and its frames.
  struct Film {
    /// The recipe, or the listings of one program in their order.
    let arguments: [String]
    var recipe: String { arguments.joined(separator: " ") }
    let fileName: String
    let frames: Range<Int>
    let segmentLength: Int?
  }

  func validate() throws {
    guard format == "png" || Movie.Format(fileExtension: format) != nil else {
      throw ValidationError("'\(format)' is not a format of films; 'render --help' lists them.")
    }
    guard !recipes.isEmpty else {
      throw ValidationError("Name a recipe in front of the options of render.")
    }
    for option in ["-o", "--output", "--shard", "--record-steps"] where options.contains(option) {
      throw ValidationError("\(option) is not for the options of render here: the farm gives it.")
    }
  }

  /// Checks all films as `render` does.
  ///
  /// - Throws: A `ValidationError` if one cannot be rendered.
  func films() throws -> [Film] {
    var names: Set<String> = []
    return try arguments.map { arguments in
      let render = try parsed(arguments)
      let name = try outputName(of: render.recipeID, format == "png" ? "" : ".\(format)").string
      guard names.insert(name).inserted else {
        throw ValidationError("Two of the recipes would be \(name).")
      }
      return Film(
        arguments: arguments, fileName: name, frames: try render.frames,
        segmentLength: try render.segmentLength)
    }
  }

  private func parsed(_ arguments: [String]) throws -> Render<Collection> {
    let suffix = format == "png" ? "/" : ".\(format)"
    do {
      return try Render<Collection>.parse(
        arguments + ["--output", "film\(suffix)", "--shard", "1/1"] + options)
    } catch {
      let message = Render<Collection>.message(for: error)
      throw ValidationError("\(arguments.joined(separator: " ")) cannot be rendered: \(message)")
    }
  }

  /// Measures what rendering costs, for each film.
  ///
  /// - Parameters:
  ///   - films: The films.
  ///   - directory: The directory of the films; what is measured is removed.
  /// - Returns: The costs in the order of the films.
  /// - Throws: A `FarmError` if a film cannot be rendered.
  func costs(of films: [Film], in directory: FilePath) async throws -> [FarmCosts] {
    let measurement = FarmMeasurement(program: try Collection.mainProgram.string)
    var costs: [FarmCosts] = []
    for (number, film) in films.enumerated() {
      printError("Measuring \(film.recipe)")
      let scratch = try AtomicDirectory(directory.appending("farm-measurement-\(number)"))
      costs.append(
        try await measurement.costs(
          of: film.arguments, frames: film.frames, fileName: film.fileName, options: options,
          in: scratch.temporaryPath))
    }
    return costs
  }
}
