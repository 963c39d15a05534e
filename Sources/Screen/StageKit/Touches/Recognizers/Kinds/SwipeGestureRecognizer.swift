internal import Geometry

/// A recognizer of short, fast pans in given directions: `UISwipeGestureRecognizer`.
///
/// The gesture is recognized when the middle of the fingers has moved by 50 points in a direction,
/// within 0.5 seconds and with at most 50 points across, as commonly measured.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Directions of a swipe: `UISwipeGestureRecognizer.Direction`.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a set of directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Self(rawValue: 1 << 0)
    /// To the left.
    public static let left = Self(rawValue: 1 << 1)
    /// Up.
    public static let up = Self(rawValue: 1 << 2)
    /// Down.
    public static let down = Self(rawValue: 1 << 3)

    /// The unit vectors of the directions.
    fileprivate var vectors: [Vector] {
      let all: [(Self, Vector)] = [
        (.right, Vector(dx: 1, dy: 0)), (.left, Vector(dx: -1, dy: 0)),
        (.up, Vector(dx: 0, dy: -1)), (.down, Vector(dx: 0, dy: 1)),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// The maximum duration, in seconds.
  private static let maxDuration = 0.5
  /// The minimum distance in the direction, in points.
  private static let minDistance = 50.0
  /// The maximum distance across the direction, in points.
  private static let maxDeviation = 50.0

  /// The directions that are recognized; to the right by default.
  open var direction: Direction = .right
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called for each swipe.
  public convenience init(_ action: @escaping (SwipeGestureRecognizer) -> Void) {
    self.init()
    addAction { [unowned self] _ in action(self) }
  }

  override open func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if activeTouches.count > numberOfTouchesRequired {
      state = .failed
    } else if activeTouches.count == touches.count {
      startTimer(Self.maxDuration) { self.state = .failed }
    }
  }

  override open func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    let motion = activeTouches.mean { $0.position - $0.startPosition }
    let isEnough = activeTouches.count == numberOfTouchesRequired
    let directions = direction.vectors.filter { abs($0.cross(motion)) <= Self.maxDeviation }
    // The sum of steps may be below 50 by a rounding error.
    if isEnough, directions.contains(where: { $0.dot(motion) > Self.minDistance - 1e-9 }) {
      stopTimer()
      state = .ended
    } else if !directions.contains(where: { $0.dot(motion) > -Self.minDistance }) {
      state = .failed
    }
  }

  override open func touchesEnded(_ touches: Set<Touch>, with event: Event) { state = .failed }

  override open func touchesCancelled(_ touches: Set<Touch>, with event: Event) { state = .failed }
}
