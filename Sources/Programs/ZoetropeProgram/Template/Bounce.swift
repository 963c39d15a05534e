import Zoetrope

/// A ball falls, bounces and comes to rest: UIKit Dynamics.
struct Bounce: Recipe {
  let title = "A ball bounces"
  let duration = 4.0
  @Parameter("elasticity", 0...1) var elasticity = 0.7

  func perform(on stage: Stage) {
    let ball = Ball(image: .ball)
    ball.center = Point(160, 60)
    stage.view.addSubview(ball)

    let animator = DynamicAnimator(referenceView: stage.view)
    // A view controller would keep the animator in a property.
    stage.retain(animator)

    animator.addBehavior(GravityBehavior(items: [ball]))

    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)

    let rubber = DynamicItemBehavior(items: [ball])
    rubber.elasticity = elasticity
    animator.addBehavior(rubber)
  }
}

/// A picture of a ball that collides as a circle; views collide as rectangles.
final class Ball: ImageView {
  override var collisionBoundsType: DynamicItemCollisionBoundsType { .ellipse }
}
