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
    help: "A Swift file, a folder or listings, whose recipes are shown instead of the program's.",
    transform: { try Collection.contents(ofFile: $0) })
  var files: [FileContents] = []

  @OptionGroup var options: ProgramOptions<Collection>

  private var recipes: [any Recipe] {
    get throws {
      switch files.first {
      case nil: Collection.recipes
      case .recipes(let recipes): recipes
      case .program(let program): try options.recipes(of: program, id: nil)
      case .tests: []
      }
    }
  }

  func run() async throws {
    ignorePipeSignal()
    let streams = try StandardStreams.take()
    await PreviewWorker(
      program: Collection.commandName, recipes: try recipes
    ).run(reading: streams.input, writing: streams.output)
  }
}
