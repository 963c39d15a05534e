public import Geometry

/// A recognizer of drags with any number of fingers: `UIPanGestureRecognizer`.
///
/// The gesture begins when the middle of the fingers has moved by 10 points, as commonly measured.
/// It ends when the last finger is lifted.
open class PanGestureRecognizer: GestureRecognizer {
  /// The distance that begins a gesture, in points; it is not part of the translation.
  private static let hysteresis = 10.0

  /// The minimum number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; no limit by default.
  ///
  /// More of them at the beginning make the gesture fail; those that come later are ignored.
  open var maximumNumberOfTouches = Int.max

  /// What is added to the middle of the fingers, so that it does not jump with a new or lifted one.
  private var jump = Vector.zero
  /// The middle of the fingers without jumps, in the coordinates of the stage's view.
  private var point = Point.zero
  /// The location from which the translation is measured.
  private var origin = Point.zero
  private var velocity = Vector.zero

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called when the gesture begins (`state` is `.began`), changes and ends.
  public convenience init(_ action: @escaping (PanGestureRecognizer) -> Void) {
    self.init()
    addAction { [unowned self] _ in action(self) }
  }

  /// Returns the translation of the fingers since the beginning or the last
  /// `setTranslation(_:in:)`.
  ///
  /// - Parameter view: The view whose coordinates are used; nil is the stage's view.
  /// - Returns: The translation, in points.
  open func translation(in view: View?) -> Point {
    Point.zero + (convert(point, to: view) - convert(origin, to: view))
  }

  /// Sets the current translation.
  ///
  /// - Parameters:
  ///   - translation: The translation, in points.
  ///   - view: The view whose coordinates are used; nil is the stage's view.
  open func setTranslation(_ translation: Point, in view: View?) {
    let start = convert(point, to: view) - (translation - Point.zero)
    origin = view?.convert(start, to: nil) ?? start
  }

  /// Returns the velocity of the fingers.
  ///
  /// - Parameter view: The view whose coordinates are used; nil is the stage's view.
  /// - Returns: The velocity, in points per second.
  open func velocity(in view: View?) -> Point {
    Point.zero + (convert(point + velocity, to: view) - convert(point, to: view))
  }

  override open func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if activeTouches.count > maximumNumberOfTouches {
      guard hasBegun else {
        state = .failed
        return
      }
      for touch in activeTouches[maximumNumberOfTouches...] { ignore(touch, for: event) }
    }
    let others = activeTouches.filter { $0.phase != .began }
    if others.isEmpty {
      jump = .zero
      point = activeTouches.middle
      origin = point
      velocity = .zero
    } else {
      jump = point - activeTouches.middle
    }
  }

  override open func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    point = activeTouches.middle + jump
    velocity = activeTouches.mean { $0.phase == .moved ? $0.velocity : .zero }
    guard activeTouches.count >= minimumNumberOfTouches else { return }
    if hasBegun {
      state = .changed
    } else {
      begin(after: point - origin)
    }
  }

  private func begin(after motion: Vector) {
    // A sum of steps may be below 10 by a rounding error.
    guard motion.length > Self.hysteresis - 1e-9 else { return }
    guard isAllowed(motion) else {
      state = .failed
      return
    }
    origin = origin + Self.hysteresis / motion.length * motion
    state = .began
  }

  /// Returns whether a motion begins the gesture; otherwise it fails.
  func isAllowed(_ motion: Vector) -> Bool { true }

  override open func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    let remaining = activeTouches.filter(\.isDown)
    if remaining.isEmpty {
      velocity = activeTouches.mean(\.velocity)
      state = hasBegun ? .ended : .failed
    } else {
      jump = point - remaining.middle
    }
  }

  override open func touchesCancelled(_ touches: Set<Touch>, with event: Event) { abandon() }
}
