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
      usage, 65 unreadable pictures, 130 interrupted.
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
    await main(nil)
  }
}
