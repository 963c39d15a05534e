internal import Dynamics
internal import Geometry
internal import Layers

/// The schedule of the steps of one dynamic animator on a stage, until it comes to rest.
///
/// Step n begins at exactly (n - 1)/60 s of stage time and ends at n/60 s, at any frame rate. The
/// first step of an animator that starts between these times waits for the next one, as on a
/// display, or is shorter, if its profile simulates all of the time.
/// The physics advances at the beginning; items are moved and delegates and actions are called at
/// the end. A step that has begun on another stage ends with the first step on this one.
final class AnimatorStepper {
  /// The steps per second.
  private static let frequency = 60.0

  private(set) weak var animator: DynamicAnimator?
  private unowned let stage: Stage
  /// The index of the current step: it begins at `stepIndex / frequency`.
  private var stepIndex: Int
  /// The time at which a first step begins that is shorter; nil afterwards.
  private var lateStart: Double?
  private var nextEvent: EventQueue.Token?
  private var isStopped = false

  init(_ animator: DynamicAnimator, on stage: Stage) {
    self.animator = animator
    self.stage = stage
    if animator.isWithinStep {
      stepIndex = Int(((stage.time + Stage.timeTolerance) * Self.frequency).rounded(.down))
      scheduleEnd()
    } else if animator.profile.startsBetweenSteps {
      stepIndex = Int(((stage.time + Stage.timeTolerance) * Self.frequency).rounded(.down))
      if stage.time - beginTime > Stage.timeTolerance { lateStart = stage.time }
      scheduleBegin()
    } else {
      stepIndex = Int(((stage.time - Stage.timeTolerance) * Self.frequency).rounded(.up))
      scheduleBegin()
    }
  }

  /// Cancels the schedule; a step that has begun is not ended.
  func stop() {
    isStopped = true
    if let nextEvent { stage.events.cancel(nextEvent) }
  }

  private var beginTime: Double { lateStart ?? Double(stepIndex) / Self.frequency }

  private var duration: Double {
    lateStart.map { Double(stepIndex + 1) / Self.frequency - $0 } ?? 1 / Self.frequency
  }

  private func scheduleBegin() {
    nextEvent = stage.events.schedule(at: beginTime, .stepBegin) { self.begin() }
  }

  private func scheduleEnd() {
    let endTime = Double(stepIndex + 1) / Self.frequency
    nextEvent = stage.events.schedule(at: endTime, .stepEnd) { self.end() }
  }

  private func begin() {
    nextEvent = nil
    animator?.beginStep(duration)
    animator?.warnings.forEach(stage.logOnce)
    if !isStopped { scheduleEnd() }
  }

  private func end() {
    stepIndex += 1
    lateStart = nil
    nextEvent = nil
    animator?.endStep()
    guard !isStopped else { return }
    guard animator?.isRunning == true else { return stage.remove(self) }
    scheduleBegin()
  }

  /// The fraction of the current step that has passed at the current time.
  var fraction: Double { fraction(at: stage.time) }

  private func fraction(at time: Double) -> Double {
    let passed = time - beginTime
    let fraction = lateStart == nil ? passed * Self.frequency : passed / duration
    return min(max(fraction, 0), 1)
  }

  /// Returns the motion of a view at a time since the last step; nil for a view that the animator
  /// does not move now.
  func motion(of view: View, at time: Double) -> LayerMotion? {
    let fraction = fraction(at: time)
    guard fraction > 0, let motion = animator?.motion(of: view) else { return nil }
    // A center or transform that other code has set since the last step is not interpolated.
    let hasStepCenter = view.layer.position == motion.startCenter
    let hasStepTransform = view.layer.affineTransform() == motion.startTransform
    return LayerMotion(
      displacement: hasStepCenter ? motion.displacement(atFraction: fraction) : .zero,
      rotation: hasStepTransform
        ? Transform(rotationAngle: motion.rotation(atFraction: fraction)) : .identity)
  }
}
