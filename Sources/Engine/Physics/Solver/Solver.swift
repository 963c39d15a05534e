/// A method by which a world moves bodies and solves contacts and joints.
public enum Solver: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// Sequential impulses on velocities, then corrections of positions, as in Box2D 2.4 and UIKit.
  case sequentialImpulses
  /// Sub-steps inside one collision pass, with soft contacts, which keeps energy and periods.
  ///
  /// See `Settings.softSubSteps`.
  case softStep
}
