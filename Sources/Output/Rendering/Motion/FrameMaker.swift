internal import FilmKit
internal import PictureKit

/// Makes the frames of a film, which show a moment or, with blur, several.
struct FrameMaker {
  private let performance: Performance
  private let schedule: FrameSchedule
  private let blur: MotionBlur?
  /// What makes frames at other times than animators have; nil if there are none.
  private var interpolator: FrameInterpolator?

  /// Creates frames of a performance at time 0.
  init(of performance: Performance, schedule: FrameSchedule, blur: MotionBlur?) {
    self.performance = performance
    self.schedule = schedule
    self.blur = blur
    if blur != nil || schedule.speed != 1 { interpolator = FrameInterpolator(performance) }
  }

  /// Advances to a frame, not before the last one.
  func advance(to number: Int) {
    if interpolator == nil { performance.advance(to: schedule.time(of: number)) }
  }

  /// Returns a frame, not before the last one.
  mutating func frame(_ number: Int) -> BlurredFrame {
    let time = schedule.time(of: number)
    let duration = schedule.speed / schedule.frameRate.framesPerSecond
    var blurred = BlurredFrame()
    for moment in blur?.times(from: time, frameDuration: duration) ?? [time] {
      blurred.add(interpolator?.frame(at: moment) ?? performance.frame(at: moment))
    }
    return blurred
  }
}
