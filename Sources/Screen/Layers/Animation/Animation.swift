public import Geometry
public import Tween

/// An animation of a layer: `CAAnimation`, the base of all others.
///
/// A layer copies the animation that is added to it; later changes have no effect.
open class Animation: MediaTiming, LayerAction, CreationHashable {
  package let creationNumber = CreationNumber()
  /// The begin time, in seconds of the layer or group; 0, the default, is the time at which the
  /// animation is added, or the start of the group.
  open var beginTime = 0.0
  /// The duration of one pass, in seconds; 0, the default, stands for that of the transaction,
  /// 0.25, and in a group for that of the group.
  open var duration = 0.0
  /// The speed relative to the layer or group; 1 by default.
  open var speed = 1.0
  /// The offset of the time, in seconds; 0 by default.
  open var timeOffset = 0.0
  /// The number of iterations; 0, the default, is once.
  open var repeatCount = 0.0
  /// The time for which iterations repeat, in seconds; 0, the default, leaves it to `repeatCount`.
  open var repeatDuration = 0.0
  /// Whether each iteration includes a reversed pass; false by default.
  open var autoreverses = false
  /// What is shown before the start and after the end; `.removed` by default.
  open var fillMode = MediaTimingFillMode.removed
  /// The timing function of a pass; nil, the default, is linear.
  open var timingFunction: TimingCurve?
  /// The receiver of start and end; retained, as in Core Animation.
  ///
  /// Those of animations in groups receive nothing.
  open var delegate: (any AnimationDelegate)?
  /// Whether the layer removes the animation at its end; true by default.
  ///
  /// It has no effect in groups.
  open var isRemovedOnCompletion = true
  private var tags: [String: Any] = [:]

  /// Creates an animation with the default values.
  public required init() {}

  /// Copies the values of another animation of the same class; subclasses add theirs.
  open func copyValues(from other: Animation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    tags = other.tags
  }

  /// Returns a copy.
  public final func copy() -> Self {
    let copy = Self()
    copy.copyValues(from: self)
    return copy
  }

  /// Adds the animation to a layer, under the name of the property or event.
  open func run(forKey event: String, layer: Layer) { layer.add(self, forKey: event) }

  /// Returns the value that code has set for a key; nil if there is none.
  open func value(forKey key: String) -> Any? { tags[key] }

  /// Sets a value of any type for a key, for the use of delegates; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) { tags[key] = value }

  /// Traps if the animation cannot run on a layer.
  func validate(on layer: Layer) {}

  /// Returns sentences for the log about what a layer does not show of the animation.
  func notes(on layer: Layer) -> [String] { [] }

  /// The key paths of the layer that the animation changes.
  var keyPaths: [String] { [] }

  /// Returns whether the animation changes one of the properties that are the first keys of key
  /// paths.
  final func changes(_ keys: Set<String>) -> Bool {
    keyPaths.contains { keyPath in keys.contains(String(keyPath.prefix { $0 != "." })) }
  }

  /// Sets the durations of 0 to that of the parent.
  func resolveDuration(_ inherited: Double) {
    if duration == 0 { duration = inherited }
  }

  /// Adds the property animations that show something at a time, in order.
  ///
  /// - Parameters:
  ///   - time: The time of the parent, in seconds.
  ///   - includesEnd: Whether the end belongs to the active time.
  ///   - running: The list.
  func addRunning(at time: Double, includesEnd: Bool, to running: inout [RunningAnimation]) {}

  /// Returns the position at a time of the parent; nil if the animation shows nothing.
  func position(at time: Double, includesEnd: Bool) -> AnimationPosition? {
    guard
      let position = timeline(duration: duration).position(at: time, includesEnd: includesEnd)
    else { return nil }
    let progress = timingFunction?.value(at: position.fraction) ?? position.fraction
    return AnimationPosition(
      progress: progress, time: progress * duration, iteration: position.iteration,
      hasEnded: position.phase == .after)
  }
}

/// The position in an animation at a time.
struct AnimationPosition {
  /// The fraction of the pass, after the timing function.
  let progress: Double
  /// The progress in seconds of the animation.
  let time: Double
  /// The number of completed iterations.
  let iteration: Double
  /// Whether the animation shows its last value, after its end.
  let hasEnded: Bool
}

/// A property animation with its position.
struct RunningAnimation {
  let animation: PropertyAnimation
  let position: AnimationPosition
}

@available(*, unavailable)
extension Animation: Sendable {}
