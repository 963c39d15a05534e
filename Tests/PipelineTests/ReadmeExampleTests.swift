import Artwork
import Dynamics
import FilmKit
import Geometry
import ImageComparison
import ImageTesting
import Imaging
import PictureKit
import Raster
import StageKit
import SystemPackage
import TestSupport
import Testing

/// The README's code examples, verbatim.
struct ReadmeExampleTests {
  @Test func `the README's film example writes an MP4 file`() async throws {
    let scratch = try TemporaryDirectory()
    let stage = Stage(size: .phone)
    let card = View(frame: Rect(x: 60, y: 80, width: 200, height: 120))
    card.backgroundColor = .orange
    stage.view.addSubview(card)
    stage.animate(
      withDuration: 0.6, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      card.center.y = 400
    }

    let renderer = FrameRenderer(canvas: stage.size, scale: 2)
    let film = Film(width: 640, height: 1136, frameRate: 60, frameCount: 60)
    let path = scratch.path.appending("card.mp4")
    try await film.render(to: .movie(path), redraw: renderer.redraw) { index in
      stage.frame(at: film.time(ofFrame: index))
    }
    #expect(card.presentation.center == Point(160, 400))
    // An MP4 file has the box type "ftyp" at byte 4.
    #expect(try Array(contents(of: path)[4..<8]) == Array("ftyp".utf8))
  }

  @Test func `the README's picture test compares an image with a golden image`() throws {
    let stage = Stage(size: .phone)
    let card = View(frame: Rect(x: 60, y: 80, width: 200, height: 120))
    card.backgroundColor = .orange
    stage.view.addSubview(card)
    stage.animate(
      withDuration: 0.6, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      card.center.y = 400
    }

    let renderer = FrameRenderer(canvas: stage.size, scale: 0.5)
    let image = try renderer.image(of: stage.frame(at: 0.6))
    // One level: Cairo's pixman selects code by processor, and the rounding differs.
    expectImage(image, matches: "card", by: .channel(tolerance: 1))
  }

  @Test func `the README's dynamics example drops a ball and snaps it to a tap`() {
    let stage = Stage(size: .phone)
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

    stage.advance(to: 1.9)
    // The floor minus the radius of the ball, up to the engine's margin of less than a point.
    #expect(isClose(ball.center.y, 536, within: 1))
    stage.advance(to: 5)
    // A snap rests near its target, below a speed of 1 pt/s.
    #expect(ball.center.distance(to: Point(260, 120)) < 0.5)
    #expect(!animator.isRunning)
  }
}
