internal import FilmKit
internal import Geometry
internal import ImageComparison
internal import SystemPackage

extension FilmComparison.Findings {
  /// Returns the sentences about a comparison.
  func sentence(about golden: FilePath, _ film: Film?) -> String {
    if let failure { return failure }
    if isMatch { return "The film matches \(golden): all \(frameCount) frames." }
    if let sizes = differences.first?.comparison, case .sizes = sizes {
      return "The film differs from \(golden): \(sizes)."
    }
    let lengths =
      frameCount == goldenFrameCount
      ? [] : ["The film has \(frameCount) frames, the golden film \(goldenFrameCount)."]
    guard let first = differences.first, let worst else {
      return
        (["The film differs from \(golden) in its length."] + lengths).joined(separator: " ")
    }
    let common = min(frameCount, goldenFrameCount)
    let sentence =
      "The film differs from \(golden) in \(differences.count) of \(common) frames: "
      + "\(frameNumbers)."
    let details =
      first == worst
      ? ["Frame \(first) differs first and most: \(first.comparison)."]
      : [
        "Frame \(first) differs first: \(first.comparison).",
        "Frame \(worst) differs most: \(worst.comparison).",
      ]
    return ([sentence] + lengths + details).joined(separator: " ")
  }

  /// The numbers of the frames that differ: `10 to 20, 40 and 3 more`.
  private var frameNumbers: String {
    var ranges: [ClosedRange<Int>] = []
    for difference in differences {
      if let last = ranges.last, last.upperBound + 1 == difference.index {
        ranges[ranges.count - 1] = last.lowerBound...difference.index
      } else {
        ranges.append(difference.index...difference.index)
      }
    }
    let maximumCount = 8
    let texts = ranges.prefix(maximumCount).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
    }
    let rest = ranges.dropFirst(maximumCount).reduce(0) { $0 + $1.count }
    return texts.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension FilmTestResult.Difference: CustomStringConvertible {
  /// The index and the time: `14 at 0.467 s`.
  public var description: String { "\(index) at \(time.fixed(3)) s" }
}
