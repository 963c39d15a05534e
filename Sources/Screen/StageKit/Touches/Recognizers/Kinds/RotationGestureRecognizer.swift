internal import Geometry

/// A recognizer of two fingers that turn around each other: `UIRotationGestureRecognizer`.
///
/// The gesture begins when the line of the fingers has turned by 0.1 radians, as commonly measured,
/// and ends when both fingers are lifted. More fingers are ignored.
open class RotationGestureRecognizer: GestureRecognizer {
  /// The angle that begins a gesture, in radians; it is not part of the rotation.
  private static let hysteresis = 0.1

  /// The angle since the beginning, or since the last value that was set, in radians, clockwise.
  ///
  /// It has no limits: two turns are 4 pi.
  open var rotation: Double {
    get { currentRotation }
    set {
      precondition(newValue.isFinite, "a rotation must be finite, not \(newValue)")
      currentRotation = newValue
    }
  }

  /// The velocity of the rotation, in radians per second, clockwise.
  open private(set) var velocity = 0.0

  private var currentRotation = 0.0
  /// The direction of the line of the fingers at the last event, in radians.
  private var angle = 0.0

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called when the gesture begins (`state` is `.began`), changes and ends.
  public convenience init(_ action: @escaping (RotationGestureRecognizer) -> Void) {
    self.init()
    addAction { [unowned self] _ in action(self) }
  }

  override open func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for touch in activeTouches.dropFirst(2) { ignore(touch, for: event) }
    guard let pair = FingerPair(activeTouches) else { return }
    if !hasBegun {
      currentRotation = 0
      velocity = 0
    }
    angle = pair.offset.angle
  }

  override open func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let pair = FingerPair(activeTouches) else { return }
    currentRotation += (pair.offset.angle - angle).remainder(dividingBy: 2 * .pi)
    angle = pair.offset.angle
    velocity = pair.angularVelocity
    if hasBegun {
      state = .changed
    } else if abs(currentRotation) > Self.hysteresis {
      currentRotation += currentRotation > 0 ? -Self.hysteresis : Self.hysteresis
      state = .began
    }
  }

  override open func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard !activeTouches.contains(where: \.isDown) else { return }
    if let pair = FingerPair(activeTouches) { velocity = pair.angularVelocity }
    state = hasBegun ? .ended : .failed
  }

  override open func touchesCancelled(_ touches: Set<Touch>, with event: Event) { abandon() }
}
