import ArgumentParser
import Geometry
import Rendering

/// The interval of a recipe that a command renders.
struct IntervalOptions: ParsableArguments {
  /// Parses a time, in seconds.
  static let seconds = number(from: 0.0, to: 3600)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The start, in seconds; 0 unless given.", valueName: "seconds"),
    transform: seconds)
  var from = 0.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The end, in seconds; the end of the recipe unless given.", valueName: "seconds"),
    transform: seconds)
  var to: Double?

  /// Returns the frames of the interval of a scene.
  ///
  /// - Throws: A `RenderingError` if the interval has no frame.
  func schedule(
    of scene: any FilmScene, at rate: FrameRate, speed: Double = 1
  ) throws -> FrameSchedule {
    try FrameSchedule(
      from: from, to: to, of: scene.name, lasting: scene.duration, at: rate, speed: speed)
  }
}
