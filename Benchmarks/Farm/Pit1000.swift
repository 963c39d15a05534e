import Zoetrope

/// A thousand balls fall into a pit: a film whose simulation takes longer than its drawing.
struct Pit1000: Recipe {
  let title = "A thousand balls in a pit"
  let duration = 10.0

  func perform(on stage: Stage) {
    var generator = Generator()
    let balls = (0..<1000).map { index in
      let radius = 2.2 + 1.6 * generator.next()
      let side = 2 * radius
      let ball = PitBall(frame: Rect(x: 0, y: 0, width: side, height: side))
      let column = Double(index % 40) + 0.1 * generator.next()
      ball.center = Point(7 + column * 7.8, 200 - Double(index / 40) * 8)
      ball.backgroundColor = Color(red: 0.9, green: generator.next(), blue: 0.4, alpha: 1)
      ball.layer.cornerRadius = radius
      stage.view.addSubview(ball)
      return ball
    }
    let animator = DynamicAnimator(referenceView: stage.view)
    stage.retain(animator)
    animator.addBehavior(GravityBehavior(items: balls))
    let collision = CollisionBehavior(items: balls)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
  }
}

/// A view that collides as a circle.
final class PitBall: View {
  override var collisionBoundsType: DynamicItemCollisionBoundsType { .ellipse }
}

/// Numbers from 0 to 1, the same in each run: a linear congruential generator by Knuth.
private struct Generator {
  var state: UInt64 = 1

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 0x1p53
  }
}
