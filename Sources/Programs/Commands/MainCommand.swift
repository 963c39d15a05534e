import ArgumentParser
import FileIO
import Glibc
import StageKit

/// The root of a collection's subcommands.
struct MainCommand<Collection: FilmCollection>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Collection.commandName, abstract: Collection.abstract,
      discussion: Collection.discussion, version: Collection.version,
      subcommands: [
        List<Collection>.self, Render<Collection>.self, Still<Collection>.self,
        Snapshots<Collection>.self, Sheet<Collection>.self, Sprites<Collection>.self,
        Trace<Collection>.self,
        PlotCommand<Collection>.self, Join.self,
        FarmCommand<Collection>.self,
        Demo<Collection>.self, Compare.self,
        GoldenCommand<Collection>.self, PreviewCommand<Collection>.self,
        PreviewWorkerCommand<Collection>.self,
      ]
        + ((Collection.self is any ToolCollection.Type)
          ? [SceneCommand<Collection>.self, TestCommand<Collection>.self] : [])
        + ((Collection.self as? any ToolCollection.Type)?.additionalSubcommands ?? []))
  }

  /// Runs the program with the arguments of the process; an error ends the process.
  static func run() async {
    // A write beyond the file size limit (`ulimit -f`) fails with EFBIG instead of ending the
    // process.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    RegionEnvironment.set(from: arguments)
    if runsCodeOfUsers {
      do {
        try ProcessEnvironment.restartUnlessPrepared(arguments)
      } catch {
        printError("Error: \(error)")
        Glibc.exit(ExitCode.failure.rawValue)
      }
      TrapNotes.install()
    }
    do { try ResourceLimits.check() } catch { exit(withError: error) }
    Interruption.install()
    if let mistake = ArgumentBytes.mistake { endWithUsageError("Error: \(mistake)") }
    do {
      try DirectoryEnvironment.fonts.add(from: arguments)
      try DirectoryEnvironment.packages.add(from: arguments)
    } catch {
      endWithUsageError("Error: \(error)")
    }
    if let mistake = mistake(in: Collection.recipes) { endWithUsageError("Error: \(mistake)") }
    if let mistake = UnknownSubcommand(in: arguments, of: Self.self) {
      endWithUsageError(mistake.message)
    }
    await FileArgument.$loaded.withValue(await loadedFiles(arguments)) {
      await main(arguments)
    }
  }

  /// Whether recipes of others run in this process; `zoetrope` itself starts another program for
  /// these.
  private static var runsCodeOfUsers: Bool {
    (Collection.self as? any ToolCollection.Type).map { $0.sourceReader != nil } ?? true
  }

  private static func loadedFiles(_ arguments: [String]) async -> FileArgument.Loaded {
    guard let tool = Collection.self as? any ToolCollection.Type else { return .init() }
    do {
      return try await FileArgument.load(
        from: arguments, excluding: Set(Collection.recipes.map(\.id)), root: Self.self,
        reader: tool.sourceReader)
    } catch {
      printError("Error: \(error)")
      Glibc.exit(ExitCode.unreadable.rawValue)
    }
  }

  /// Returns a sentence if recipes cannot be told apart by the names in commands and files.
  private static func mistake(in recipes: [any Recipe]) -> String? {
    var ids: Set<String> = []
    for recipe in recipes {
      let id = recipe.id
      guard !id.isEmpty, id.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
        return
          "the id of a recipe is '\(id.printable)'; it must consist of letters, digits and hyphens."
      }
      guard ids.insert(id).inserted else { return "two recipes have the id '\(id)'." }
    }
    return nil
  }
}

/// Prints an error about the arguments, and ends the process with the code of one.
func endWithUsageError(_ message: String) -> Never {
  printError(message)
  Glibc.exit(ExitCode.validationFailure.rawValue)
}

/// Makes a write to a closed pipe fail with EPIPE instead of ending the process.
package func ignorePipeSignal() { signal(SIGPIPE, SIG_IGN) }
