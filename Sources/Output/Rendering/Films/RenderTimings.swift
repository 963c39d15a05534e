internal import FileIO
internal import FilmKit
internal import Geometry
internal import Glibc
internal import PictureKit

/// The time that a render spends in each stage.
struct RenderTimings {
  /// The time of simulating, in processor seconds.
  private(set) var simulating = 0.0
  private var recording = 0.0
  /// The time that reading and compiling the recipe took before, in seconds of wall-clock time.
  private let reading: Double
  private let start = ContinuousClock.now
  /// What ended child processes, such as compilers, had used before.
  private let childrenTime = Self.childrenTime

  /// Creates timings of a recipe that was read in a time in seconds.
  init(reading: Double) { self.reading = reading }

  /// The time of the child processes that have ended, in processor seconds.
  private static var childrenTime: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return usage.ru_utime.seconds + usage.ru_stime.seconds
  }

  /// The time since the start, in seconds of wall-clock time.
  var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Advances a performance to a frame and records it, measuring both.
  mutating func frame(_ number: Int, of frames: inout FrameMaker) -> BlurredFrame {
    let start = Film.Timings.processorTime
    frames.advance(to: number)
    let simulated = Film.Timings.processorTime
    let frame = frames.frame(number)
    simulating += simulated - start
    recording += Film.Timings.processorTime - simulated
    return frame
  }

  /// Returns a table of the stages.
  ///
  /// - Parameters:
  ///   - film: The film that was rendered.
  ///   - timings: The timings of the film's own stages.
  /// - Returns: The lines, without a final line break.
  func table(of film: Film, _ timings: Film.Timings) -> String {
    let rows = [
      ("read", reading, "wall time, with compiling"),
      ("simulate", simulating, "CPU time"),
      ("record", recording, "CPU time"),
      ("rasterize", timings.drawing, "CPU time of all threads"),
      (
        "convert", timings.encoding, "CPU time of all threads, with the encoding of animated images"
      ),
      ("ffmpeg", Self.childrenTime - childrenTime, "CPU time of ffmpeg"),
      ("write", timings.writing, "wall time, mostly waiting for the reader"),
      ("total", reading + elapsed, "wall time"),
    ]
    let lines = rows.map { name, seconds, meaning in
      let each = seconds * 1000 / Double(film.frameCount)
      return "\(name.padded(to: 10))\(seconds.fixed(3).leftPadded(to: 9))"
        + "\(each.fixed(3).leftPadded(to: 13))  \(meaning)"
    }
    return (["stage       seconds   ms per frame"] + lines).joined(separator: "\n")
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}
