internal import Artwork
internal import Dynamics
internal import Geometry
internal import StageKit

/// Recipe 13-2 of the book, push: an instantaneous push on one ball, a continuous push on the
/// other.
///
/// The book says that the first ball keeps its speed. This is so only in the variant
/// `-without-resistance`: with UIKit's default resistance an item loses a tenth of its speed per
/// second.
struct Push: Recipe {
  let id: String
  let title: String
  let source = book
  let canvas = Size.phone
  let duration = 3.5
  let keyMoments = [0, 0.5, 1, 1.5, 117.0 / 60, 2.5, 3]
  @Parameter("magnitude", 0...2) private var magnitude = 0.5
  @Parameter("angle", -3.14...3.14, unit: "rad") private var angle = -1.57
  @Parameter("resistance", 0...5, unit: "1/s") private var resistance = 0.1

  /// Creates the recipe.
  ///
  /// - Parameter hasResistance: Whether the balls have UIKit's default resistance instead of none;
  ///   true by default.
  init(hasResistance: Bool = true) {
    id = hasResistance ? "book-13-2-push" : "book-13-2-push-without-resistance"
    title = hasResistance ? "Push" : "Push: without resistance"
    if !hasResistance { resistance = 0 }
  }

  func perform(on stage: Stage) {
    let view = stage.view
    let ball1 = view.addImageView(.ball, named: "ball1", center: Point(90, 504))
    let ball2 = view.addImageView(.ball, named: "ball2", center: Point(230, 504))

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    let instantPushBehavior = PushBehavior(items: [ball1], mode: .instantaneous)
    let continuousPushBehavior = PushBehavior(items: [ball2], mode: .continuous)

    instantPushBehavior.angle = angle
    continuousPushBehavior.angle = angle

    instantPushBehavior.magnitude = magnitude
    continuousPushBehavior.magnitude = magnitude

    animator.addBehavior(instantPushBehavior)
    animator.addBehavior(continuousPushBehavior)

    let propertiesBehavior = DynamicItemBehavior(items: [ball1, ball2])
    propertiesBehavior.resistance = resistance
    animator.addBehavior(propertiesBehavior)
  }
}
