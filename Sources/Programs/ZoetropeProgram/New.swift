import ArgumentParser
import Commands
import FileIO
import Rendering
import SystemPackage

/// `zoetrope new`: writes a package to start from.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a package with films of your own to start from.",
    discussion: """
      The package has a recipe with UIKit Dynamics, one with animation blocks, a picture test, a \
      README and a workflow for GitHub Actions. 'swift run NAME render bounce -o bounce.mp4' renders \
      a film, and 'swift test' tests it.
      """)

  @Argument(
    help: ArgumentHelp(
      "The directory, which does not exist yet; its last component names the package.",
      valueName: "path"),
    completion: .directory)
  var path: String

  @Option(
    help: ArgumentHelp(
      "The package of Zoetrope that the new one depends on: a directory, or the URL of a git "
        + "repository with the tag \(zoetropeVersion). Unless given, the one that this program was "
        + "built from or installed with.", valueName: "path-or-url"),
    completion: .directory)
  var zoetrope: String?

  func validate() throws {
    try asUsageError { _ = try template() }
  }

  func run() throws {
    ignorePipeSignal()
    let template: PackageTemplate = try asUsageError { try self.template() }
    do {
      try write(template)
    } catch {
      throw ValidationError("Cannot write \(path.printable): \(error).")
    }
    try printResult(
      """
      \(path.printable): a package with two recipes and a test
      Next: cd \(path.printable) && swift run \(template.name) render bounce -o bounce.mp4
      """)
  }

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
      name: path.lastComponent?.string ?? "", dependency: ZoetropeDependency(zoetrope))
  }
}
