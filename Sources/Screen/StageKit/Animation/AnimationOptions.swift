internal import Tween

/// Options of an animation block; names and raw values are those of `UIView.AnimationOptions`.
///
/// The options that select a curve are declared with `AnimationCurve`.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Lays out subviews in the animation; no effect here, since layout is immediate.
  public static let layoutSubviews = Self(rawValue: 1 << 0)
  /// Enables touches on views while they are animated.
  public static let allowUserInteraction = Self(rawValue: 1 << 1)
  /// Starts properties that are not additive (colors) from the presented value instead of the
  /// model value.
  public static let beginFromCurrentState = Self(rawValue: 1 << 2)
  /// Repeats the animation forever.
  public static let `repeat` = Self(rawValue: 1 << 3)
  /// Runs the animation forwards, then backwards.
  public static let autoreverse = Self(rawValue: 1 << 4)
  /// Uses the block's own duration inside another block.
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  /// Uses the block's own curve inside another block.
  public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
  /// Redraws content during the animation; no effect here, since content is redrawn when needed.
  public static let allowAnimatedContent = Self(rawValue: 1 << 7)
  /// Does not inherit repetition and autoreverse from an outer block.
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

  /// Rotates clockwise on screen, even if counterclockwise is shorter; not in UIKit.
  ///
  /// By default a rotation takes the shorter direction, and half a turn is clockwise.
  public static let rotateClockwise = Self(rawValue: 1 << 30)
  /// Rotates counterclockwise on screen, even if clockwise is shorter; not in UIKit.
  public static let rotateCounterclockwise = Self(rawValue: 1 << 31)

  /// The direction of rotations; `.shortest` by default.
  var rotationDirection: RotationDirection {
    contains(.rotateCounterclockwise)
      ? .counterclockwise : contains(.rotateClockwise) ? .clockwise : .shortest
  }
}
