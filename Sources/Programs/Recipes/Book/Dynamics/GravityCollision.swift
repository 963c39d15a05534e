internal import Artwork
internal import Dynamics
internal import Geometry
internal import StageKit

/// Recipe 13-2 of the book, gravity with collision: the ball bounces once and comes to rest.
struct GravityCollision: Recipe {
  let id = "book-13-2-gravity-collision"
  let title = "Gravity with Collision"
  let source = book
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.5, 0.95, 67.0 / 60, 1.3, 3]

  func perform(on stage: Stage) {
    let view = stage.view
    let blueBall = view.addImageView(.ball, named: "ball", center: Point(160, 116))

    let animator = stage.retain(DynamicAnimator(referenceView: view))
    let gravityBehavior = GravityBehavior(items: [blueBall])
    let collisionBehavior = CollisionBehavior(items: [blueBall])

    collisionBehavior.translatesReferenceBoundsIntoBoundary = true

    animator.addBehavior(gravityBehavior)
    animator.addBehavior(collisionBehavior)
  }
}
