internal import FileIO
internal import FoundationEssentials
internal import SystemPackage

extension GoldenStore {
  /// The largest difference of a view's number from the golden one, in the number's unit.
  private static let stateTolerance = 1e-6

  /// The largest manifest that is read, in bytes: 16 MiB, a thousand times the usual one.
  private static let maxManifestSize = 1 << 24

  /// Compares a recipe's manifest with the golden one.
  ///
  /// - Parameter actual: The present manifest.
  /// - Returns: The differences, a sentence each; empty if there are none.
  public func check(_ actual: GoldenManifest) -> [GoldenFailure] {
    switch readManifest(of: actual.recipe) {
    case .success(let golden): Self.compare(golden, actual)
    case .failure(let failure): [failure]
    }
  }

  /// Reads a recipe's golden manifest.
  func readManifest(of id: String) -> Result<GoldenManifest, GoldenFailure> {
    let path = directory(of: id).appending(Self.manifestName)
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, maxSize: Self.maxManifestSize)
    } catch {
      return .failure(readingFailure(error, of: id, path))
    }
    do {
      return .success(try JSONDecoder().decode(GoldenManifest.self, from: Data(bytes)))
    } catch {
      let field = (error as? DecodingError).map { Self.fieldPath(of: $0) } ?? ""
      return .failure(
        GoldenFailure("\(path) is damaged\(field): 'zoetrope golden update' recreates it."))
    }
  }

  private func readingFailure(_ error: Errno, of id: String, _ path: FilePath) -> GoldenFailure {
    switch error {
    case .noSuchFileOrDirectory:
      GoldenFailure(
        "\(id) has no golden frames in \(directory.printable): 'zoetrope golden update' creates "
          + "them.")
    case .fileTooLarge:
      GoldenFailure(
        "\(path.printable) is damaged: it has more than the \(Self.maxManifestSize) bytes that a "
          + "manifest may have; 'zoetrope golden update' recreates it.")
    case .illegalSeek:
      GoldenFailure("Cannot read \(path.printable): it is a device or a pipe.")
    default:
      GoldenFailure("Cannot read \(path.printable): \(error).")
    }
  }

  /// Returns the path of the invalid field: ` at moments.2.time`.
  private static func fieldPath(of error: DecodingError) -> String {
    let keys: [any CodingKey] =
      switch error {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context): context.codingPath
      case .dataCorrupted(let context): context.codingPath
      @unknown default: []
      }
    let names = keys.map { $0.intValue.map(String.init) ?? quoted($0.stringValue) }
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
          "\(id): the key moments are \(quoted("\(times.actual)")), the golden ones "
            + "\(quoted("\(times.golden)"))."))
    } else {
      failures += zip(golden.moments, actual.moments).flatMap { compareStates($0, $1, of: id) }
    }
    return failures
  }

  private static func compareStates(
    _ golden: GoldenManifest.Moment, _ actual: GoldenManifest.Moment, of id: String
  ) -> [GoldenFailure] {
    let moment = "\(id) at \(golden.time) s"
    guard let expected = golden.views, let views = actual.views else {
      return [GoldenFailure("\(moment): the golden state is damaged: '\(quoted(golden.state))'.")]
    }
    guard expected.map(\.name) == views.map(\.name) else {
      return [
        GoldenFailure(
          "\(moment): the views are \(quoted("\(views.map(\.name))")), the golden ones "
            + "\(quoted("\(expected.map(\.name))")).")
      ]
    }
    return zip(expected, views).flatMap { expected, view in
      ViewNumbers.names.indices.compactMap { index in
        let golden = expected.values[index]
        let actual = view.values[index]
        // The negation makes NaN differ.
        guard !(abs(actual - golden) <= stateTolerance) else { return nil }
        return GoldenFailure(
          "\(moment): \(view.name) has \(ViewNumbers.names[index]) \(actual), the golden one "
            + "\(golden); at most \(stateTolerance) apart is allowed.")
      }
    }
  }
}

/// Returns a value of a manifest for a sentence: its beginning if it is long, as in a damaged file.
private func quoted(_ text: String) -> String {
  let maxCount = 300
  let beginning = text.unicodeScalars.prefix(maxCount)
  guard beginning.endIndex < text.unicodeScalars.endIndex else { return text }
  return "\(String(beginning))… (\(text.utf8.count) bytes)"
}
