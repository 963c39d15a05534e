internal import FoundationEssentials
public import Imaging
internal import Raster
public import Stage
public import SystemPackage

extension GoldenStore {
  /// Compares what a recipe shows now with its golden frames.
  ///
  /// Pictures of differences that an earlier check has left are removed.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - metric: How pictures are compared.
  ///   - allowance: How many pixels of a picture may differ.
  /// - Returns: What is wrong, a sentence each; empty where all is as it was.
  /// - Throws: A ``GoldenError`` where a picture of a difference cannot be written. Missing and
  ///   damaged golden frames are not errors but failures of the check.
  public func check(
    _ recipe: any Recipe, by metric: Metric = usualMetric,
    allowing allowance: Allowance = .pixels(0)
  ) throws -> [GoldenFailure] {
    let id = recipe.id
    try? FileManager.default.removeItem(atPath: differences.appending(id).string)
    let golden: GoldenManifest
    switch readManifest(of: id) {
    case .success(let manifest): golden = manifest
    case .failure(let failure): return [failure]
    }
    let take = try GoldenTake(of: recipe)
    let failures = Self.compare(golden, take.manifest)
    guard golden.moments.map(\.time) == take.pictures.map(\.time) else { return failures }
    return try failures
      + take.pictures.compactMap { try compare($0, in: golden, by: metric, allowing: allowance) }
  }

  /// The directories in the store that belong to none of the given recipes.
  public func strays(besides ids: some Collection<String>) -> [FilePath] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.string)) ?? []
    return names.filter { !ids.contains($0) }.sorted().map { directory.appending($0) }
  }

  /// Compares a picture with its golden one, and draws the difference if there is one.
  private func compare(
    _ picture: GoldenTake.Picture, in golden: GoldenManifest, by metric: Metric,
    allowing allowance: Allowance
  ) throws -> GoldenFailure? {
    let name = Self.fileName(at: picture.time)
    let place = "\(golden.recipe) at \(picture.time) s"
    let expected: Samples
    do { expected = try PNG.readSamples(directory(of: golden.recipe).appending(name)) } catch {
      return GoldenFailure("\(place): \(error).")
    }
    let actual = Samples(picture.image)
    let comparison = actual.compare(with: expected, by: metric)
    guard !comparison.isAcceptable(allowing: allowance) else { return nil }
    let panel = Samples.comparisonPanel(expected: expected, actual: actual, by: metric)
    let path = differences.appending(golden.recipe).appending(name)
    do {
      try FileManager.default.createDirectory(
        atPath: path.removingLastComponent().string, withIntermediateDirectories: true)
      try PNG.write(panel, to: path)
    } catch {
      throw GoldenError(writing: path, failedWith: error)
    }
    return GoldenFailure(
      "\(place): \(comparison). See \(path).\(Self.remark(onCairo: golden.cairo))")
  }

  private static func remark(onCairo recorded: String) -> String {
    let present = FrameRenderer.cairoVersion
    guard recorded != present else { return "" }
    return " The golden frame was drawn by Cairo \(recorded), this one by \(present)."
  }
}
