package import Geometry

/// The frames of an interval of a recipe, numbered from the start of the recipe.
package struct FrameSchedule: Equatable, Sendable {
  /// The frame rate, in frames per second.
  package let frameRate: FrameRate
  /// The numbers of the frames; not empty.
  package let frames: Range<Int>
  /// The seconds of the recipe in a second of the film; 1 unless given.
  package let speed: Double

  /// Selects the frames of an interval, including its start and excluding its end.
  ///
  /// - Parameters:
  ///   - start: The start of the interval, in seconds; `--from` in errors.
  ///   - end: The end of the interval, in seconds; nil for the end of the recipe.
  ///   - recipe: The name of the recipe, for errors.
  ///   - duration: The duration of the recipe, in seconds.
  ///   - frameRate: The frame rate.
  ///   - speed: The seconds of the recipe in a second of the film, above 0; 1 by default.
  /// - Throws: A ``RenderingError`` if the interval contains no frame.
  package init(
    from start: Double, to end: Double?, of recipe: String, lasting duration: Double,
    at frameRate: FrameRate, speed: Double = 1
  ) throws(RenderingError) {
    let limit = end ?? duration
    guard start < limit else {
      let name = end == nil ? "the end of \(recipe) at \(limit)" : "--to \(limit)"
      throw RenderingError("--from must be before \(name) seconds, not \(start).")
    }
    guard limit / speed * frameRate.framesPerSecond < 0x1p53 else {
      throw RenderingError(
        "\(end == nil ? "The duration of \(recipe)" : "--to") is \(limit) seconds; frames cannot be "
          + "numbered that far.")
    }
    let first = Self.firstFrame(atOrAfter: start / speed, at: frameRate)
    let end = Self.firstFrame(atOrAfter: limit / speed, at: frameRate)
    guard first < end else {
      throw RenderingError(
        "There is no frame from \(start) to \(limit) seconds at \(frameRate) a second.")
    }
    self.frameRate = frameRate
    self.speed = speed
    frames = first..<end
  }

  private init(_ frames: Range<Int>, at frameRate: FrameRate, speed: Double) {
    self.frames = frames
    self.frameRate = frameRate
    self.speed = speed
  }

  /// Returns the schedule of some of the frames.
  ///
  /// - Parameter part: A range of the schedule's frames, not empty.
  /// - Returns: The schedule of these frames.
  package func part(_ part: Range<Int>) -> FrameSchedule {
    precondition(
      !part.isEmpty && frames.lowerBound <= part.lowerBound && part.upperBound <= frames.upperBound,
      "frames \(part) are not a part of \(frames)")
    return FrameSchedule(part, at: frameRate, speed: speed)
  }

  /// Returns the schedule of the frames of a range, as far as it has them.
  ///
  /// - Parameter range: Numbers of frames, the last one included; `--frames` in errors.
  /// - Returns: The schedule.
  /// - Throws: A ``RenderingError`` if it has none of them.
  package func clamped(to range: ClosedRange<Int>) throws(RenderingError) -> FrameSchedule {
    let frames = frames.clamped(to: range.lowerBound..<max(range.upperBound, range.upperBound &+ 1))
    guard !frames.isEmpty else {
      throw RenderingError(
        "--frames \(range.lowerBound)-\(range.upperBound) selects none of the frames "
          + "\(self.frames.lowerBound) to \(self.frames.upperBound - 1).")
    }
    return part(frames)
  }

  /// Returns the time at which a frame is shown, in seconds from the start of the recipe.
  package func time(of frame: Int) -> Double {
    Double(frame * frameRate.denominator) / Double(frameRate.numerator) * speed
  }

  /// Returns the first frame at or after a time; a time within 1e-9 frames after a frame counts as
  /// that frame's, since decimal times are rounded.
  private static func firstFrame(atOrAfter time: Double, at frameRate: FrameRate) -> Int {
    Int((time * frameRate.framesPerSecond - 1e-9).rounded(.up))
  }
}
