internal import ImageComparison
internal import Imaging
internal import SystemPackage

/// Compares an image with a golden one, and records it as the golden one where the mode says so.
struct GoldenImageCheck: Sendable {
  let golden: FilePath
  let artifacts: FailureArtifacts
  let recording: ImageRecording
  let isCI: Bool
  let comparer: ImageComparer

  /// Runs the check.
  ///
  /// - Returns: The failure; `nil` if the image matches and was not recorded.
  func failure(of actual: Image) -> ImageTestFailure? {
    artifacts.remove()
    let comparison: FileComparison
    do {
      comparison = try comparer.compare(actual, withFileAt: golden)
    } catch {
      return ImageTestFailure(error.sentence)
    }
    let shouldRecord = shouldRecord(after: comparison)
    guard !comparison.isMatch || shouldRecord && !isCI else { return nil }

    var sentences = [comparison.sentence(about: golden)]
    let images = comparison.images(of: actual)
    var writesArtifacts = !comparison.isMatch
    if shouldRecord, !isCI {
      do throws(PNGError) {
        try PNG.write(actual, creatingDirectoriesFor: golden, compression: .smallest)
        sentences.append("Recorded \(golden): review it, then run again.")
        // The recorded file is itself the only image of the failure.
        if case .missing = comparison { writesArtifacts = false }
      } catch {
        sentences.append("Recording failed: \(error).")
      }
    } else if shouldRecord {
      sentences.append("In CI nothing is recorded.")
    } else if case .missing = comparison {
      sentences.append("Recording is off.")
    }
    if writesArtifacts { sentences.append(writeArtifacts(images)) }
    return ImageTestFailure(sentences.joined(separator: " "), images: images)
  }

  private func shouldRecord(after comparison: FileComparison) -> Bool {
    let isMissing = if case .missing = comparison { true } else { false }
    return recording.shouldRecord(isMatch: comparison.isMatch, isMissing: isMissing)
  }

  /// Writes the images as artifacts, and returns a sentence that names the file to review.
  private func writeArtifacts(_ images: [ImageTestFailure.Role: Image]) -> String {
    do throws(PNGError) {
      try artifacts.write(images)
      return "See \(artifacts.path(of: images[.diff] == nil ? .actual : .diff))."
    } catch {
      return "Writing the images failed: \(error)."
    }
  }
}

extension FileComparison {
  /// Whether the image was compared and counts as the same.
  fileprivate var isMatch: Bool {
    if case .compared(let result, _) = self { result.isAcceptable } else { false }
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
  fileprivate func images(of actual: Image) -> [ImageTestFailure.Role: Image] {
    guard case .compared(let result, _) = self else { return [.actual: actual] }
    return [.expected: result.expected.image, .actual: actual, .diff: result.panel()]
  }
}

extension IgnoredAreaError {
  /// The phrase as a sentence.
  fileprivate var sentence: String {
    description.prefix(1).uppercased() + description.dropFirst() + "."
  }
}
