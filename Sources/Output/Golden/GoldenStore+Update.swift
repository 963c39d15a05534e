internal import FileIO
internal import FoundationEssentials
internal import Imaging
public import StageKit
public import SystemPackage

extension GoldenStore {
  /// Replaces a recipe's golden frames by its present ones.
  ///
  /// - Parameter recipe: The recipe.
  /// - Returns: The directory of the frames.
  /// - Throws: A ``GoldenError`` if a file cannot be written; then the old frames remain. They
  ///   remain as well if the process is killed, until all new ones are written.
  @discardableResult
  public func update(_ recipe: any Recipe) throws -> FilePath {
    try validate(recipe.id)
    let capture = try GoldenCapture(of: recipe)
    let target = directory(of: recipe.id)
    do {
      let files = try AtomicDirectory(target)
      try write(capture, to: files.temporaryPath)
      try files.commit()
    } catch {
      throw GoldenError(writing: target, failedWith: error)
    }
    return target
  }

  /// Replaces the golden frames of several recipes by their present ones: of all, or of none.
  ///
  /// - Parameter recipes: The recipes.
  /// - Returns: The directories of the frames, in the order of the recipes.
  /// - Throws: A ``GoldenError`` if a file cannot be written; then all old frames remain. They
  ///   remain as well if the process is killed, until all new ones are written.
  @discardableResult
  public func update(_ recipes: [any Recipe]) throws -> [FilePath] {
    if recipes.count == 1, let recipe = recipes.first { return [try update(recipe)] }
    for recipe in recipes { try validate(recipe.id) }
    var ids: Set<String> = []
    var target = directory
    do {
      var files = try AtomicDirectorySet(in: directory)
      for recipe in recipes where ids.insert(recipe.id).inserted {
        target = directory(of: recipe.id)
        guard let name = target.lastComponent else { continue }
        let temporaryPath = try files.add(name)
        try write(try GoldenCapture(of: recipe), to: temporaryPath)
      }
      target = directory
      try files.commit()
    } catch {
      throw GoldenError(error, writing: target)
    }
    return recipes.map { directory(of: $0.id) }
  }

  private func write(_ capture: GoldenCapture, to directory: FilePath) throws {
    for frame in capture.frames {
      try PNG.write(
        frame.image, to: directory.appending(Self.fileName(at: frame.time)),
        compression: .smallest)
    }
    try write(capture.manifest, to: directory)
  }

  /// Writes a manifest as JSON.
  func write(_ manifest: some Encodable, to directory: FilePath) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = try encoder.encode(manifest) + Data("\n".utf8)
    try AtomicFile.write(Array(text), to: directory.appending(Self.manifestName))
  }
}
