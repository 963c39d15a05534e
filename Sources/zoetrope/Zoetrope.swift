import ArgumentParser
import Glibc

/// The command `zoetrope`.
@main
struct Zoetrope: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "zoetrope",
    abstract: "Render UIKit-style animation to films and PNG frames.",
    discussion: """
      Recipes are the animations of books, blogs and talks. They run on a virtual clock, so a film \
      is the same on every run. Exit codes: 0 done, 1 a render or comparison failed, 64 wrong \
      usage, 65 unreadable pictures, 128 and the signal's number after a signal (130 for Ctrl-C).
      """,
    version: "0.1.0",
    subcommands: [
      List.self, Render.self, Still.self, Sheet.self, Trace.self, Demo.self, Compare.self,
      GoldenCommand.self,
    ]
  )

  static func main() async {
    // A write beyond the file size limit (`ulimit -f`) fails with EFBIG instead of ending the
    // process.
    signal(SIGXFSZ, SIG_IGN)
    do { try ResourceLimits.check() } catch { exit(withError: error) }
    Interruption.install()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let mistake = UnknownSubcommand(in: arguments, of: Self.self) {
      printError(mistake.message)
      Glibc.exit(ExitCode.validationFailure.rawValue)
    }
    await main(arguments)
  }
}

/// Makes a write to a closed pipe fail with EPIPE instead of ending the process.
func ignorePipeSignal() { signal(SIGPIPE, SIG_IGN) }
