internal import FoundationEssentials
internal import ImageComparison
internal import Imaging
private import Libm

/// What the script of the page knows of a pair.
struct PageEntry: Encodable {
  let name: String
  let verdict: String
  let details: String
  /// How much the pictures differ, in words.
  let amount: String?
  /// How much they differ, as a number: 0 where they are equal.
  let rank: Double?
  let bounds: PixelRect?
  /// Which pictures follow.
  let pictures: [String]

  init(_ outcome: PictureOutcome) {
    name = outcome.name
    verdict = outcome.verdict.rawValue
    details = outcome.details
    pictures = outcome.pictures.bySide.map(\.side)
    guard case .pixels(let found)? = outcome.comparison else {
      (amount, rank, bounds) = (nil, nil, nil)
      return
    }
    (amount, rank) = found.extent
    bounds = found.bounds
  }

  /// The entry as it can stand in a script element: without `<`.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
        .replacing("<", with: "\\u003C")
    } catch {
      preconditionFailure("strings and finite numbers have a form in JSON: \(error)")
    }
  }
}

extension PixelComparison {
  /// How much the pictures differ, in words and as a number that is 0 for equal ones.
  fileprivate var extent: (amount: String, rank: Double?) {
    func rounded(_ value: Double, _ digits: Int) -> String {
      let scale = pow(10, Double(digits))
      return "\((value * scale).rounded() / scale)"
    }
    guard !metric.isCounting else {
      return ("\(differingPixelCount) px", Double(differingPixelCount))
    }
    guard let value else { return ("no window", nil) }
    return switch metric {
    case .psnr:
      // The mean squared error, as a part of the largest.
      (value.isInfinite ? "equal" : "\(rounded(value, 2)) dB", pow(10, -value / 10))
    case .flip: (rounded(value, 4), value)
    default: (rounded(value, 4), 1 - value)
    }
  }
}
