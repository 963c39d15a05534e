import ArgumentParser
import FilmKit
import StageKit

/// Which frames of a recipe are wanted.
struct TimeOptions: ParsableArguments {
  /// Reads an instant, in seconds.
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

  /// The frames on the grid of the frame rate, from `--from` up to but without `--to`.
  ///
  /// - Parameters:
  ///   - recipe: What is shown.
  ///   - usual: The frame rate unless `--fps` gives another.
  /// - Returns: The frames, at least one.
  /// - Throws: A `ValidationError` where there is none.
  func schedule(for recipe: any Recipe, usual: FrameRate = 60) throws -> FrameSchedule {
    let fps = fps ?? usual
    let end = to ?? recipe.duration
    guard from < end else {
      let limit = to == nil ? "the end of \(recipe.id) at \(end)" : "--to \(end)"
      throw ValidationError("--from must be before \(limit) seconds, not \(from).")
    }
    // A limit that misses a frame by rounding alone counts as on it.
    let first = Int((from * fps.framesPerSecond - 1e-9).rounded(.up))
    let last = Int((end * fps.framesPerSecond - 1e-9).rounded(.up))
    guard first < last else {
      throw ValidationError("There is no frame from \(from) to \(end) seconds at \(fps) a second.")
    }
    return FrameSchedule(frameRate: fps, frames: first..<last)
  }
}

/// Frames of a rate by number, counted from the start of the recipe.
struct FrameSchedule {
  let frameRate: FrameRate
  let frames: Range<Int>

  /// When a frame is shown, in seconds from the start of the recipe.
  ///
  /// - Parameter frame: The frame, counted from the start of the recipe.
  /// - Returns: The instant, in seconds.
  func time(of frame: Int) -> Double {
    Double(frame * frameRate.denominator) / Double(frameRate.numerator)
  }
}

extension FrameRate {
  /// Reads a rate such as `60`, `29.97` or `30000/1001`.
  fileprivate static func parse(_ text: String) throws -> FrameRate {
    guard let rate = FrameRate(text) else {
      throw ValidationError(
        "it must be a number or a fraction from \(allowed.lowerBound) to \(Int(allowed.upperBound))."
      )
    }
    return rate
  }
}
