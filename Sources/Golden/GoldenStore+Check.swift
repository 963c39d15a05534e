internal import FoundationEssentials
internal import Imaging
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
  ///   - tolerance: How much a picture may differ.
  /// - Returns: What is wrong, a sentence each; empty where all is as it was.
  /// - Throws: A ``GoldenError`` where a picture of a difference cannot be written. Missing and
  ///   damaged golden frames are not errors but failures of the check.
  public func check(
    _ recipe: any Recipe, tolerance: Tolerance = Tolerance()
  ) throws -> [GoldenFailure] {
    let id = recipe.id
    try? FileManager.default.removeItem(atPath: differences.appending(id).string)
    let golden: GoldenManifest
    switch readManifest(of: id) {
    case .success(let manifest): golden = manifest
    case .failure(let failure): return [failure]
    }
    let (actual, images) = try take(recipe)
    var failures = Self.compare(golden, actual)
    guard golden.moments.map(\.time) == actual.moments.map(\.time) else { return failures }
    for (index, image) in images.enumerated() {
      let moment = golden.moments[index]
      failures += Self.compareStates(moment, actual.moments[index], of: id)
      if let failure = try compare(image, at: moment.time, in: golden, tolerance) {
        failures.append(failure)
      }
    }
    return failures
  }

  /// The directories in the store that belong to none of the given recipes.
  public func strays(besides ids: some Collection<String>) -> [FilePath] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.string)) ?? []
    return names.filter { !ids.contains($0) }.sorted().map { directory.appending($0) }
  }

  private func readManifest(of id: String) -> Result<GoldenManifest, GoldenFailure> {
    let path = directory(of: id).appending(Self.manifestName)
    guard let text = FileManager.default.contents(atPath: path.string) else {
      return .failure(
        GoldenFailure(
          "\(id) has no golden frames in \(directory): 'zoetrope golden update' makes them."))
    }
    do {
      return .success(try JSONDecoder().decode(GoldenManifest.self, from: text))
    } catch {
      let place = (error as? DecodingError).map { Self.place(of: $0) } ?? ""
      return .failure(
        GoldenFailure("\(path) is damaged\(place): 'zoetrope golden update' makes it anew."))
    }
  }

  /// Where the manifest is not what it should be: ` at moments.2.time`.
  private static func place(of error: DecodingError) -> String {
    let keys: [any CodingKey] =
      switch error {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context): context.codingPath
      case .dataCorrupted(let context): context.codingPath
      @unknown default: []
      }
    let names = keys.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return names.isEmpty ? "" : " at \(names.joined(separator: "."))"
  }

  private static func compare(
    _ golden: GoldenManifest, _ actual: GoldenManifest
  ) -> [GoldenFailure] {
    let id = actual.recipe
    var failures: [GoldenFailure] = []
    if golden.frameCount != actual.frameCount {
      failures.append(
        GoldenFailure(
          "\(id): the film has \(actual.frameCount) frames, the golden one \(golden.frameCount)."))
    }
    let times = (golden: golden.moments.map(\.time), actual: actual.moments.map(\.time))
    if times.golden != times.actual {
      failures.append(
        GoldenFailure(
          "\(id): the key moments are \(times.actual), the golden ones \(times.golden)."))
    }
    return failures
  }

  private static func compareStates(
    _ golden: GoldenManifest.Moment, _ actual: GoldenManifest.Moment, of id: String
  ) -> [GoldenFailure] {
    let place = "\(id) at \(golden.time) s"
    guard let expected = golden.views, let views = actual.views else {
      return [GoldenFailure("\(place): the golden state is damaged: '\(golden.state)'.")]
    }
    guard expected.map(\.name) == views.map(\.name) else {
      return [
        GoldenFailure(
          "\(place): the views are \(views.map(\.name)), the golden ones \(expected.map(\.name)).")
      ]
    }
    return zip(expected, views).flatMap { expected, view in
      ViewNumbers.names.indices.compactMap { index in
        let wanted = expected.values[index]
        let found = view.values[index]
        // Written so that a number that is none differs too.
        guard !(abs(found - wanted) <= stateTolerance) else { return nil }
        return GoldenFailure(
          "\(place): \(view.name) has \(ViewNumbers.names[index]) \(found), the golden one "
            + "\(wanted); at most \(stateTolerance) apart is allowed.")
      }
    }
  }

  /// Compares a picture with its golden one, and draws the difference if there is one.
  private func compare(
    _ image: Image, at time: Double, in golden: GoldenManifest, _ tolerance: Tolerance
  ) throws -> GoldenFailure? {
    let name = Self.fileName(at: time)
    let place = "\(golden.recipe) at \(time) s"
    let expected: Image
    do { expected = try PNG.read(directory(of: golden.recipe).appending(name)) } catch {
      return GoldenFailure("\(place): \(error).")
    }
    let difference = image.difference(from: expected, tolerance: tolerance.levels)
    guard !difference.isAcceptable(allowingPixels: tolerance.pixels) else { return nil }
    let picture = differences.appending(golden.recipe).appending(name)
    do {
      try FileManager.default.createDirectory(
        atPath: picture.removingLastComponent().string, withIntermediateDirectories: true)
      let panel = Image.comparisonPanel(
        expected: expected, actual: image, tolerance: tolerance.levels)
      try PNG.write(panel, to: picture)
    } catch {
      throw GoldenError(writing: picture, failedWith: error)
    }
    return GoldenFailure(
      "\(place): \(difference.description). See \(picture).\(Self.remark(onCairo: golden.cairo))")
  }

  private static func remark(onCairo recorded: String) -> String {
    let present = FrameRenderer.cairoVersion
    guard recorded != present else { return "" }
    return " The golden frame was drawn by Cairo \(recorded), this one by \(present)."
  }
}
