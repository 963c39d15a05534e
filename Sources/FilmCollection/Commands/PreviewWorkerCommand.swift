import ArgumentParser
import PreviewWorker

/// `zoetrope preview-worker`: answers the requests of a preview on standard input and output.
struct PreviewWorkerCommand<Collection: FilmCollection>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "preview-worker",
      abstract: "Answer requests for frames on standard input, for a preview.",
      shouldDisplay: false)
  }

  func run() async throws {
    ignorePipeSignal()
    let streams = try StandardStreams.take()
    await PreviewWorker(program: Collection.commandName, recipes: Collection.recipes)
      .run(reading: streams.input, writing: streams.output)
  }
}
