internal import Artwork
internal import Dynamics
internal import Geometry
internal import StageKit

/// Recipe 13-2 of the book, collision delegate: the ball is half transparent from the end of a
/// contact with the boundary to the next contact.
struct CollisionAlpha: Recipe {
  let id = "book-13-2-collision-alpha"
  let title = "Gravity with Collision, and a delegate"
  let source = book
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.95, 58.0 / 60, 67.0 / 60, 1.3, 3]

  func perform(on stage: Stage) {
    let view = stage.view
    let blueBall = view.addImageView(.ball, named: "ball", center: Point(160, 116))

    let animator = stage.retain(DynamicAnimator(referenceView: view))
    let gravityBehavior = GravityBehavior(items: [blueBall])
    let collisionBehavior = CollisionBehavior(items: [blueBall])
    let delegate = stage.retain(ContactFader(blueBall))

    collisionBehavior.translatesReferenceBoundsIntoBoundary = true
    collisionBehavior.collisionDelegate = delegate

    animator.addBehavior(gravityBehavior)
    animator.addBehavior(collisionBehavior)
  }
}

/// Sets the alpha of a ball: 1 when a contact with a boundary begins, 0.5 when it ends.
private final class ContactFader: CollisionBehaviorDelegate {
  private let blueBall: View

  init(_ blueBall: View) {
    self.blueBall = blueBall
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at p: Point
  ) {
    blueBall.alpha = 1
    blueBall.stage?.log(
      "began \(name(of: identifier)) (\(Int(p.x.rounded())),\(Int(p.y.rounded())))")
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) {
    blueBall.alpha = 0.5
    blueBall.stage?.log("ended \(name(of: identifier))")
  }

  private func name(of identifier: AnyHashable?) -> String { identifier.map { "\($0)" } ?? "nil" }
}
