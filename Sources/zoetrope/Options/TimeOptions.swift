import ArgumentParser
import FilmKit

/// The frame rate and the interval of a recipe that a command renders.
struct TimeOptions: ParsableArguments {
  /// Parses a time, in seconds.
  static let seconds = number(from: 0.0, to: 3600)

  @Option(
    parsing: .unconditional,
    help: "Frames a second, such as 24, 29.97 or 30000/1001; 60 unless given, for .gif 50.",
    transform: FrameRate.parse)
  var fps: FrameRate?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where to start, in seconds; 0 unless given.", valueName: "seconds"),
    transform: seconds)
  var from = 0.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Where to end, in seconds; the recipe's end unless given.", valueName: "seconds"),
    transform: seconds)
  var to: Double?
}

extension FrameRate {
  /// Parses a rate such as `60`, `29.97` or `30000/1001`.
  fileprivate static func parse(_ text: String) throws -> FrameRate {
    guard let rate = FrameRate(text) else {
      throw ValidationError(
        "it must be a number or a fraction from \(allowed.lowerBound) to \(Int(allowed.upperBound))."
      )
    }
    return rate
  }
}
