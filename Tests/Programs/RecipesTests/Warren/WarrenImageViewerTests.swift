import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// Warren's slides 23 to 28.
@Suite struct WarrenImageViewerTests {
  /// Returns the attached point of the photo, in the stage's coordinates.
  private func attachedPoint(_ photo: ViewState) -> Point {
    photo.center + (Point(60, 116).applying(Transform(rotationAngle: photo.angle)) - Point.zero)
  }

  @Test(arguments: ["warren-image-viewer-flick", "warren-image-viewer-snap-back"])
  func `the photo follows the touch at the point where the drag began`(id: String) throws {
    let photo = try RecipeRun(id).record(through: 15)["photo"]
    #expect(photo[0].center == Point(160, 284) && photo[0].size == Size(320, 568))
    #expect(attachedPoint(photo[0]) == Point(220, 400))
    #expect(attachedPoint(photo[15]).distance(to: Point(232, 330)) < AfterContact.points)
    #expect(photo[15].center.distance(to: Point(159.2, 221.6)) < AfterContact.points)
    #expect(isClose(photo[15].angle, -0.114, within: AfterContact.radians))
  }

  private func animator(of run: RecipeRun) throws -> DynamicAnimator {
    try #require(run.view("viewer") as? DynamicView).animator
  }

  @Test func `a drag attaches the photo rigidly at the touched point`() throws {
    let run = try RecipeRun("warren-image-viewer-flick")
    run.advance(toFrame: 1)
    let behaviors = try animator(of: run).behaviors
    let attachment = try #require(behaviors.first as? AttachmentBehavior)
    #expect(behaviors.count == 1)
    #expect(attachment.offsets == [Offset(horizontal: 60, vertical: 116)])
    #expect(attachment.length == 0 && attachment.frequency == 0)
  }

  @Test func `a flick pushes with its speed over 1.8, and all behaviors end off the screen`()
    throws
  {
    let run = try RecipeRun("warren-image-viewer-flick")
    run.advance(toFrame: 15)
    let animator = try animator(of: run)
    let push = try #require(animator.behaviors.first as? PushBehavior)
    #expect(animator.behaviors.count == 2 && push.mode == .instantaneous)
    #expect(isClose(push.magnitude, 500, within: 1e-9))
    // Printed to 0.01.
    #expect(isClose(push.pushDirection.dx, 108.47, within: 0.0051))
    #expect(isClose(push.pushDirection.dy, -488.09, within: 0.0051))
    run.advance(toFrame: 87)
    #expect(animator.behaviors.isEmpty && !animator.isRunning)
  }

  @Test func `a flick moves the photo off the screen and rotates it`() throws {
    let recording = try RecipeRun("warren-image-viewer-flick").record(through: 27)
    let photo = try recording["photo"]
    // The push is 500 along (200, -900): (108.47, -488.09) / 18.176 * 100. Two sub-steps of 1/120
    // s, each divided by 1 + 0.1/120 one more time than the one before.
    let damping = 1 + 0.1 / 120
    let factor = (1 / damping + 1 / (damping * damping)) / 2
    let velocity = (photo[16].center - photo[15].center) * 60
    #expect(isClose(velocity.dx, 596.7 * factor, within: FreeMotion.speed))
    #expect(isClose(velocity.dy, -2685.4 * factor, within: FreeMotion.speed))
    // The cross product of (60, 116) with that, over (320^2 + 568^2) / 12; printed to 0.01, and the
    // touched point at the release has an error of 2 of 130 points.
    let angularVelocity = (photo[16].angle - photo[15].angle) * 60
    #expect(isClose(angularVelocity, -6.50 * factor, within: 0.1))

    let screen = Rect(origin: .zero, size: .phone)
    let gone = try #require(
      photo.firstIndex { state in
        let box = Rect(center: .zero, size: state.size)
          .applying(Transform(rotationAngle: state.angle))
        return !box.offsetBy(dx: state.center.x, dy: state.center.y).intersects(screen)
      })
    #expect(isClose(gone, 26))
  }

  @Test func `the photo returns within one second after it has left the screen`() throws {
    let run = try RecipeRun("warren-image-viewer-flick")
    let recording = try run.record(through: 120)
    let photo = try recording["photo"]
    let gone = try #require(recording.entries.frames(of: .paused).last)
    #expect(isClose(gone, 26))
    let middle = photo[gone + 30].center
    let exit = photo[gone].center
    #expect(isClose(middle.x, (exit.x + 160) / 2, within: AfterContact.points))
    #expect(isClose(middle.y, (exit.y + 284) / 2, within: AfterContact.points))
    #expect(photo[gone + 59].center != Point(160, 284))
    for state in photo[(gone + 60)...] {
      #expect(state.center == Point(160, 284) && state.angle == 0)
    }
    // The photo rotates back by the shorter way.
    let turned = abs(photo[gone].angle)
    #expect(photo[gone...].allSatisfy { abs($0.angle) <= turned })
  }

  @Test func `a slowly released photo returns in a quarter of a second`() throws {
    let run = try RecipeRun("warren-image-viewer-snap-back")
    let release = try run.state(of: "photo", at: 0.25)
    let middle = try run.state(of: "photo", at: 0.375)
    #expect(isClose(middle.center.x, (release.center.x + 160) / 2, within: 0.01))
    #expect(isClose(middle.center.y, (release.center.y + 284) / 2, within: 0.01))
    #expect(middle.center.distance(to: Point(159.6, 252.8)) < AfterContact.points)
    #expect(isClose(middle.angle, release.angle / 2, within: 1e-4))
    #expect(isClose(middle.angle, -0.057, within: AfterContact.radians))
    let end = try run.state(of: "photo", at: 0.5)
    #expect(end.center == Point(160, 284) && end.angle == 0)
    #expect(run.stage.dynamicLogEntries.last?.kind == .paused)
  }

  @Test(arguments: [500, 500.1])
  func `a release is a flick only above 500 points per second`(speed: Double) throws {
    let run = try RecipeRun("warren-image-viewer-snap-back")
    run.stage.pan(
      from: Point(160, 284), to: Point(170, 284), at: 1, duration: 0.25,
      velocity: Vector(dx: speed, dy: -speed))
    let photo = try run.record(through: 180)["photo"]
    let start = Point(160, 284)
    // The return from a few points away takes 0.25 s.
    #expect((photo[90].center == start) == (speed == 500))
    let farthest = photo[75...].map { $0.center.distance(to: start) }.max() ?? 0
    #expect((farthest > 300) == (speed > 500))
  }
}
