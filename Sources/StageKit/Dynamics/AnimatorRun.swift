internal import Dynamics
internal import Geometry

/// The steps of an animator that runs on a stage, from a resume to the pause.
///
/// Step n begins at exactly (n - 1)/60 s and ends at n/60 s of the stage's time, whatever frames are
/// asked for. The engine moves on at the beginning; items, delegates and actions follow at the end.
/// A step that an animator brings along from another stage ends with the first step here.
final class AnimatorRun {
  /// How many steps there are in a second.
  private static let frequency = 60.0

  private(set) weak var animator: DynamicAnimator?
  private unowned let stage: Stage
  /// The number of steps that end at or before the present, or before the first one begins.
  private var instant: Int
  /// The event that is to come next.
  private var next: EventQueue.Token?
  private var isStopped = false

  init(_ animator: DynamicAnimator, on stage: Stage) {
    self.animator = animator
    self.stage = stage
    if animator.isWithinStep {
      instant = Int(((stage.time + Stage.timeTolerance) * Self.frequency).rounded(.down))
      scheduleEnd()
    } else {
      instant = Int(((stage.time - Stage.timeTolerance) * Self.frequency).rounded(.up))
      scheduleBegin()
    }
  }

  /// Ends the run at once; a step that is under way stays so.
  func stop() {
    isStopped = true
    if let next { stage.events.cancel(next) }
  }

  private var time: Double { Double(instant) / Self.frequency }

  private func scheduleBegin() {
    next = stage.events.schedule(at: time, .stepBegin) { self.begin() }
  }

  private func scheduleEnd() {
    next = stage.events.schedule(at: Double(instant + 1) / Self.frequency, .stepEnd) { self.end() }
  }

  private func begin() {
    next = nil
    animator?.beginStep(1 / Self.frequency)
    if !isStopped { scheduleEnd() }
  }

  private func end() {
    instant += 1
    next = nil
    animator?.endStep()
    guard !isStopped else { return }
    guard animator?.isRunning == true else { return stage.remove(self) }
    scheduleBegin()
  }

  /// How far a view is, in the step that is under way, from where the last one left it.
  func motion(of view: View) -> StepMotion? {
    let fraction = min(max((stage.time - time) * Self.frequency, 0), 1)
    guard fraction > 0, let motion = animator?.motion(of: view) else { return nil }
    // What was moved by hand, or by an action, stays where it was put.
    let isInPlace = view.tracks.center.model == motion.center
    let isTurned = view.tracks.transform.model == motion.transform
    return StepMotion(
      displacement: isInPlace ? fraction * motion.displacement : .zero,
      rotation: isTurned ? Transform(rotationAngle: fraction * motion.turn) : .identity)
  }
}

/// What part of a step adds to where a view is.
struct StepMotion {
  let displacement: Vector
  let rotation: Transform
}
