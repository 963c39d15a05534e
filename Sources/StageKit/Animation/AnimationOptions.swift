/// How an animation block behaves; the names and raw values are `UIView.AnimationOptions`'.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Lays subviews out along with the block; layout is immediate here, so it changes nothing.
  public static let layoutSubviews = Self(rawValue: 1 << 0)
  /// Lets touches reach views while they are animated.
  public static let allowUserInteraction = Self(rawValue: 1 << 1)
  /// Starts properties that are not additive (colours) from what is on the screen, not from the
  /// model.
  public static let beginFromCurrentState = Self(rawValue: 1 << 2)
  /// Repeats the animation for ever.
  public static let `repeat` = Self(rawValue: 1 << 3)
  /// Runs the animation forwards, then backwards.
  public static let autoreverse = Self(rawValue: 1 << 4)
  /// Keeps the block's own duration inside of another block.
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  /// Keeps the block's own curve inside of another block.
  public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
  /// Animates content by drawing it anew; pictures are drawn anew at need here, so it changes
  /// nothing.
  public static let allowAnimatedContent = Self(rawValue: 1 << 7)
  /// Does not take repetition and reversal from an outer block.
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

  /// Slow at both ends, the default.
  public static let curveEaseInOut: Self = []
  /// Slow at the start.
  public static let curveEaseIn = Self(rawValue: 1 << 16)
  /// Slow at the end.
  public static let curveEaseOut = Self(rawValue: 2 << 16)
  /// At constant speed.
  public static let curveLinear = Self(rawValue: 3 << 16)

  /// The bits that hold a curve, which is a number and not a set.
  static let curveBits = Self(rawValue: 3 << 16)

  /// Turns clockwise on screen, the long way if need be; Zoetrope's own.
  ///
  /// Without it a turn goes the shortest way, and half a turn clockwise.
  public static let rotateClockwise = Self(rawValue: 1 << 30)
  /// Turns counter-clockwise on screen, the long way if need be; Zoetrope's own.
  public static let rotateCounterclockwise = Self(rawValue: 1 << 31)
}

/// How a keyframe block behaves; the names and raw values are `UIView.KeyframeAnimationOptions`'.
public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them; those of `AnimationOptions` mean the same here.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Creates keyframe options from the options of a plain block, for example a curve.
  public init(_ options: AnimationOptions) { self.init(rawValue: options.rawValue) }

  /// Lays subviews out along with the block; layout is immediate here, so it changes nothing.
  public static let layoutSubviews = Self(.layoutSubviews)
  /// Lets touches reach views while they are animated.
  public static let allowUserInteraction = Self(.allowUserInteraction)
  /// Starts properties that are not additive (colours) from what is on the screen, not from the
  /// model.
  public static let beginFromCurrentState = Self(.beginFromCurrentState)
  /// Repeats the animation for ever.
  public static let `repeat` = Self(.repeat)
  /// Runs the animation forwards, then backwards.
  public static let autoreverse = Self(.autoreverse)
  /// Keeps the block's own duration inside of another block.
  public static let overrideInheritedDuration = Self(.overrideInheritedDuration)
  /// Does not take repetition and reversal from an outer block.
  public static let overrideInheritedOptions = Self(.overrideInheritedOptions)

  /// Straight from value to value, the default.
  public static let calculationModeLinear: Self = []
  /// Jumps from value to value.
  public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
  /// Straight, at one constant speed whatever the times.
  public static let calculationModePaced = Self(rawValue: 2 << 10)
  /// On a smooth curve through the values.
  public static let calculationModeCubic = Self(rawValue: 3 << 10)
  /// On a smooth curve through the values, at one constant speed whatever the times.
  public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

  /// The bits that hold a calculation mode, which is a number and not a set.
  static let calculationModeBits = Self(rawValue: 7 << 10)
}
