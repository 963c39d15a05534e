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
      for frame in capture.frames {
        try PNG.write(
          frame.image, to: files.temporaryPath.appending(Self.fileName(at: frame.time)),
          compression: .smallest)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = try encoder.encode(capture.manifest) + Data("\n".utf8)
      try AtomicFile.write(Array(text), to: files.temporaryPath.appending(Self.manifestName))
      try files.commit()
    } catch {
      throw GoldenError(writing: target, failedWith: error)
    }
    return target
  }
}
