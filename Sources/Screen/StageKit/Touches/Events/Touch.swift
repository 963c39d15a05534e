public import Geometry

/// A finger on the stage, from its beginning to its end: `UITouch`.
public final class Touch: Hashable {
  /// What a finger does: `UITouch.Phase`.
  public enum Phase: Int, Hashable, Sendable {
    /// It has touched the stage.
    case began
    /// It has moved.
    case moved
    /// It has not moved since the last event.
    case stationary
    /// It has been lifted.
    case ended
    /// The touch has ended without being lifted.
    case cancelled
  }

  /// How much of the touch has been sent to its view.
  enum ViewProgress {
    case nothing
    case beginning
    case everything
  }

  /// The time without a move after which a finger has no velocity, in seconds; from
  /// super-ultra/ScrollMechanics.
  private static let restDuration = 0.1

  /// What the finger does.
  public internal(set) var phase = Phase.began
  /// The time of the last change, in seconds of the stage.
  public private(set) var timestamp: Double
  /// The number of taps in the same place, with this one; 1 for the first.
  ///
  /// A touch continues the count if it begins at most 0.35 s after the end of the touch before and
  /// at most 45 points beside it, as commonly measured.
  public internal(set) var tapCount = 1
  /// The view that was touched; nil if none was.
  public internal(set) weak var view: View?
  /// The recognizers that receive the touch.
  public internal(set) var gestureRecognizers: [GestureRecognizer]? = []
  /// The radius of the finger, in points.
  public let majorRadius = 20.0
  /// The possible error of the radius, in points; 0.
  public let majorRadiusTolerance = 0.0
  /// The force, of which 1 is the average; scripted fingers have 1.
  public let force = 1.0
  /// The maximum of ``force``.
  public let maximumPossibleForce = 1.0

  /// The location of the beginning, in the coordinates of the stage's view.
  let startPosition: Point
  /// The location, in the coordinates of the stage's view.
  private(set) var position: Point
  /// The location before the last change.
  private(set) var previousPosition: Point
  /// The velocity of the finger, in points per second.
  private(set) var velocity = Vector.zero
  /// The number of the touch among those that are on the stage together, from 0.
  var number = 0
  /// What the view has received.
  var viewProgress = ViewProgress.nothing
  /// Whether the touch has moved since the last call of the view.
  var hasUnsentMove = false
  /// Whether a recognizer has taken the touch from the view.
  var isTakenFromView = false

  init(at position: Point, time: Double) {
    startPosition = position
    self.position = position
    previousPosition = position
    timestamp = time
  }

  /// The window of the view.
  public var window: Window? { view?.window }

  /// Returns the location of the finger.
  ///
  /// - Parameter view: The view whose coordinates are used; nil is the window's.
  /// - Returns: The location, in points.
  public func location(in view: View?) -> Point { view?.convert(position, from: nil) ?? position }

  /// Returns the location of the finger before the last change.
  public func previousLocation(in view: View?) -> Point {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }

  /// The distance from the location of the beginning, in points.
  var distance: Double { position.distance(to: startPosition) }

  /// Whether the finger is on the stage.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Moves the finger.
  func move(to position: Point, time: Double) {
    previousPosition = self.position
    self.position = position
    if time > timestamp { velocity = (position - previousPosition) / (time - timestamp) }
    timestamp = time
    phase = .moved
    hasUnsentMove = true
  }

  /// Ends the touch.
  ///
  /// - Parameters:
  ///   - phase: `.ended` or `.cancelled`.
  ///   - time: The time, in seconds.
  ///   - velocity: The velocity at the end, in points per second; nil is that of the last move.
  func end(_ phase: Phase, time: Double, velocity: Vector?) {
    if time - timestamp >= Self.restDuration { self.velocity = .zero }
    if let velocity { self.velocity = velocity }
    previousPosition = position
    timestamp = time
    self.phase = phase
  }

  /// Returns whether two touches are the same finger.
  public static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Hashes the number of the touch.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// Returns the number of the touch, whatever the seed.
  ///
  /// Without the seed, which differs between runs, the order of a set of touches is the same in
  /// each run.
  public func _rawHashValue(seed: Int) -> Int { number }
}

@available(*, unavailable)
extension Touch: Sendable {}
