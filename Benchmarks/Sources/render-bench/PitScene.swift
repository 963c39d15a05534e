import Dynamics
import Geometry
import PictureKit
import StageKit

/// A thousand balls that fall into a heap: the film with the most expensive simulation.
struct PitScene: Recipe {
  let id = "pit1000"
  let title = "A thousand balls fall into a heap"
  let source = "Benchmarks"
  let canvas = Size(960, 540)
  let duration = 10.0
  let keyMoments = [0.0, 5.0]

  func perform(on stage: Stage) {
    let balls = (0..<1000).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: 50)
      // Three sizes, to prevent regular rows.
      let size = 9 + 2 * Double(index % 3)
      let ball = BallView(frame: Rect(x: 0, y: 0, width: size, height: size))
      ball.center = Point(20 + 18.7 * Double(column) + Double(row % 5), 10 + 18 * Double(row))
      stage.view.addSubview(ball)
      return ball
    }
    let animator = stage.retain(DynamicAnimator(referenceView: stage.view))
    let collision = CollisionBehavior(items: balls)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(GravityBehavior(items: balls))
    animator.addBehavior(collision)
  }
}

/// A red disc, also for collisions.
private final class BallView: View {
  override var collisionBoundsType: DynamicItemCollisionBoundsType { .ellipse }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setFillColor(.red)
    canvas.fillEllipse(in: rect)
  }
}
