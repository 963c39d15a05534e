/// Limits on the work of a step, which worlds reach only where many shapes overlap.
public struct StepLimits: OptionSet, Sendable, BitwiseCopyable {
  /// The bits.
  public var rawValue: UInt8

  /// Creates limits from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Continuous collision has stopped bodies at their impacts for the rest of a sub-step.
  public static let impacts = StepLimits(rawValue: 1)
  /// Pairs of moving shapes at one place were dropped, so that these shapes pass through each
  /// other.
  ///
  /// Their number is limited to 100,000, and 64 for each shape of the world.
  public static let pairs = StepLimits(rawValue: 2)
}

extension World {
  /// The limits that the last step has reached; none in a world whose shapes do not overlap deeply.
  ///
  /// The motion is deterministic nevertheless. In a copy of the world they are empty until its next
  /// step.
  public var limitsOfLastStep: StepLimits { storage.stepper.limits(storage.state) }
}
