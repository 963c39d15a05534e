public import Geometry

/// The base class of gesture recognizers: `TapGestureRecognizer` and `PanGestureRecognizer`.
///
/// A touch is hit-tested to a view; the first enabled recognizer of its kind on that view or its
/// superviews receives it. Subclasses are made of the two kinds, not of this class.
open class GestureRecognizer {
  /// The state of a gesture.
  public enum State: Hashable, Sendable {
    /// No gesture is in progress.
    case possible
    /// The touch has begun.
    case began
    /// The touch has moved.
    case changed
    /// The touch has ended; a tap has only this state.
    case ended
  }

  /// The view to which the recognizer is attached.
  public internal(set) weak var view: View?
  /// Whether the recognizer receives touches; true by default.
  public var isEnabled = true
  /// The state of the gesture.
  public internal(set) var state = State.possible

  /// The location of the touch, in the coordinates of the stage's view.
  var position = Point.zero

  init() {}

  /// Returns the last location of the touch.
  ///
  /// - Parameter view: The view whose coordinates are used; nil is the stage's view.
  /// - Returns: The location, in points.
  open func location(in view: View?) -> Point { convert(position, to: view) }

  func convert(_ point: Point, to view: View?) -> Point { view?.convert(point, from: nil) ?? point }

  /// Calls the action for the current state.
  func sendAction() {}

  /// Enters a state at a location and calls the action.
  func transition(to state: State, at position: Point) {
    self.position = position
    self.state = state
    sendAction()
    if state == .ended { self.state = .possible }
  }
}

@available(*, unavailable)
extension GestureRecognizer: Sendable {}
