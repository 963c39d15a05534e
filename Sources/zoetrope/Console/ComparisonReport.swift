import ArgumentParser
import FoundationEssentials
import ImageComparison
import Imaging
import Report

/// Prints the outcomes of comparisons, each as soon as it is known, and writes the page of them.
struct ComparisonReport: ~Copyable {
  private let isJSON: Bool
  private var page: HTMLReport?
  private var results = Results()
  private var counts: [PictureOutcome.Verdict: Int] = [:]

  init(isJSON: Bool, page: consuming HTMLReport?) {
    self.isJSON = isJSON
    self.page = page
  }

  /// Prints an outcome: a line, or an element of the JSON object.
  mutating func add(_ outcome: PictureOutcome) throws {
    let isFirst = counts.isEmpty
    counts[outcome.verdict, default: 0] += 1
    try page?.add(outcome)
    if outcome.verdict == .unreadable { printError("Error: \(outcome.details)") }
    if isJSON {
      try results.print(
        (isFirst ? "{\"pairs\":[\n" : ",\n") + json(Record(outcome)), terminator: "")
    } else {
      let isTold = outcome.details.isEmpty || outcome.verdict == .unreadable
      try results.print(
        "\(outcome.name): \(outcome.verdict.rawValue)" + (isTold ? "" : ", \(outcome.details)"))
    }
    try results.flush()
  }

  /// Ends the JSON object with how many pairs came to what, and the page.
  ///
  /// - Throws: An `ExitCode` unless all pairs are the same.
  consuming func finish() throws {
    if isJSON {
      let sums = PictureOutcome.Verdict.allCases.map {
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

extension ExitCode {
  /// A file that is to be read cannot be (`EX_DATAERR` of sysexits.h).
  static let unreadable = ExitCode(65)
}

/// An outcome as the JSON object has it.
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

  init(_ outcome: PictureOutcome) {
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
      largest = found.largest
      bounds = found.bounds
      value = found.value
    }
  }
}
