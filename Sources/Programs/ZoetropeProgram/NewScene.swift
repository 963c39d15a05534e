import Commands
import FileIO
import Rendering
import SceneFile
import SystemPackage

/// A scene file to start from, with the schema of scene files beside it.
struct NewScene {
  /// The name of the file with the schema.
  static let schemaName = "scene.schema.json"

  private let path: FilePath

  init(_ path: FilePath) { self.path = path }

  /// Checks that the file does not exist and is one of YAML.
  ///
  /// - Throws: A `RenderingError` that says what is needed.
  func check() throws(RenderingError) {
    guard ["yaml", "yml"].contains(path.extension?.lowercased()) else {
      throw RenderingError(
        "A scene file ends in .yaml, such as ball.yaml, not \(path.string.printable).")
    }
    guard (try? path.stat()) == nil else {
      throw RenderingError("\(path.string.printable) exists; give the path of a new file.")
    }
  }

  /// Writes the scene, and the schema unless there is one.
  ///
  /// - Throws: An error of the file system that names the file.
  func write() throws {
    let schema = path.removingLastComponent().appending(Self.schemaName)
    if (try? schema.stat()) == nil { try write(SceneRecipe.schema, to: schema) }
    try write(text, to: path)
  }

  private func write(_ text: String, to file: FilePath) throws {
    do throws(Errno) {
      try AtomicFileSet.write(Array(text.utf8), to: file)
    } catch {
      throw RenderingError("Cannot write \(file.string.printable): \(error).")
    }
  }

  private var text: String {
    """
    # yaml-language-server: $schema=\(Self.schemaName)
    title: A ball bounces
    canvas: [320, 320]
    duration: 4
    parameters:
      elasticity: {default: 0.7, range: [0, 1]}
    plots: [ball.elevation, energy]
    views:
      - image: {name: ball, image: ball, isRound: true, size: [60, 60], center: [160, 60]}
    behaviors:
      - gravity: {items: ball}
      - collision: {items: ball, translatesReferenceBoundsIntoBoundary: true}
      - dynamicItem: {items: ball, elasticity: elasticity}

    """
  }
}
