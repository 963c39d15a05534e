internal import Dynamics
internal import Geometry
internal import StageKit

/// Slide 13: a square falls onto the lower edge of the view.
///
/// Slide 19 is a variant with a higher elasticity.
struct WarrenCollision: Recipe {
  let id: String
  let title: String
  let source = warrenSlides
  let canvas = Size.phone
  let duration: Double
  let keyMoments: [Double]
  @Parameter("elasticity", 0...1) private var elasticity = 0.2

  /// Creates the recipe.
  ///
  /// - Parameter elasticity: The elasticity of the square; UIKit's default if nil.
  init(elasticity: Double? = nil) {
    guard let elasticity else {
      id = "warren-collision"
      title = "Collision"
      duration = 3
      keyMoments = [0, 0.5, 56.0 / 60, 66.0 / 60, 1.3, 3]
      return
    }
    id = "warren-item-behavior"
    title = "Item behavior: elasticity"
    duration = 3.5
    keyMoments = [0, 0.5, 56.0 / 60, 81.0 / 60, 2, 140.0 / 60, 3.5]
    self.elasticity = elasticity
  }

  func perform(on stage: Stage) {
    let view = stage.view
    let square = view.addSquare(center: Point(160, 110))

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    let gravity = GravityBehavior(items: [square])
    animator.addBehavior(gravity)

    let collision = CollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)

    let itemBehavior = DynamicItemBehavior(items: [square])
    itemBehavior.elasticity = elasticity
    animator.addBehavior(itemBehavior)
  }
}
