internal import ArgumentParser
private import FileIO
private import Foundation
private import Glibc
private import SystemPackage

/// The program `zoetrope-preview`, which the subcommand `preview` of a film collection becomes.
///
/// It is a program of its own because the HTTP server imports Foundation, which would delay the
/// start of every other command.
@main
struct PreviewProgram: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "zoetrope-preview",
    abstract: "Serve a page that shows recipes and follows edits.",
    discussion: """
      This program is started by `zoetrope preview`, which chooses its arguments. It prints one \
      line, the address of the page, and serves it on 127.0.0.1 until Ctrl-C. Recipes are rendered \
      by the worker, a film collection with the subcommand preview-worker.
      """)

  @Option(help: "The port to listen on; 0 chooses a free one.")
  var port: UInt16 = 0

  @Flag(
    inversion: .prefixedNo,
    help: "Open the page in the browser ($BROWSER or xdg-open); by default, if there is a screen.")
  var open: Bool?

  @Option(help: "The recipe to show first.")
  var recipe: String?

  @Option(help: ArgumentHelp("The directory of golden frames.", valueName: "directory"))
  var golden: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A file or directory to watch, with all below it; repeat for more.", valueName: "path"))
  var watch: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "One word of the command that builds after an edit; repeat for each word.", valueName: "word")
  )
  var build: [String] = []

  @Flag(help: "Build before the first worker is started.")
  var buildFirst = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("The worker: a program and its arguments, after --.", valueName: "worker"))
  var worker: [String]

  func validate() throws {
    if worker.isEmpty { throw ValidationError("Give the worker after --.") }
    if buildFirst, build.isEmpty {
      throw ValidationError("--build-first needs a command to build: --build.")
    }
  }

  func run() async throws {
    signal(SIGPIPE, SIG_IGN)
    guard let worker = Command(worker) else { return }
    let signals = TerminationSignal.received()
    let films = try SavedFilms()
    defer { films.removeAll() }
    let watcher = try FileWatcher(watch)
    let changes = try watcher.changes()
    let preview = Preview(
      Preview.Configuration(
        worker: worker, build: Command(build), buildsFirst: buildFirst, recipe: recipe,
        goldenDirectory: golden, directory: FileManager.default.currentDirectoryPath),
      films: films)
    let server = try await PreviewServer(port: port, preview: preview, films: films)
    try FileDescriptor.standardOutput.writeAll(Array("\(server.address)\n".utf8))
    async let _: Void = preview.run(changes: changes)
    let browser = Task { if open ?? Browser.isAvailable { await Browser.open(server.address) } }
    var received = signals.makeAsyncIterator()
    let signal = await received.next() ?? SIGTERM
    browser.cancel()
    await server.stop()
    watcher.stop()
    await preview.finish()
    films.removeAll()
    // The convention of shells for a process that a signal has ended.
    Glibc.exit(128 + signal)
  }
}
