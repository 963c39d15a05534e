internal import Artwork
internal import Dynamics
internal import Geometry
internal import StageKit

/// Recipe 13-2 of the book, gravity: a ball falls off the screen.
struct Gravity: Recipe {
  let id = "book-13-2-gravity"
  let title = "Gravity"
  let source = book
  let canvas = Size.phone
  let duration = 1.5
  let keyMoments = [0, 0.25, 0.5, 0.75, 1]
  @Parameter("gravity", 0...3) private var magnitude = 1.0

  func perform(on stage: Stage) {
    let view = stage.view
    let blueBall = view.addImageView(.ball, named: "ball", center: Point(160, 116))

    let animator = stage.retain(DynamicAnimator(referenceView: view))
    let gravityBehavior = GravityBehavior(items: [blueBall])
    gravityBehavior.magnitude = magnitude

    animator.addBehavior(gravityBehavior)
  }
}
