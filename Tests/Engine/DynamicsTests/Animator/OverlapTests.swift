import Dynamics
import Geometry
import Testing

/// Animators of items that overlap, whose steps do limited work.
@Suite struct OverlapTests {
  private static func animator(
    _ items: [Box], _ profile: Profile
  ) -> DynamicAnimator {
    let animator = DynamicAnimator(profile: profile)
    let collision = CollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "room", for: Path(rect: Rect(x: 0, y: 0, width: 400, height: 400)))
    animator.add(GravityBehavior(items: items), collision)
    return animator
  }

  @Test(arguments: [Profile.modern, .iOS7, .accurate])
  func `two hundred balls at sixteen places stay in their room`(profile: Profile) {
    let balls = (0..<200).map { Box.circle(60 + 16 * Double($0 % 16), 100, radius: 6.5) }
    let animator = Self.animator(balls, profile)
    animator.frames(18)
    for ball in balls {
      #expect(ball.x > 0 && ball.x < 400 && ball.y > 0 && ball.y < 400)
    }
  }

  @Test func `an animator of items that do not overlap has no warning`() {
    let apart = (0..<40).map {
      Box.circle(20 + 40 * Double($0 % 8), 20 + 40 * Double($0 / 8), radius: 9)
    }
    let still = Self.animator(apart, .modern)
    still.frames(60)
    #expect(still.warning == nil)
  }
}
