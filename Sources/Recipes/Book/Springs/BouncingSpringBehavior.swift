internal import Dynamics
internal import Geometry

/// The book's behavior of its own: all that the spring recipe needs, as one.
final class BouncingSpringBehavior: DynamicBehavior {
  /// The springs' settings.
  enum Settings: Sendable {
    /// Both springs have a frequency of 1 Hz and a damping of 0.65, as in the recipe before.
    case asIntended
    /// The first spring gets its frequency twice and no damping, the second one its damping twice and
    /// no frequency, which makes it a rod.
    case asPrinted
  }

  /// Attaches the first item to an anchor and the second one to the first.
  ///
  /// - Parameters:
  ///   - items: Two items.
  ///   - anchorPointString: The anchor, as `{160, 20}`; anything else is (0, 0), as in UIKit.
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
