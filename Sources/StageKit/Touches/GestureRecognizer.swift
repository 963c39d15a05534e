public import Geometry

/// Waits on a view for what a finger does there; see `TapGestureRecognizer` and
/// `PanGestureRecognizer`.
///
/// A touch goes to the view under the finger; the nearest recognizer of its kind, on that view or
/// one that it is part of, hears of it.
public class GestureRecognizer {
  /// How far a gesture has come.
  public enum State: Hashable, Sendable {
    /// No gesture is going on.
    case possible
    /// The finger has come down.
    case began
    /// The finger has moved.
    case changed
    /// The finger is lifted; a tap is known only now.
    case ended
  }

  /// The view on which the recognizer waits.
  public internal(set) weak var view: View?
  /// Whether the recognizer takes part; true by default.
  public var isEnabled = true
  /// How far the gesture has come.
  public internal(set) var state = State.possible

  /// Where the finger is, in the coordinates of the stage's view.
  var position = Point.zero

  init() {}

  /// Where the finger is or was last.
  ///
  /// - Parameter view: In whose coordinates; nil is the stage's own view.
  /// - Returns: The point.
  public func location(in view: View?) -> Point { convert(position, to: view) }

  func convert(_ point: Point, to view: View?) -> Point { view?.convert(point, from: nil) ?? point }

  /// Calls what is to be called for the state.
  func act() {}

  /// Goes through a state, at a place.
  func enter(_ state: State, at position: Point) {
    self.position = position
    self.state = state
    act()
    if state == .ended { self.state = .possible }
  }
}

@available(*, unavailable)
extension GestureRecognizer: Sendable {}

/// Hears of taps: `UITapGestureRecognizer`.
public final class TapGestureRecognizer: GestureRecognizer {
  private let action: (TapGestureRecognizer) -> Void

  /// Creates a recognizer.
  ///
  /// - Parameter action: What to do at a tap.
  public init(_ action: @escaping (TapGestureRecognizer) -> Void) {
    self.action = action
    super.init()
  }

  override func act() { action(self) }
}

/// Hears of a finger that drags: `UIPanGestureRecognizer`.
public final class PanGestureRecognizer: GestureRecognizer {
  private let action: (PanGestureRecognizer) -> Void
  /// Where translations count from, and the speed of the finger, as `position`.
  private var origin = Point.zero
  private var speed = Vector.zero

  /// Creates a recognizer.
  ///
  /// - Parameter action: What to do when the finger comes down (`state` is `.began`), moves
  ///   (`.changed`) and is lifted (`.ended`).
  public init(_ action: @escaping (PanGestureRecognizer) -> Void) {
    self.action = action
    super.init()
  }

  /// How far the finger has gone since it came down or `setTranslation(_:in:)` was called.
  ///
  /// - Parameter view: In whose coordinates; nil is the stage's own view.
  /// - Returns: The way in points.
  public func translation(in view: View?) -> Vector {
    convert(position, to: view) - convert(origin, to: view)
  }

  /// Changes from where translations count.
  ///
  /// - Parameters:
  ///   - translation: What `translation(in:)` is now, in points.
  ///   - view: In whose coordinates; nil is the stage's own view.
  public func setTranslation(_ translation: Vector, in view: View?) {
    let start = convert(position, to: view) + -translation
    origin = view?.convert(start, to: nil) ?? start
  }

  /// The speed of the finger.
  ///
  /// - Parameter view: In whose coordinates; nil is the stage's own view.
  /// - Returns: The velocity in points a second.
  public func velocity(in view: View?) -> Vector {
    convert(position + speed, to: view) - convert(position, to: view)
  }

  override func act() { action(self) }

  /// Goes through a state, at a place and a speed.
  func enter(_ state: State, at position: Point, velocity: Vector) {
    if state == .began { origin = position }
    speed = velocity
    enter(state, at: position)
  }
}
