private import FileIO
internal import FoundationEssentials
internal import Geometry
internal import ImageComparison
internal import Imaging

/// A pair as the script of the page reads it.
struct PageEntry: Encodable {
  let name: String
  let verdict: String
  let details: String
  /// The amount of the difference with its unit: `2 px`, `10.79 dB`.
  let amount: String?
  /// The measure of the difference for sorting; 0 for equal images.
  let rank: Double?
  let bounds: PixelRect?
  /// The images that follow, by name.
  let pictures: [String]

  init(_ outcome: ComparisonOutcome) {
    name = outcome.name
    verdict = outcome.verdict.rawValue
    details = outcome.details
    pictures = outcome.images.named.map(\.name)
    guard case .pixels(let comparison)? = outcome.comparison else {
      (amount, rank, bounds) = (nil, nil, nil)
      return
    }
    amount = comparison.amount
    rank = comparison.rank
    bounds = comparison.bounds
  }

  /// The entry as JSON for a script element.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self).jsonInScript
    } catch {
      preconditionFailure("JSON cannot represent the entry: \(error)")
    }
  }
}
