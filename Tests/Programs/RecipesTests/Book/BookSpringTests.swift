import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// The book's recipe 13-2: spring, rod and custom behavior.
@Suite struct BookSpringTests {
  private let anchor = Point(160, 20)

  /// Returns the attached point of the star, 20 points left of its center.
  private func attachedPoint(_ star: ViewState) -> Point {
    Point(-20, 0).applying(Transform(rotationAngle: star.angle)) + (star.center - .zero)
  }

  @Test func `the length of a spring is the initial distance of its ends`() throws {
    let spring = try RecipeRun("book-13-2-spring-attachment")
    let lengths = try spring.animator.behaviors.compactMap { ($0 as? AttachmentBehavior)?.length }
    #expect(lengths.count == 2)
    // Single precision.
    #expect(isClose(lengths[0], 112, within: 1e-4))
    #expect(isClose(lengths[1], (100.0 * 100 + 20 * 20).squareRoot(), within: 1e-4))
  }

  @Test func `ball and star drop and swing, and the star rotates`() throws {
    let spring = try RecipeRun("book-13-2-spring-attachment").record(through: 1800)
    let ball = try spring["ball"]
    let star = try spring["star"]
    for (frame, ballY, starY) in [(15, 147.66, 259.05), (30, 168.4, 321.4)] {
      #expect(isClose(ball[frame].center.y, ballY, within: FreeMotion.points), "frame \(frame)")
      #expect(isClose(star[frame].center.y, starY, within: FreeMotion.points), "frame \(frame)")
    }
    #expect(isClose(star[30].angle, 0.91, within: 0.01))  // printed with two digits

    #expect(isClose(ball.ys.range.lowerBound, 132, within: AfterContact.points))
    #expect(isClose(ball.ys.range.upperBound, 196, within: AfterContact.points))
    #expect(isClose(star.ys.range.lowerBound, 232, within: AfterContact.points))
    #expect(isClose(star.ys.range.upperBound, 395.5, within: AfterContact.points))
    #expect(isClose(star.angles.range.lowerBound, 0, within: AfterContact.radians))
    #expect(isClose(star.angles.range.upperBound, 2.48, within: AfterContact.radians))
    #expect(ball.allSatisfy { isClose($0.angle, 0, within: FreeMotion.radians) })
    #expect(spring.entries.frames(of: .contactBegan).isEmpty)
    // Only the resistance damps the pendulum.
    #expect(spring.entries.frames(of: .paused).isEmpty)
  }

  @Test func `at rest the star hangs below the ball from its attached point`() throws {
    let spring = try RecipeRun("book-13-2-spring-attachment").record(through: 1800)
    // Each spring extends by 2 g / (2 pi)^2: its stiffness is proportional to the reduced mass,
    // which is the ball's mass at the anchor and half of it between ball and star; the load is the
    // weight of both or of the star.
    let sag = 2 * 1000 / (4 * Double.pi * Double.pi)
    let ballRest = 132 + sag
    let starRest = ballRest + (100.0 * 100 + 20 * 20).squareRoot() + sag + 20
    #expect(isClose(ballRest, 182.66, within: 0.01) && isClose(starRest, 355.31, within: 0.01))
    for (ball, star) in try zip(spring["ball"][1200...], spring["star"][1200...]) {
      #expect(isClose(ball.center.x, 160, within: 10))
      #expect(isClose(ball.center.y, 182.7, within: 1))
      #expect(isClose(star.center.y, 355.3, within: 2))
      #expect(isClose(star.angle, .pi / 2, within: 0.35))
    }
  }

  @Test func `in figure 13-19 the star has rotated by more than a radian`() throws {
    let spring = try RecipeRun("book-13-2-spring-attachment").record(through: 72)
    let star = try spring["star"]
    #expect(try spring["ball"][0].center == Point(160, 132) && star[0].center == Point(160, 232))
    #expect(isClose(try spring["ball"][60].center.y, 195.9, within: AfterContact.points))
    #expect(isClose(star[60].center.y, 394.4, within: AfterContact.points))
    for state in star[36...72] { #expect(state.angle > 1) }
  }

  @Test func `rigid attachments keep their lengths`() throws {
    let rigid = try RecipeRun("book-13-2-rigid-attachment").record(through: 3600)
    let ball = try rigid["ball"]
    let star = try rigid["star"]
    for (ball, star) in zip(ball, star) {
      #expect(isClose(ball.center.distance(to: anchor), 112, within: FreeMotion.points))
      #expect(
        isClose(attachedPoint(star).distance(to: ball.center), 101.98, within: FreeMotion.points))
      #expect((231.5...254.5).contains(star.center.y))
    }
    let end = try #require(star.last)
    #expect(end.center.distance(to: Point(160, 254)) < AfterContact.points)
    #expect(isClose(end.angle, .pi / 2, within: 0.1))
  }

  @Test func `the custom behavior has four child behaviors`() throws {
    let custom = try RecipeRun("book-13-2-bouncing-spring-behavior")
    let behaviors = try custom.animator.behaviors
    #expect(behaviors.count == 1)
    let children = behaviors.flatMap(\.childBehaviors)
    #expect(children.count == 4)
    #expect(
      children[0] is GravityBehavior && children[1] is CollisionBehavior
        && children[2] is AttachmentBehavior && children[3] is AttachmentBehavior)
    #expect((children[2] as? AttachmentBehavior)?.anchorPoint == anchor)
    #expect(Point("{160, 20}") == anchor && "\(anchor)" == "{160, 20}")
  }

  @Test func `the custom behavior moves ball and star like the separate behaviors`() throws {
    let custom = try RecipeRun("book-13-2-bouncing-spring-behavior").record(through: 480)
    let single = try RecipeRun("book-13-2-spring-attachment").record(through: 480)
    for name in ["ball", "star"] {
      for (state, expected) in try zip(custom[name], single[name]) {
        #expect(state.center.distance(to: expected.center) < AfterContact.points)
        #expect(isClose(state.angle, expected.angle, within: AfterContact.radians))
      }
    }
  }

  @Test func `as printed the star hangs from a rod and the ball keeps oscillating`() throws {
    let printed = try RecipeRun("book-13-2-bouncing-spring-as-printed").record(through: 1800)
    let ball = try printed["ball"]
    let star = try printed["star"]
    for (ball, star) in zip(ball, star) {
      #expect(
        isClose(attachedPoint(star).distance(to: ball.center), 101.98, within: FreeMotion.points))
    }
    #expect(isClose(ball.ys.range.lowerBound, 132, within: AfterContact.points))
    #expect(isClose(ball.ys.range.upperBound, 231.6, within: AfterContact.points))
    #expect(isClose(star.ys.range.lowerBound, 232, within: AfterContact.points))
    #expect(isClose(star.ys.range.upperBound, 344.1, within: AfterContact.points))
    let last = Array(ball.ys[1740...])
    #expect(last.spread > FreeMotion.points)
    #expect(printed.entries.frames(of: .paused).isEmpty)
    // The motion differs clearly from the intended one.
    let intended = try RecipeRun("book-13-2-bouncing-spring-behavior").record(through: 60)
    #expect(try star[60].center.distance(to: intended["star"][60].center) > 50)
  }
}
