/// An effect of a ``VisualEffectView``: `UIVisualEffect`.
///
/// Use one of the subclasses; the base class changes nothing.
open class VisualEffect: Hashable {
  /// Creates an effect that changes nothing.
  public init() {}

  /// Returns whether two effects are the same object.
  public static func == (left: VisualEffect, right: VisualEffect) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable)
extension VisualEffect: Sendable {}
