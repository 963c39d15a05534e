internal import FilmKit
internal import ImageComparison
internal import Imaging
internal import SystemPackage

/// Compares the frames of a film with those of a golden film as they are made.
///
/// It keeps the differences and one picture of the golden film.
actor FilmComparison {
  /// What was found.
  struct Findings: Sendable {
    var differences: [FilmTestResult.Difference] = []
    var worst: FilmTestResult.Difference?
    /// The number of frames of both films.
    var frameCount = 0
    var goldenFrameCount = 0
    /// Why the golden film cannot be compared, as a sentence.
    var failure: String?

    /// Whether all frames match, and there are as many.
    var isMatch: Bool {
      failure == nil && differences.isEmpty && frameCount == goldenFrameCount
    }
  }

  private let path: FilePath
  private let film: Film
  private let firstFrame: Int
  private let comparer: ImageComparer
  private var golden: GoldenFilm?
  private var findings = Findings()

  /// Opens the golden film.
  ///
  /// - Parameters:
  ///   - path: The golden film.
  ///   - film: The film that is compared with it.
  ///   - firstFrame: The number of its first frame, counted from the time 0 of the scene.
  ///   - comparer: The criterion.
  init(_ path: FilePath, _ film: Film, from firstFrame: Int, by comparer: ImageComparer) {
    self.path = path
    self.film = film
    self.firstFrame = firstFrame
    self.comparer = comparer
    do throws(PNGError) {
      golden = try GoldenFilm(path, at: film.frameRate)
    } catch {
      findings.failure = "Nothing to compare with: \(error)."
    }
  }

  /// Compares the next frame.
  func add(_ actual: Samples) {
    defer { findings.frameCount += 1 }
    guard let expected = nextGoldenFrame() else { return }
    // If the sizes differ, the first difference says it all.
    guard actual.size == expected.size || findings.differences.isEmpty else { return }
    let result: ComparisonResult
    do throws(IgnoredAreaError) {
      result = try comparer.compare(actual, with: expected)
    } catch {
      findings.failure = error.sentence
      return
    }
    guard !result.isAcceptable else { return }
    let index = findings.frameCount
    let difference = FilmTestResult.Difference(
      index: index,
      time: film.time(ofFrame: firstFrame + index),
      comparison: result.comparison)
    findings.differences.append(difference)
    if findings.worst.map({ $0.comparison.rank < difference.comparison.rank }) ?? true {
      findings.worst = difference
    }
  }

  /// Counts the rest of the golden film, and returns what was found.
  func finish() -> Findings {
    findings.goldenFrameCount += reading { try $0.skipRest() } ?? 0
    golden = nil
    return findings
  }

  private func nextGoldenFrame() -> Samples? {
    guard let frame = reading({ try $0.next() }) else { return nil }
    findings.goldenFrameCount += 1
    return frame
  }

  /// Reads from the golden film; notes an error, and returns nil after one.
  private func reading<Value>(_ body: (inout GoldenFilm) throws -> Value?) -> Value? {
    guard var reader = golden else { return nil }
    do {
      let value = try body(&reader)
      golden = reader
      return value
    } catch let error as GoldenFilm.RateMismatch {
      findings.failure =
        "Nothing to compare with: \(path) shows its frame \(error.index) for \(error.delay), which "
        + "is not a whole number of frames at \(film.frameRate) a second."
    } catch {
      findings.failure = "Nothing to compare with: \(error)."
    }
    golden = nil
    return nil
  }
}

extension Comparison {
  /// A measure by which differences are ranked; larger than any other for images of different sizes
  /// and those too small to measure.
  fileprivate var rank: Double {
    switch self {
    case .sizes: .infinity
    case .pixels(let pixels): pixels.rank ?? .infinity
    }
  }
}
