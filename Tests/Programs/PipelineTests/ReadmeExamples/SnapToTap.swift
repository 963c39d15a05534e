import Zoetrope

/// A ball falls, and a tap at 2 s makes it snap to the touch.
struct SnapToTap: Recipe {
  let duration = 5.0

  func perform(on stage: Stage) {
    let ball = ImageView(image: .ball)
    ball.center = Point(160, 116)
    stage.view.addSubview(ball)

    let animator = DynamicAnimator(referenceView: stage.view)
    animator.addBehavior(GravityBehavior(items: [ball]))
    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)

    stage.view.addGestureRecognizer(
      TapGestureRecognizer { tap in
        animator.removeAllBehaviors()
        animator.addBehavior(SnapBehavior(item: ball, snapTo: tap.location(in: tap.view)))
      })
    stage.tap(at: Point(260, 120), time: 2)
  }
}
