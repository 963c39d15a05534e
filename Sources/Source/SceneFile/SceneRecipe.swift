internal import Dynamics
internal import FileIO
package import Geometry
package import StageKit
package import SystemPackage
internal import YAMLReading

/// A scene file as a recipe.
///
/// A file in YAML describes views, behaviors, animations and touches with the names of UIKit; see
/// `Documentation/Scenes.md`.
package struct SceneRecipe: Recipe {
  /// The largest file, in bytes.
  package static let maxFileSize = 1 << 20

  package let id: String
  private let scene: UncheckedSendable<Scene>
  /// The parameters, for reflection.
  private let declarations: UncheckedSendable<Declarations>
  /// What is probably a mistake in the numbers, or in how the scene begins, as sentences with file,
  /// line and column.
  package let warnings: [String]

  /// A value that is never changed after it was read.
  private struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Reads a file.
  ///
  /// - Parameter file: The path of the file.
  /// - Throws: A ``SceneError`` that names the file, and line and column if it can be opened.
  package init(file: FilePath) throws(SceneError) {
    let bytes: [UInt8]
    do {
      bytes = try readFile(file, maxSize: Self.maxFileSize)
    } catch Errno.fileTooLarge {
      throw SceneError("\(file.printable) is larger than \(Self.maxFileSize >> 10) KiB.")
    } catch {
      throw SceneError("Cannot read \(file.printable): \(error).")
    }
    let text: String
    do throws(YAMLReadingError) {
      text = try YAMLNode.text(of: bytes, path: file.printable)
    } catch {
      throw SceneError(error.description)
    }
    try self.init(yaml: text, path: file.printable)
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - text: The contents.
  ///   - path: The path, for errors, images and the identifier.
  /// - Throws: A ``SceneError`` with file, line and column.
  package init(yaml text: String, path: String) throws(SceneError) {
    let root: YAMLNode?
    do throws(YAMLReadingError) {
      root = try YAMLNode.parse(text, path: path)
    } catch {
      throw SceneError(error.description)
    }
    guard let root else {
      throw SceneError(
        "\(path):1:1: duration is needed, but the file is empty: a scene has 'duration: 3', in seconds, and "
          + "views; 'zoetrope new --scene NAME.yaml' writes one to begin with.")
    }
    let source = Source(path: path)
    let scene = try Scene.read(Source.Item(node: root, source: source))
    self.scene = UncheckedSendable(value: scene)
    declarations = UncheckedSendable(value: scene.declarations)
    let stem = (FilePath(path).stem ?? "").map { $0.isLetter || $0.isNumber ? $0 : "-" }
    id = stem.isEmpty ? "scene" : String(stem).hyphenated
    warnings = try source.warnings + Self.check(scene)
  }

  /// Sets up a scene once, with the defaults of its parameters.
  ///
  /// - Returns: What is probably a mistake.
  /// - Throws: A ``SceneError`` if the scene is impossible.
  private static func check(_ scene: Scene) throws(SceneError) -> [String] {
    let stage = Stage(size: scene.canvas)
    let performance = scene.perform(on: stage, isCheck: true)
    _ = scene.plot(reportingTo: performance)
    if let problem = performance.problems.first { throw SceneError(problem) }
    return StartCheck(performance).warnings
  }

  package var title: String { scene.value.title ?? id }
  package var canvas: Size { scene.value.canvas }
  package var duration: Double { scene.value.duration }
  package var keyMoments: [Double] {
    scene.value.keyMoments ?? (0...4).map { duration * Double($0) / 4 }
  }
  /// The number of points of a meter; 100 unless the file says otherwise.
  package var pointsPerMeter: Double {
    scene.value.pointsPerMeter ?? Measure.defaultPointsPerMeter
  }
  /// Whether y points up from the lower edge, and angles are counterclockwise.
  package var isUpward: Bool { scene.value.isUpward }
  /// What the file plots; nil for nothing.
  package var plot: ScenePlot? {
    scene.value.plot(reportingTo: Performance(lists: scene.value.lists, canvas: canvas))
  }

  package func perform(on stage: Stage) {
    let performance = scene.value.perform(on: stage)
    for problem in performance.problems { stage.logOnce(problem) }
  }

  /// Returns the Swift source of a recipe that does the same.
  package var swift: String {
    let words = id.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return scene.value.swift(typeName: name.first?.isLetter == true ? name : "Scene\(name)")
  }

  /// The JSON Schema of scene files.
  package static var fieldLaws: String { FieldElement.laws }

  /// The JSON Schema of scene files.
  package static var schema: String { SchemaBuilder.document(of: Scene.self) }
}

extension SceneRecipe: CustomReflectable {
  /// The parameters that the file declares.
  package var customMirror: Mirror { declarations.value.customMirror }
}
