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
    let files = FileManager.default
    let take = try GoldenTake(of: recipe)
    let target = directory(of: recipe.id)
    let staging = directory.appending(".\(recipe.id).new")
    try? files.removeItem(atPath: staging.string)
    do {
      var directories = try MadeDirectories(staging)
      defer { try? files.removeItem(atPath: staging.string) }
      for picture in take.pictures {
        try PNG.write(
          picture.image, to: staging.appending(Self.fileName(at: picture.time)),
          compression: .smallest)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = try encoder.encode(take.manifest) + Data("\n".utf8)
      try text.write(to: URL(filePath: staging.appending(Self.manifestName).string))
      try? files.removeItem(atPath: target.string)
      try files.moveItem(atPath: staging.string, toPath: target.string)
      directories.keep()
    } catch {
      throw GoldenError(writing: target, failedWith: error)
    }
    return target
  }
}
