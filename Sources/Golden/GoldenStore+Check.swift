internal import FoundationEssentials
public import ImageComparison
internal import Imaging
internal import Raster
internal import Report
public import StageKit
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
  /// - Returns: What is wrong, if anything is, and what there is to see of it.
  /// - Throws: A ``GoldenError`` where a picture of a difference cannot be written. Missing and
  ///   damaged golden frames are not errors but failures of the check.
  public func check(
    _ recipe: any Recipe, by metric: Metric = usualMetric,
    allowing allowance: Allowance = .pixels(0)
  ) throws -> GoldenCheck {
    try? FileManager.default.removeItem(atPath: differences.appending(recipe.id).string)
    let take = try GoldenTake(of: recipe)
    let golden = try? readManifest(of: recipe.id).get()
    var check = GoldenCheck(aboutManifest: self.check(take.manifest), of: recipe.id)
    for picture in take.pictures {
      let name = "\(recipe.id)/\(Self.fileName(at: picture.time))"
      let (outcome, panel) = compare(picture.image, named: name, by: metric, allowing: allowance)
      check.outcomes.append(outcome)
      // Where the moments are others there is a sentence about that already.
      let isTold =
        outcome.verdict == .extra
        && golden?.moments.map(\.time) != take.manifest.moments.map(\.time)
      guard outcome.verdict != .same, !isTold else { continue }
      var sentences = ["\(recipe.id) at \(picture.time) s: \(outcome.details)."]
      if let panel {
        sentences.append("See \(try draw(panel, named: name)).")
        sentences += Self.remarks(onRasterizerVersion: golden?.rasterizerVersion)
      }
      check.failures.append(GoldenFailure(sentences.joined(separator: " ")))
    }
    check.outcomes += leftOvers(of: recipe.id, besides: take.pictures.map(\.time))
    return check
  }

  /// The directories in the store that belong to none of the given recipes.
  public func strays(besides ids: some Collection<String>) -> [FilePath] {
    names(in: directory).filter { !ids.contains($0) }.map { directory.appending($0) }
  }

  /// Compares a picture with a golden one.
  ///
  /// - Returns: What was found, and expected, difference and actual side by side if they differ.
  private func compare(
    _ image: Image, named name: String, by metric: Metric, allowing allowance: Allowance
  ) -> (outcome: PictureOutcome, panel: Image?) {
    let path = directory.appending(name)
    let bytes: [UInt8]
    let expected: Samples
    do throws(PNGError) {
      bytes = try PNG.bytes(of: path)
      expected = try PNG.decodeSamples(bytes.span, name: path.string)
    } catch {
      let outcome = PictureOutcome(
        name: name, verdict: (try? path.stat()) == nil ? .extra : .unreadable,
        details: "\(error)", pictures: PictureOutcome.Pictures(actual: PNG.encode(image)))
      return (outcome, nil)
    }
    let actual = Samples(image)
    let comparison = actual.compare(with: expected, by: metric)
    var outcome = PictureOutcome(
      name: name, verdict: .same, details: "\(comparison)", comparison: comparison)
    guard !comparison.isAcceptable(allowing: allowance) else { return (outcome, nil) }
    outcome.verdict = .different
    let difference = Samples.differenceImage(expected: expected, actual: actual, by: metric)
    outcome.pictures = PictureOutcome.Pictures(
      expected: bytes, difference: PNG.encode(difference), actual: PNG.encode(image))
    return (outcome, Samples.comparisonPanel(expected: expected, actual: actual, by: metric))
  }

  private func draw(_ panel: Image, named name: String) throws(GoldenError) -> FilePath {
    let path = differences.appending(name)
    do {
      try PNG.write(panel, creatingDirectoriesFor: path)
    } catch {
      throw GoldenError(writing: path, failedWith: error)
    }
    return path
  }

  /// The golden pictures of what are no key moments any more.
  private func leftOvers(of id: String, besides times: [Double]) -> [PictureOutcome] {
    let wanted = Set(times.map(Self.fileName))
    return names(in: directory(of: id)).filter { $0.hasSuffix(".png") && !wanted.contains($0) }
      .map { name in
        let bytes = try? PNG.bytes(of: directory(of: id).appending(name))
        return PictureOutcome(
          name: "\(id)/\(name)", verdict: .missing,
          pictures: PictureOutcome.Pictures(expected: bytes))
      }
  }

  private func names(in directory: FilePath) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory.string)) ?? []).sorted()
  }

  private static func remarks(onRasterizerVersion recorded: String?) -> [String] {
    let rasterizer = FrameRenderer.defaultRasterizer
    guard let recorded, recorded != rasterizer.version else { return [] }
    return [
      "The golden frame was drawn by \(rasterizer.name) \(recorded), this one by "
        + "\(rasterizer.version)."
    ]
  }
}

extension GoldenCheck {
  /// A check that has found this about a recipe's manifest.
  fileprivate init(aboutManifest failures: [GoldenFailure], of id: String) {
    self.failures = failures
    guard !failures.isEmpty else { return }
    outcomes = [
      PictureOutcome(
        name: "\(id)/\(GoldenStore.manifestName)", verdict: .different,
        details: failures.map(\.description).joined(separator: " "))
    ]
  }
}
