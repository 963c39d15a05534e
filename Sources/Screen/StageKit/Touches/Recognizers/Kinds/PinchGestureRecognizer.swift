internal import Geometry

/// A recognizer of two fingers that change their distance: `UIPinchGestureRecognizer`.
///
/// The gesture begins when the distance has changed by 8 points, as commonly measured, and ends
/// when both fingers are lifted. More fingers are ignored.
open class PinchGestureRecognizer: GestureRecognizer {
  /// The change of distance that begins a gesture, in points; it is not part of the scale.
  private static let hysteresis = 8.0
  /// The minimum distance that is compared with, in points.
  private static let minDistance = 1.0

  /// The scale factor since the beginning, or since the last value that was set; 1 at first.
  open var scale: Double {
    get { currentScale }
    set {
      precondition(
        newValue > 0 && newValue.isFinite, "a pinch's scale must be above 0, not \(newValue)")
      unitDistance *= currentScale / newValue
      currentScale = newValue
    }
  }

  /// The velocity of the scale, per second; negative if the fingers approach each other.
  open var velocity: Double { spreadingVelocity / unitDistance }

  private var currentScale = 1.0
  /// The distance of the fingers at which the scale is 1; before the beginning that of the start.
  private var unitDistance = minDistance
  private var spreadingVelocity = 0.0

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called when the gesture begins (`state` is `.began`), changes and ends.
  public convenience init(_ action: @escaping (PinchGestureRecognizer) -> Void) {
    self.init()
    addAction { [unowned self] _ in action(self) }
  }

  override open func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for touch in activeTouches.dropFirst(2) { ignore(touch, for: event) }
    guard let pair = FingerPair(activeTouches) else { return }
    if !hasBegun {
      currentScale = 1
      spreadingVelocity = 0
    }
    unitDistance = max(pair.distance, Self.minDistance) / currentScale
  }

  override open func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let pair = FingerPair(activeTouches) else { return }
    if hasBegun {
      update(to: pair)
      state = .changed
      return
    }
    let change = pair.distance - unitDistance
    // A sum of steps may be below 8 by a rounding error.
    guard abs(change) > Self.hysteresis - 1e-9 else { return }
    let start = unitDistance + (change > 0 ? Self.hysteresis : -Self.hysteresis)
    unitDistance = max(start, Self.minDistance)
    update(to: pair)
    state = .began
  }

  private func update(to pair: FingerPair) {
    currentScale = max(pair.distance, Self.minDistance) / unitDistance
    spreadingVelocity = pair.spreadingVelocity
  }

  override open func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard !activeTouches.contains(where: \.isDown) else { return }
    if let pair = FingerPair(activeTouches) { spreadingVelocity = pair.spreadingVelocity }
    state = hasBegun ? .ended : .failed
  }

  override open func touchesCancelled(_ touches: Set<Touch>, with event: Event) { abandon() }
}
