internal import ImageComparison
internal import Imaging
internal import SystemPackage

/// A comparison of a picture with a golden one, which it may replace.
struct PictureCheck: Sendable {
  let golden: FilePath
  let artifacts: PictureArtifacts
  let recording: ImageRecording
  let isCI: Bool
  let metric: Metric
  let allowance: Allowance
  let ignored: IgnoredArea

  /// What there is to say of a picture; `nil` where it is as it should be and was not written.
  func failure(of actual: Image) -> PictureFailure? {
    artifacts.clear()
    if let complaint = complaint(about: actual.size) { return PictureFailure(complaint) }
    let finding = finding(about: actual)
    let isWanted = isWanted(after: finding)
    guard !finding.isFine || isWanted && !isCI else { return nil }

    var sentences = [finding.sentence(about: golden)]
    let pictures = pictures(of: actual, finding)
    var isToBeKept = !finding.isFine
    if isWanted, !isCI {
      do throws(PNGError) {
        try PNG.write(actual, creatingDirectoriesFor: golden, compression: .smallest)
        sentences.append("Recorded \(golden): look at it, then run again.")
        if case .missing = finding { isToBeKept = false }
      } catch {
        sentences.append("Recording failed: \(error).")
      }
    } else if isWanted {
      sentences.append("In CI nothing is recorded.")
    } else if case .missing = finding {
      sentences.append("Recording is off.")
    }
    if isToBeKept { sentences.append(kept(pictures)) }
    return PictureFailure(sentences.joined(separator: " "), pictures: pictures)
  }

  /// Why nothing of a picture can be compared, whatever the golden one is.
  private func complaint(about size: PixelSize) -> String? {
    if let mask = ignored.mask, mask.size != size {
      return "The mask is \(mask.size) pixels, the picture is \(size)."
    }
    return ignored.isWhole(of: size)
      ? "The mask and what is ignored leave no pixel of the picture." : nil
  }

  private var hasGolden: Bool {
    do {
      _ = try golden.stat()
      return true
    } catch {
      // Whatever else is wrong reading will tell.
      return error != .noSuchFileOrDirectory
    }
  }

  private func finding(about actual: Image) -> Finding {
    guard hasGolden else { return .missing }
    do throws(PNGError) {
      let expected = try PNG.readSamples(golden)
      let comparison = Samples(actual).compare(with: expected, by: metric, ignoring: ignored)
      return .compared(
        expected, comparison, isFine: comparison.isAcceptable(allowing: allowance))
    } catch {
      return .unreadable(error)
    }
  }

  private func isWanted(after finding: Finding) -> Bool {
    switch recording {
    case .all: true
    case .failed: !finding.isFine
    case .missing: if case .missing = finding { true } else { false }
    case .never: false
    }
  }

  private func pictures(of actual: Image, _ finding: Finding) -> [PictureFailure.Role: Image] {
    guard case .compared(let expected, let comparison, _) = finding else {
      return [.actual: actual]
    }
    let isOneSize = if case .pixels = comparison { true } else { false }
    let panel = Samples.comparisonPanel(
      expected: expected, actual: Samples(actual), by: metric,
      // A mask fits nothing but the size it was made for.
      ignoring: isOneSize ? ignored : IgnoredArea())
    return [.expected: expected.image, .actual: actual, .diff: panel]
  }

  /// Puts the pictures where the artifacts go, and says where.
  private func kept(_ pictures: [PictureFailure.Role: Image]) -> String {
    do throws(PNGError) {
      try artifacts.write(pictures)
      return "See \(artifacts.path(of: pictures[.diff] == nil ? .actual : .diff))."
    } catch {
      return "Keeping the pictures failed: \(error)."
    }
  }
}

/// What a look at the golden picture brought.
private enum Finding {
  case missing
  case unreadable(PNGError)
  case compared(Samples, Comparison, isFine: Bool)

  var isFine: Bool { if case .compared(_, _, true) = self { true } else { false } }

  func sentence(about golden: FilePath) -> String {
    switch self {
    case .missing: "Nothing to compare with: there is no \(golden)."
    case .unreadable(let error): "Nothing to compare with: \(error)."
    case .compared(_, let comparison, let isFine):
      "The picture is \(isFine ? "like" : "not like") \(golden): \(comparison)."
    }
  }
}
