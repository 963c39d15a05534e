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
    for recipe in Collection.recipes {
      let path = FilePath(directory).appending(try outputName(of: recipe.id))
      let film = try FilmRendering(
        recipe: recipe, settings: PictureSettings(showsTouches: true),
        destination: FilmDestination("\(path).mp4", encoding: Movie.Encoding()))
      try film.check()
      let report = try await film.render(showingProgressOf: recipe.id, isQuiet: quiet)
      try printResult("\(path.printable).mp4: \(report.summary)")

      let sheet = ContactSheet(of: recipe).frame
      try PNG.write(
        FrameRenderer(canvas: sheet.size).image(of: sheet), to: FilePath("\(path).png"))
      try printResult("\(path.printable).png: contact sheet")
      missingText.formUnion(report.missingText)
      missingText.formUnion(sheet.missingText)
    }
    directories.keep()
    printWarning(ofMissing: missingText)
  }

  private func makeDirectories() throws(OutputError) -> CreatedDirectories {
    do {
      return try CreatedDirectories(FilePath(directory))
    } catch {
      throw OutputError(description: "Cannot write directory \(directory.printable): \(error).")
    }
  }
}
