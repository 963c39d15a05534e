internal import FileIO
internal import FoundationEssentials
internal import Imaging
public import StageKit
public import SystemPackage

extension GoldenStore {
  /// Makes what a recipe shows now its golden frames, in place of the old ones.
  ///
  /// - Parameter recipe: The recipe.
  /// - Returns: The directory that was written.
  /// - Throws: A ``GoldenError`` where a file cannot be written; the old frames are then still there.
  @discardableResult
  public func update(_ recipe: any Recipe) throws -> FilePath {
    let take = try GoldenTake(of: recipe)
    let target = directory(of: recipe.id)
    do {
      let files = try AtomicDirectory(target)
      for picture in take.pictures {
        try PNG.write(
          picture.image, to: files.temporaryPath.appending(Self.fileName(at: picture.time)),
          compression: .smallest)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = try encoder.encode(take.manifest) + Data("\n".utf8)
      try AtomicFile.write(Array(text), to: files.temporaryPath.appending(Self.manifestName))
      try files.commit()
    } catch {
      throw GoldenError(writing: target, failedWith: error)
    }
    return target
  }
}
