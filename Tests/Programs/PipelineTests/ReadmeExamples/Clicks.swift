import Zoetrope

/// A ball bounces with a knock at each contact, a clock ticks, and a click is heard at 1.5 s.
struct Clicks: Recipe {
  let duration = 4.0

  func perform(on stage: Stage) {
    let ball = ImageView(image: .ball)
    ball.center = Point(160, 116)
    stage.view.addSubview(ball)

    let animator = stage.retain(DynamicAnimator(referenceView: stage.view))
    animator.addBehavior(GravityBehavior(items: [ball]))
    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let properties = DynamicItemBehavior(items: [ball])
    properties.elasticity = 0.6
    animator.addBehavior(properties)

    stage.playOnContact(.knock, of: [ball])
    stage.sound(.click, at: 1.5)
    stage.scheduledTimer(withTimeInterval: 1, repeats: true) { [unowned stage] _ in
      stage.play(.tick)
    }
  }
}
