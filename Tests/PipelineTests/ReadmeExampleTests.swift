import Dynamics
import FilmKit
import Geometry
import ImageTesting
import Imaging
import PictureKit
import Raster
import StageKit
import SystemPackage
import TestSupport
import Testing

/// The README's examples of the library, word for word, so that they stay true.
struct ReadmeExampleTests {
  @Test func `the example of the library makes a film`() async throws {
    let scratch = try Scratch()
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
    // "ftyp" at byte 4 is how an MP4 file begins.
    #expect(try Array(contents(of: path)[4..<8]) == Array("ftyp".utf8))
  }

  @Test func `the example of a picture test compares a card with a golden one`() throws {
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
    // One level for the roundings of the code that Cairo's library picks by the processor.
    expectImage(image, matches: "card", by: .channel(tolerance: 1))
  }

  @Test func `the example of dynamics drops a ball, which a tap calls up again`() {
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
    // The floor less half the ball, and what a box keeps from a boundary: below a point.
    #expect(isClose(ball.center.y, 536, within: 1))
    stage.advance(to: 5)
    // At rest is slower than a point a second here, near the target.
    #expect(ball.center.distance(to: Point(260, 120)) < 0.5)
    #expect(!animator.isRunning)
  }
}
