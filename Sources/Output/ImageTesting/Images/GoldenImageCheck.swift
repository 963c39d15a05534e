internal import ImageComparison
internal import Imaging
internal import SystemPackage

/// Compares an image with a golden one, and records it as the golden one where the mode says so.
struct GoldenImageCheck: Sendable {
  let golden: GoldenFile
  let artifacts: FailureArtifacts
  let comparer: ImageComparer

  /// The result, and the images that show it.
  struct Outcome: Sendable {
    var result = ImageTestResult()
    var images: [FailureArtifacts.Role: Image] = [:]
  }

  /// Runs the check.
  func outcome(of actual: Image) -> Outcome {
    artifacts.remove()
    var outcome = Outcome()
    outcome.result.golden = golden.path
    let comparison: FileComparison
    do {
      comparison = try comparer.compare(actual, withFileAt: golden.path)
    } catch {
      outcome.result.message = error.sentence
      return outcome
    }
    if case .compared(let compared, _) = comparison {
      outcome.result.comparison = compared.comparison
      outcome.result.isMatch = compared.isAcceptable
    }
    let recording = golden.record(after: comparison.match) {
      try PNG.write(actual, creatingDirectoriesFor: golden.path, compression: .smallest)
    }
    guard let recording else { return outcome }

    var sentences = [comparison.sentence(about: golden.path)]
    if let sentence = recording.sentence { sentences.append(sentence) }
    outcome.images = comparison.images(of: actual)
    outcome.result.isRecorded = recording.isRecorded
    // A file that was missing and is recorded is itself the only image of the failure.
    let isOnlyImage = comparison.match == .missing && recording.isRecorded
    if comparison.match != .equal, !isOnlyImage {
      sentences.append(writeArtifacts(outcome.images))
      outcome.result.artifacts = artifacts.existing
    }
    outcome.result.message = sentences.joined(separator: " ")
    return outcome
  }

  /// Writes the images as artifacts, and returns a sentence that names the file to review.
  private func writeArtifacts(_ images: [FailureArtifacts.Role: Image]) -> String {
    do throws(PNGError) {
      for role in FailureArtifacts.Role.allCases {
        guard let image = images[role] else { continue }
        try PNG.write(
          image, creatingDirectoriesFor: artifacts.path(of: role), compression: .fast)
      }
      return "See \(artifacts.path(of: images[.diff] == nil ? .actual : .diff))."
    } catch {
      return "Writing the images failed: \(error)."
    }
  }
}

extension FileComparison {
  fileprivate var match: GoldenFile.Match {
    switch self {
    case .missing: .missing
    case .unreadable: .different
    case .compared(let result, _): result.isAcceptable ? .equal : .different
    }
  }

  fileprivate func sentence(about golden: FilePath) -> String {
    switch self {
    case .missing: "Nothing to compare with: there is no \(golden)."
    case .unreadable(let error): "Nothing to compare with: \(error)."
    case .compared(let result, _):
      "The image \(result.isAcceptable ? "matches" : "differs from") \(golden): "
        + "\(result.comparison)."
    }
  }

  /// Returns the images that show the result.
  fileprivate func images(of actual: Image) -> [FailureArtifacts.Role: Image] {
    guard case .compared(let result, _) = self else { return [.actual: actual] }
    return [.expected: result.expected.image, .actual: actual, .diff: result.panel()]
  }
}

extension IgnoredAreaError {
  /// The phrase as a sentence.
  var sentence: String {
    description.prefix(1).uppercased() + description.dropFirst() + "."
  }
}
