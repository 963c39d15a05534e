public import Geometry

/// An effect of a ``VisualEffectView``: `UIVisualEffect`.
///
/// Use one of the subclasses; the base class changes nothing.
open class VisualEffect: CreationHashable {
  package let creationNumber = CreationNumber()

  /// Creates an effect that changes nothing.
  public init() {}
}

@available(*, unavailable)
extension VisualEffect: Sendable {}
