internal import Dynamics
internal import Geometry

/// The book's composite behavior: gravity, collisions with the reference bounds and two springs.
final class BouncingSpringBehavior: DynamicBehavior {
  /// The springs' settings.
  enum Settings: Sendable {
    /// A frequency of 1 Hz and a damping of 0.65 for both springs, as in `SpringAttachment`.
    case asIntended
    /// No damping for the first attachment, and no frequency for the second, which makes it a rod.
    case asPrinted
  }

  /// Creates a behavior that attaches the first item to an anchor and the second to the first.
  ///
  /// - Parameters:
  ///   - items: Two items.
  ///   - anchorPointString: The anchor in the format `{160, 20}`; (0, 0) for other text, as in
  ///     UIKit.
  ///   - settings: The springs' settings.
  init(items: [any DynamicItem], anchorPoint anchorPointString: String, settings: Settings) {
    super.init()
    let anchorPoint = Point(anchorPointString) ?? .zero

    let gravityBehavior = GravityBehavior(items: items)
    let collisionBehavior = CollisionBehavior(items: items)

    let item1AttachmentBehavior = AttachmentBehavior(
      item: items[0], attachedToAnchor: anchorPoint)

    let item2AttachmentBehavior = AttachmentBehavior(
      item: items[1], offsetFromCenter: Offset(horizontal: -20, vertical: 0), attachedTo: items[0],
      offsetFromCenter: .zero)

    collisionBehavior.translatesReferenceBoundsIntoBoundary = true

    item1AttachmentBehavior.frequency = 1
    item2AttachmentBehavior.damping = 0.65
    if settings == .asIntended {
      item2AttachmentBehavior.frequency = 1
      item1AttachmentBehavior.damping = 0.65
    }

    addChildBehavior(gravityBehavior)
    addChildBehavior(collisionBehavior)
    addChildBehavior(item1AttachmentBehavior)
    addChildBehavior(item2AttachmentBehavior)
  }
}
