import ArgumentParser
import FileIO
import FilmKit
import Imaging
import PictureKit
import Raster
import Rendering
import StageKit
import SystemPackage

/// `zoetrope demo`: renders every recipe to a film and a contact sheet.
struct Demo<Collection: FilmCollection>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "demo", abstract: "Render every recipe to an MP4 film and a contact sheet.",
      discussion: "Existing films and sheets are replaced.")
  }

  @Argument(help: "The directory of the films and sheets.", completion: .directory)
  var directory = "renders"

  @OptionGroup var fonts: FontOptions

  @Flag(name: .shortAndLong, help: "Show no progress.")
  var quiet = false

  func validate() throws {
    try asUsageError { try FilePath(directory).checkDirectory() }
  }

  func run() async throws {
    ignorePipeSignal()
    var directories = try makeDirectories()
    var missingText = MissingText()
    let recipes = Collection.recipes
    let directory = FilePath(directory)
    let progress = Progress("demo", isQuiet: quiet)
    let frameCount = recipes.reduce(0) { $0 + Self.frameCount(of: $1) }
    var doneCount = 0
    // A short film cannot use several processors, so each renders one.
    let pipeline = OrderedPipeline(
      workerCount: Film.defaultJobs, maximumInFlight: 2 * Film.defaultJobs)
    try await pipeline.run(
      produce: { $0 < recipes.count ? recipes[$0] : nil },
      // Of several failures that of the first recipe is reported.
      transform: { recipe in await Self.result(of: recipe, in: directory) },
      deliver: { outcome in
        let result = try outcome.get()
        progress.finish()
        for line in result.lines { try printResult(line) }
        missingText.formUnion(result.missingText)
        doneCount += result.frameCount
        progress.show(doneCount, of: frameCount)
      })
    progress.finish()
    directories.keep()
    printWarning(ofMissing: missingText)
  }

  /// What became of a recipe.
  private struct Rendered: Sendable {
    let lines: [String]
    let frameCount: Int
    let missingText: MissingText
  }

  private static func result(
    of recipe: any Recipe, in directory: FilePath
  ) async -> Result<Rendered, any Error> {
    do {
      return .success(try await render(recipe, in: directory))
    } catch {
      return .failure(error)
    }
  }

  /// Renders a film and a contact sheet on one processor.
  private static func render(_ recipe: any Recipe, in directory: FilePath) async throws -> Rendered
  {
    let path = directory.appending(try outputName(of: recipe.id))
    let film = try FilmRendering(
      recipe: recipe, settings: PictureSettings(showsTouches: true),
      destination: FilmDestination("\(path).mp4", encoding: Movie.Encoding()))
    try film.check()
    let report = try await film.render(jobs: 1)
    let sheet = ContactSheet(of: recipe).frame
    try PNG.write(
      FrameRenderer(canvas: sheet.size).image(of: sheet), to: FilePath("\(path).png"))
    var missingText = report.missingText
    missingText.formUnion(sheet.missingText)
    return Rendered(
      lines: [
        "\(path.printable).mp4: \(report.summary)", "\(path.printable).png: contact sheet",
      ], frameCount: frameCount(of: recipe), missingText: missingText)
  }

  /// About the number of frames of a film.
  private static func frameCount(of recipe: any Recipe) -> Int {
    Int((recipe.duration * 60).rounded(.up))
  }

  private func makeDirectories() throws(OutputError) -> CreatedDirectories {
    do {
      return try CreatedDirectories(FilePath(directory))
    } catch {
      throw OutputError(description: "Cannot write directory \(directory.printable): \(error).")
    }
  }
}
