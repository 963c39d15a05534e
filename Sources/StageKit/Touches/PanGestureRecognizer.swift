public import Geometry

/// A recognizer of drags: `UIPanGestureRecognizer`.
open class PanGestureRecognizer: GestureRecognizer {
  private let action: (PanGestureRecognizer) -> Void
  /// The location from which the translation is measured, in the coordinates of the stage's view.
  private var origin = Point.zero
  /// The velocity of the touch, in the coordinates of the stage's view.
  private var velocity = Vector.zero

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called when the touch begins (`state` is `.began`), moves (`.changed`) and
  ///   ends (`.ended`).
  public init(_ action: @escaping (PanGestureRecognizer) -> Void) {
    self.action = action
    super.init()
  }

  /// Returns the translation of the touch since its beginning or the last `setTranslation(_:in:)`.
  ///
  /// - Parameter view: The view whose coordinates are used; nil is the stage's view.
  /// - Returns: The translation, in points.
  open func translation(in view: View?) -> Vector {
    convert(position, to: view) - convert(origin, to: view)
  }

  /// Sets the current translation.
  ///
  /// - Parameters:
  ///   - translation: The translation, in points.
  ///   - view: The view whose coordinates are used; nil is the stage's view.
  open func setTranslation(_ translation: Vector, in view: View?) {
    let start = convert(position, to: view) + -translation
    origin = view?.convert(start, to: nil) ?? start
  }

  /// Returns the velocity of the touch.
  ///
  /// - Parameter view: The view whose coordinates are used; nil is the stage's view.
  /// - Returns: The velocity, in points per second.
  open func velocity(in view: View?) -> Vector {
    convert(position + velocity, to: view) - convert(position, to: view)
  }

  override func sendAction() { action(self) }

  /// Enters a state at a location with a velocity and calls the action.
  func transition(to state: State, at position: Point, velocity: Vector) {
    if state == .began { origin = position }
    self.velocity = velocity
    transition(to: state, at: position)
  }
}
