import ArgumentParser
import FileIO
import FoundationEssentials
import ImageComparison
import Imaging
import Report

/// Prints the outcomes of comparisons as they are added, and writes the HTML page.
struct ComparisonReport: ~Copyable {
  private let isJSON: Bool
  private var page: HTMLReport?
  private var results = Results()
  private var counts: [ComparisonOutcome.Verdict: Int] = [:]

  init(isJSON: Bool, page: consuming HTMLReport?) {
    self.isJSON = isJSON
    self.page = page
  }

  /// Prints an outcome, as a line or as an element of the JSON object.
  mutating func add(_ outcome: ComparisonOutcome) throws {
    let isFirst = counts.isEmpty
    counts[outcome.verdict, default: 0] += 1
    try page?.add(outcome)
    if outcome.verdict == .unreadable { printError("Error: \(outcome.details)") }
    if isJSON {
      try results.print(
        (isFirst ? "{\"pairs\":[\n" : ",\n") + json(Record(outcome)), terminator: "")
    } else {
      let omitsDetails = outcome.details.isEmpty || outcome.verdict == .unreadable
      let details = omitsDetails ? "" : ", \(outcome.details)"
      try results.print(
        "\(outcome.name): \(outcome.verdict.rawValue)\(details)".printable)
    }
    try results.flush()
  }

  /// Completes the JSON object with the number of pairs of each verdict, and the page.
  ///
  /// - Throws: An `ExitCode` unless all pairs are the same.
  consuming func finish() throws {
    if isJSON {
      let sums = ComparisonOutcome.Verdict.allCases.map {
        "\"\($0.rawValue)\":\(counts[$0, default: 0])"
      }
      try results.print("\n],\(sums.joined(separator: ","))}")
      try results.flush()
    }
    try page.take()?.publish()
    if counts[.unreadable] != nil { throw ExitCode.unreadable }
    if counts.keys.contains(where: { $0 != .same }) { throw ExitCode.failure }
  }

  private func json(_ record: Record) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }
}

/// An outcome as an element of the JSON object.
private struct Record: Encodable {
  let name: String
  let verdict: String
  let details: String?
  var expectedSize: PixelSize?
  var actualSize: PixelSize?
  var depth: Int?
  var pixels: Int?
  var differingPixels: Int?
  var largest: ChannelLevels?
  var bounds: PixelRect?
  var value: Double?

  init(_ outcome: ComparisonOutcome) {
    name = outcome.name
    verdict = outcome.verdict.rawValue
    details = outcome.details.isEmpty ? nil : outcome.details
    switch outcome.comparison {
    case nil: break
    case .sizes(let expected, let actual)?:
      expectedSize = expected
      actualSize = actual
    case .pixels(let found)?:
      depth = found.depth
      pixels = found.pixelCount
      differingPixels = found.differingPixelCount
      largest = found.largestDifference
      bounds = found.bounds
      value = found.value
    }
  }
}
