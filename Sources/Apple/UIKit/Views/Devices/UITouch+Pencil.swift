// What a pencil would tell of itself; every touch of a film is a finger's.

public import Geometry
public import StageFoundation
public import StageKit

extension Touch {
  /// What touches the screen.
  public enum TouchType: Int, Hashable, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// A pencil, by its first name.
    public static let stylus = TouchType.pencil
  }

  /// Values that a pencil tells later.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1)
    /// The direction of a pencil.
    public static let azimuth = Properties(rawValue: 2)
    /// The angle between a pencil and the screen.
    public static let altitude = Properties(rawValue: 4)
    /// The location.
    public static let location = Properties(rawValue: 8)
  }

  /// What touches the screen: a finger.
  public var type: TouchType { .direct }
  /// The angle between a pencil and the screen, in radians: that of a finger, π/2.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// The values that are told later: none.
  public var estimatedProperties: Properties { [] }
  /// The values of which later ones are expected: none.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number by which later values are found: nil.
  public var estimationUpdateIndex: NSNumber? { nil }

  /// Returns the direction of a pencil in a view, in radians: 0.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction of a pencil in a view: to the right.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Returns the location of the finger, which is always exact.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the location of the finger before the last change, which is always exact.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension Event {
  /// Returns the touches that were measured since the last event: the touch itself.
  ///
  /// - Returns: The touch; nil if it is not one of the event's.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Returns the touches that are expected next: none.
  ///
  /// - Returns: An empty list; nil if the touch is not one of the event's.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }
}
