import ArgumentParser
import PreviewWorker
import StageKit

/// `zoetrope preview-worker`: answers the requests of a preview on standard input and output.
struct PreviewWorkerCommand<Collection: FilmCollection>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "preview-worker",
      abstract: "Answer requests for frames on standard input, for a preview.",
      shouldDisplay: false)
  }

  @Argument(
    help: "A Swift file whose recipes are shown instead of the program's.",
    transform: { try Collection.recipes(inFile: $0) })
  var recipes: [any Recipe]?

  func run() async throws {
    ignorePipeSignal()
    let streams = try StandardStreams.take()
    await PreviewWorker(
      program: Collection.commandName, recipes: recipes ?? Collection.recipes
    ).run(reading: streams.input, writing: streams.output)
  }
}
