import FilmKit
import Geometry
import Glibc
import StageKit

/// Where the time of a render went, stage by stage.
struct RenderTimings {
  private var simulating = 0.0
  private var recording = 0.0
  private let start = ContinuousClock.now

  /// Lets the time of a stage pass and records what is then to be seen.
  mutating func frame<Frame>(
    of stage: Stage, at time: Double, record: (Stage) -> Frame
  ) -> Frame {
    let start = Film.Timings.processorTime
    stage.advance(to: time)
    let simulated = Film.Timings.processorTime
    let frame = record(stage)
    simulating += simulated - start
    recording += Film.Timings.processorTime - simulated
    return frame
  }

  /// A table of the stages.
  ///
  /// - Parameters:
  ///   - film: The film that was rendered.
  ///   - timings: What rendering told.
  /// - Returns: The lines, without an end of line.
  func report(_ film: Film, _ timings: Film.Timings) -> String {
    let wall = (ContinuousClock.now - start) / .seconds(1)
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    let ffmpeg = usage.ru_utime.seconds + usage.ru_stime.seconds
    let rows = [
      ("simulate", simulating, "on a processor"),
      ("record", recording, "on a processor"),
      ("rasterise", timings.drawing, "on a processor, of all threads"),
      ("convert", timings.encoding, "on a processor, of all threads, a loop's encoding too"),
      ("ffmpeg", ffmpeg, "on a processor, all that ffmpeg did"),
      ("write", timings.writing, "of the clock, mostly waiting for the reader"),
      ("in all", wall, "of the clock"),
    ]
    let lines = rows.map { name, seconds, meaning in
      let each = seconds * 1000 / Double(film.frameCount)
      return "\(name.padded(to: -10))\(seconds.fixed(3).padded(to: 9))"
        + "\(each.fixed(3).padded(to: 13))  \(meaning)"
    }
    return (["stage       seconds   ms a frame"] + lines).joined(separator: "\n")
  }
}

extension String {
  /// The text in a column: at its right end, or at its left end if the width is negative.
  fileprivate func padded(to width: Int) -> String {
    let space = String(repeating: " ", count: max(0, Int(width.magnitude) - count))
    return width < 0 ? self + space : space + self
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}
