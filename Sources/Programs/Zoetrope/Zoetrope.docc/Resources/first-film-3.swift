import Zoetrope

struct Bounce: Recipe {
  let duration = 4.0

  func perform(on stage: Stage) {
    let ball = Ball(image: .ball)
    ball.center = Point(160, 60)
    stage.view.addSubview(ball)

    let animator = stage.retain(DynamicAnimator(referenceView: stage.view))
    animator.addBehavior(GravityBehavior(items: [ball]))

    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)

    let rubber = DynamicItemBehavior(items: [ball])
    rubber.elasticity = 0.7
    animator.addBehavior(rubber)
  }
}

final class Ball: ImageView {
  override var collisionBoundsType: DynamicItemCollisionBoundsType { .ellipse }
}
