/// Everything in which the generations of UIKit's engine differ.
public struct Profile: Sendable, Hashable {
  /// How a step's time is cut into sub-steps; what is left over waits for the next step.
  public enum Cutting: Sendable, Hashable {
    /// Sub-steps run while at least one whole one has gathered.
    case whileOneIsLeft
    /// The remainder is set aside first, and sub-steps run while more than one whole one is left.
    case remainderFirst
  }

  /// How what is written to views is rounded.
  public struct Rounding: Sendable, Hashable {
    /// The pixels per point to which a view's center is rounded.
    public var scale: Double
    /// The steps per radian to which a view's angle is rounded; 5000 by default.
    public var stepsPerRadian: Double

    /// Creates a rounding for a screen of `scale` pixels to the point.
    public init(scale: Double, stepsPerRadian: Double = 5000) {
      precondition(
        scale > 0 && stepsPerRadian > 0, "a rounding needs a scale above 0, not \(scale)")
      self.scale = scale
      self.stepsPerRadian = stepsPerRadian
    }
  }

  /// The length of a sub-step, in seconds.
  public var subStep: Double

  /// How a step is cut into sub-steps.
  public var cutting: Cutting

  /// The time that has gathered before the first step, in seconds; 0 by default.
  ///
  /// A device's first frame seldom began with the animator.
  public var phase = 0.0

  /// How far the collision box of an item lies inside of its bounds, in points.
  ///
  /// The mass follows: on iOS 7 an item of 100 by 100 points weighs 0.98^2 kg. A box keeps at least
  /// half of its size.
  public var boxInset: Double

  /// The skin around the boxes, ellipses and paths of items, in points.
  public var skin: Double

  /// How far the boundary made of the reference bounds lies outside of them, in points.
  public var boundsOutset = 1.0

  /// How what is written to views is rounded; nil, the default, for not at all.
  ///
  /// Bodies are never rounded, and neither are items of an animator without a reference view.
  public var rounding: Rounding?

  /// The engine as it was measured last: sub-steps of 1/120 s and boxes as large as their items.
  public static let modern = Profile(
    subStep: Double(Float(1.0 / 120)), cutting: .whileOneIsLeft, boxInset: 0, skin: 0)

  /// The engine of 2013: sub-steps of 4 ms, and boxes 1 point inside of their items.
  public static let iOS7 = Profile(
    subStep: 0.004, cutting: .remainderFirst, boxInset: 1, skin: 0.1)
}

extension Profile {
  /// How many sub-steps are due after some seconds, given the time left over before.
  func subSteps(after duration: Double, leftover: inout Double) -> Int {
    var count = 0
    switch cutting {
    case .whileOneIsLeft:
      leftover += duration
      while leftover >= subStep {
        leftover -= subStep
        count += 1
      }
    case .remainderFirst:
      var total = leftover + duration
      leftover = total.truncatingRemainder(dividingBy: subStep)
      while total > subStep {
        total -= subStep
        count += 1
      }
    }
    return count
  }
}
