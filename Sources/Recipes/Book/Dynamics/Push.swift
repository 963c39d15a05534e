internal import Artwork
internal import Dynamics
internal import Geometry
internal import StageKit

/// The book's recipe 13-2, push: one ball is pushed once, the other all the time.
///
/// The book says that the first keeps its speed. That is so in the variant `-without-resistance`;
/// by default an item loses a tenth of its speed in a second.
struct Push: Recipe {
  let id: String
  let title: String
  let source = book
  let canvas = Size.phone
  let duration = 3.5
  let keyMoments = [0, 0.5, 1, 1.5, 117.0 / 60, 2.5, 3]
  private let isResisted: Bool

  /// Creates the recipe; with UIKit's usual resistance by default.
  init(isResisted: Bool = true) {
    self.isResisted = isResisted
    id = isResisted ? "book-13-2-push" : "book-13-2-push-without-resistance"
    title = isResisted ? "Push" : "Push: without resistance"
  }

  func perform(on stage: Stage) {
    let view = stage.view
    let ball1 = view.addImageView(.ball, named: "ball1", center: Point(90, 504))
    let ball2 = view.addImageView(.ball, named: "ball2", center: Point(230, 504))

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    let instantPushBehavior = PushBehavior(items: [ball1], mode: .instantaneous)
    let continuousPushBehavior = PushBehavior(items: [ball2], mode: .continuous)

    instantPushBehavior.angle = -1.57
    continuousPushBehavior.angle = -1.57

    instantPushBehavior.magnitude = 0.5
    continuousPushBehavior.magnitude = 0.5

    animator.addBehavior(instantPushBehavior)
    animator.addBehavior(continuousPushBehavior)

    if !isResisted {
      let propertiesBehavior = DynamicItemBehavior(items: [ball1, ball2])
      propertiesBehavior.resistance = 0
      animator.addBehavior(propertiesBehavior)
    }
  }
}
