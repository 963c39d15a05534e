internal import FoundationEssentials
internal import SystemPackage

extension GoldenStore {
  /// How far a number of a state may be from its golden one, in its own unit.
  private static let stateTolerance = 1e-6

  /// Compares what is known of a recipe, besides its pictures, with what was kept.
  ///
  /// - Parameter actual: What is known now.
  /// - Returns: What is wrong, a sentence each; empty where all is as it was.
  public func check(_ actual: GoldenManifest) -> [GoldenFailure] {
    switch readManifest(of: actual.recipe) {
    case .success(let golden): Self.compare(golden, actual)
    case .failure(let failure): [failure]
    }
  }

  /// Reads what was kept of a recipe.
  func readManifest(of id: String) -> Result<GoldenManifest, GoldenFailure> {
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
    } else {
      failures += zip(golden.moments, actual.moments).flatMap { compareStates($0, $1, of: id) }
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
}
