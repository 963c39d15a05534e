internal import Imaging

/// Merges equal frames of a film, finds the changes of the others, and splits long durations.
struct FrameMerger {
  private let film: Film
  private let timescale: Int
  private let maximumDuration: Int
  /// The frame whose duration is not known yet.
  private var current: AnimationFrame?
  /// The index of its first film frame.
  private var firstIndex = 0

  /// Creates a merger.
  ///
  /// - Parameters:
  ///   - film: The film whose frames are merged.
  ///   - timescale: The number of ticks per second, the unit of durations.
  ///   - maximumDuration: The maximum duration of one frame, in ticks.
  init(_ film: Film, timescale: Int, maximumDuration: Int) {
    self.film = film
    self.timescale = timescale
    self.maximumDuration = maximumDuration
  }

  /// Adds the next frame of the film; returns the frames that it completes.
  mutating func add(_ pixels: [UInt32], index: Int) -> [AnimationFrame] {
    guard var frame = current else {
      let all = PixelRect(columns: 0...film.width - 1, rows: 0...film.height - 1)
      current = AnimationFrame(pixels: pixels, changedArea: all, duration: 0)
      return []
    }
    guard let changes = PixelRect(ofChangesFrom: frame.pixels, to: pixels, width: film.width) else {
      return []
    }
    frame.next = pixels
    let completed = timed(frame, endingAt: index)
    current = AnimationFrame(
      previous: frame.pixels, pixels: pixels, changedArea: changes, duration: 0)
    firstIndex = index
    return completed
  }

  /// Returns the last frames.
  mutating func finish() -> [AnimationFrame] {
    guard let frame = current else { return [] }
    current = nil
    return timed(frame, endingAt: film.frameCount)
  }

  /// Returns a frame with its duration, split where this exceeds the maximum.
  ///
  /// The frames after the first of a split have no changes; one pixel stands for them, because a
  /// frame cannot be empty.
  private func timed(_ frame: AnimationFrame, endingAt index: Int) -> [AnimationFrame] {
    var frames: [AnimationFrame] = []
    var frame = frame
    var remaining = max(1, ticks(ofFrame: index) - ticks(ofFrame: firstIndex))
    let next = frame.next
    repeat {
      frame.duration = min(remaining, maximumDuration)
      remaining -= frame.duration
      frame.next = remaining > 0 ? frame.pixels : next
      frames.append(frame)
      frame.previous = frame.pixels
      frame.changedArea = PixelRect(columns: 0...0, rows: 0...0)
    } while remaining > 0
    return frames
  }

  private func ticks(ofFrame index: Int) -> Int {
    Int((film.time(ofFrame: index) * Double(timescale)).rounded())
  }
}
