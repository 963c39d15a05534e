internal import FileIO
public import ImageComparison
internal import Imaging
internal import Raster
public import StageKit
public import SystemPackage

extension GoldenStore {
  /// Compares a recipe with its golden frames.
  ///
  /// Panels that an earlier check wrote are removed; other files are neither removed nor replaced.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - metric: The metric.
  ///   - allowance: How many pixels of an image may differ.
  /// - Returns: The differences, and the outcomes of all files.
  /// - Throws: A ``GoldenError`` if a panel cannot be written, and the errors of rendering. Missing
  ///   and damaged golden frames are failures of the check, not errors.
  public func check(
    _ recipe: any Recipe, by metric: Metric = defaultMetric,
    allowing allowance: Allowance = .pixels(0)
  ) throws -> GoldenCheck {
    try validate(recipe.id)
    let panels = PanelDirectory(differences.appending(recipe.id))
    panels.removePanels()
    let capture = try GoldenCapture(of: recipe)
    let golden = try? readManifest(of: recipe.id).get()
    let comparer = ImageComparer(metric: metric, allowance: allowance)
    var check = GoldenCheck(manifestFailures: self.check(capture.manifest), of: recipe.id)
    var differsWithText = false
    for frame in capture.frames {
      let name = "\(recipe.id)/\(Self.fileName(at: frame.time))"
      let (outcome, panel) = try compare(frame.image, named: name, by: comparer)
      check.outcomes.append(outcome)
      // Changed key moments are already reported as a failure of the manifest.
      let isReported =
        outcome.verdict == .extra
        && golden?.moments.map(\.time) != capture.manifest.moments.map(\.time)
      guard outcome.verdict != .same, !isReported else { continue }
      var sentences = ["\(recipe.id) at \(frame.time) s: \(outcome.details)."]
      if let panel {
        differsWithText = differsWithText || frame.hasText
        let path = try panels.write(panel, named: Self.fileName(at: frame.time))
        sentences.append("See \(path.printable).")
        sentences += Self.rasterizerRemarks(recordedVersion: golden?.rasterizerVersion)
      }
      check.failures.append(GoldenFailure(sentences.joined(separator: " ")))
    }
    check.outcomes += outcomesOfRemovedMoments(of: recipe.id, keeping: capture.frames.map(\.time))
    if differsWithText, let failure = golden?.fontFailure {
      check.failures.insert(failure, at: 0)
    }
    return check
  }

  /// Returns the directories of golden frames whose recipe does not exist.
  ///
  /// - Parameter ids: The identifiers of all recipes.
  /// - Returns: The paths, sorted by name.
  public func orphans(excluding ids: some Collection<String>) -> [FilePath] {
    names(in: directory).filter { !ids.contains($0) && !isStagingName($0) }
      .map { directory.appending($0) }
  }

  /// Compares an image with a golden one.
  ///
  /// - Returns: The outcome, and a panel if the images differ.
  func compare(
    _ image: Image, named name: String, by comparer: ImageComparer
  ) throws(IgnoredAreaError) -> (outcome: ComparisonOutcome, panel: Image?) {
    switch try comparer.compare(image, withFileAt: directory.appending(name)) {
    case .missing(let error):
      return (Self.outcome(of: image, named: name, .extra, "\(error)"), nil)
    case .unreadable(let error):
      return (Self.outcome(of: image, named: name, .unreadable, "\(error)"), nil)
    case .compared(let result, let expectedFile):
      var outcome = ComparisonOutcome(name: name, result)
      guard !result.isAcceptable else { return (outcome, nil) }
      outcome.images = ComparisonOutcome.ImageFiles(
        expected: expectedFile, difference: PNG.encode(result.differenceImage()),
        actual: PNG.encode(image))
      return (outcome, result.panel())
    }
  }

  /// Returns the outcome of an image that could not be compared.
  private static func outcome(
    of image: Image, named name: String, _ verdict: ComparisonOutcome.Verdict, _ details: String
  ) -> ComparisonOutcome {
    ComparisonOutcome(
      name: name, verdict: verdict, details: details,
      images: ComparisonOutcome.ImageFiles(actual: PNG.encode(image)))
  }

  /// Returns the outcomes of golden images whose key moment no longer exists.
  private func outcomesOfRemovedMoments(
    of id: String, keeping times: [Double]
  ) -> [ComparisonOutcome] {
    let current = Set(times.map(Self.fileName))
    return names(in: directory(of: id)).filter { $0.hasSuffix(".png") && !current.contains($0) }
      .map { name in
        let bytes = try? PNG.bytes(of: directory(of: id).appending(name))
        return ComparisonOutcome(
          name: "\(id)/\(name)", verdict: .missing,
          images: ComparisonOutcome.ImageFiles(expected: bytes))
      }
  }

  private func names(in directory: FilePath) -> [String] {
    ((try? entries(of: directory)) ?? []).map(\.string).sorted()
  }

  /// Returns a remark if the golden frames were rendered by another version of the rasterizer.
  static func rasterizerRemarks(recordedVersion: String?) -> [String] {
    let rasterizer = FrameRenderer.defaultRasterizer
    guard let recordedVersion, recordedVersion != rasterizer.version else { return [] }
    return [
      "The golden frame was drawn by \(rasterizer.name) \(recordedVersion), this one by "
        + "\(rasterizer.version)."
    ]
  }
}

extension GoldenCheck {
  /// Creates a check with the failures of a recipe's manifest.
  fileprivate init(manifestFailures failures: [GoldenFailure], of id: String) {
    self.failures = failures
    guard !failures.isEmpty else { return }
    outcomes = [
      ComparisonOutcome(
        name: "\(id)/\(GoldenStore.manifestName)", verdict: .different,
        details: failures.map(\.description).joined(separator: " "))
    ]
  }
}
