internal import Tween

/// Options of a keyframe animation; names and raw values are those of
/// `UIView.KeyframeAnimationOptions`.
public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values; bits shared with `AnimationOptions` have the same meaning.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Creates keyframe options from the options of a basic animation, for example a curve.
  public init(_ options: AnimationOptions) { self.init(rawValue: options.rawValue) }

  /// Lays out subviews in the animation; no effect here, since layout is immediate.
  public static let layoutSubviews = Self(.layoutSubviews)
  /// Enables touches on views while they are animated.
  public static let allowUserInteraction = Self(.allowUserInteraction)
  /// Starts properties that are not additive (colors) from the presented value instead of the
  /// model value.
  public static let beginFromCurrentState = Self(.beginFromCurrentState)
  /// Repeats the animation forever.
  public static let `repeat` = Self(.repeat)
  /// Runs the animation forwards, then backwards.
  public static let autoreverse = Self(.autoreverse)
  /// Uses the block's own duration inside another block.
  public static let overrideInheritedDuration = Self(.overrideInheritedDuration)
  /// Does not inherit repetition and autoreverse from an outer block.
  public static let overrideInheritedOptions = Self(.overrideInheritedOptions)

  /// Interpolates linearly between values; the default.
  public static let calculationModeLinear: Self = []
  /// Jumps from value to value.
  public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
  /// Interpolates linearly at constant speed; ignores the keyframe times.
  public static let calculationModePaced = Self(rawValue: 2 << 10)
  /// Interpolates along a Catmull-Rom spline through the values.
  public static let calculationModeCubic = Self(rawValue: 3 << 10)
  /// Interpolates along a Catmull-Rom spline at constant speed; ignores the keyframe times.
  public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

  /// The bits of the calculation mode, which is a number and not a set.
  private static let calculationModeMask = Self(rawValue: 7 << 10)

  /// The calculation mode; `.linear` by default.
  var calculationMode: CalculationMode {
    switch intersection(Self.calculationModeMask) {
    case .calculationModeDiscrete: .discrete
    case .calculationModePaced: .paced
    case .calculationModeCubic: .cubic
    case .calculationModeCubicPaced: .cubicPaced
    default: .linear
    }
  }

  /// The options that a basic animation has too.
  var animationOptions: AnimationOptions {
    AnimationOptions(rawValue: subtracting(Self.calculationModeMask).rawValue)
  }
}
