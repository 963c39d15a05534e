import ArgumentParser
import Commands
import FileIO
import Rendering
import SystemPackage

/// `zoetrope new`: writes a package to start from.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a package with films or screens of your own to start from.",
    discussion: """
      The package has a recipe with UIKit Dynamics, one with animation blocks, a picture test, a \
      README and a workflow for GitHub Actions. 'swift run NAME render bounce -o bounce.mp4' renders \
      a film, and 'swift test' tests it.

      With --app it has a controller for iOS and tests with snapshots, which 'swift test' runs: its \
      manifest has the products and the plug-in that sources for iOS need on Linux.

      With --scene there is no package, but a scene file in YAML, and beside it the JSON Schema that \
      its first line names for editors.
      """)

  @Argument(
    help: ArgumentHelp(
      "The directory, which does not exist yet; its last component names the package. With --scene "
        + "the scene file.",
      valueName: "path"),
    completion: .directory)
  var path: String

  @Flag(help: "Write a package with a screen for iOS and its tests.")
  var app = false

  @Flag(help: "Write a scene file, such as ball.yaml, in place of a package.")
  var scene = false

  @Option(
    help: ArgumentHelp(
      "The package of Zoetrope that the new one depends on: a directory, or the URL of a git "
        + "repository with the tag \(zoetropeVersion). Unless given, the one that this program was "
        + "built from or installed with.", valueName: "path-or-url"),
    completion: .directory)
  var zoetrope: String?

  func validate() throws {
    if app, scene { throw ValidationError("--app and --scene exclude each other.") }
    try asUsageError {
      if scene { try NewScene(FilePath(path)).check() } else { _ = try template() }
    }
  }

  func run() throws {
    ignorePipeSignal()
    if scene {
      let scene = NewScene(FilePath(path))
      try asUsageError { try scene.check() }
      try scene.write()
      return try printResult(
        """
        \(path.printable): a scene to start from, with \(NewScene.schemaName) for editors
        Next: \(Self.program) preview \(path.printable)
        """)
    }
    let template: PackageTemplate = try asUsageError { try self.template() }
    do {
      try write(template)
    } catch {
      throw ValidationError("Cannot write \(path.printable): \(error).")
    }
    try printResult(
      """
      \(path.printable): a package with \(app ? "a screen for iOS" : "two recipes") and a test
      Next: cd \(path.printable) && \(app ? "swift test" : "swift run \(template.name) render bounce -o bounce.mp4")
      """)
  }

  private static var program: String { "zoetrope" }

  private func write(_ template: PackageTemplate) throws {
    let directory = try AtomicDirectory(FilePath(path))
    try template.write(to: directory.temporaryPath)
    try directory.commit()
  }

  private func template() throws(RenderingError) -> PackageTemplate {
    let path = FilePath(path)
    guard (try? path.stat()) == nil else {
      throw RenderingError("\(self.path.printable) exists; give the path of a new directory.")
    }
    return try PackageTemplate(
      name: path.lastComponent?.string ?? "", kind: app ? .app : .films,
      dependency: ZoetropeDependency(zoetrope))
  }
}
