internal import Artwork
internal import Dynamics
internal import Geometry
internal import StageKit

/// Recipe 13-2 of the book, item properties: the second of two falling balls is more elastic.
///
/// In the variant `-resistance`, which the book suggests as an exercise, the second ball has a
/// higher resistance instead.
struct ItemProperties: Recipe {
  /// The property that differs for the second ball.
  enum Property: Sendable {
    /// An elasticity of 0.75: the ball bounces higher.
    case elasticity
    /// A resistance of 5 per second: the ball reaches a nearly constant speed.
    case resistance
  }

  let id: String
  let title: String
  let source = book
  let canvas = Size.phone
  let duration: Double
  let keyMoments: [Double]
  @Parameter("elasticity", 0...1) private var elasticity = 0.2
  @Parameter("resistance", 0...10, unit: "1/s") private var resistance = 0.1

  /// Creates the recipe; `.elasticity` by default.
  init(_ property: Property = .elasticity) {
    switch property {
    case .elasticity:
      id = "book-13-2-item-properties"
      title = "Item Properties"
      duration = 6.5
      keyMoments = [0, 0.5, 0.95, 95.0 / 60, 2.2, 2.75, 4, 6.5]
      elasticity = 0.75
    case .resistance:
      id = "book-13-2-item-properties-resistance"
      title = "Item Properties: resistance"
      duration = 3.5
      keyMoments = [0, 0.5, 1, 2, 143.0 / 60, 3.5]
      resistance = 5
    }
  }

  func perform(on stage: Stage) {
    let view = stage.view
    let ball1 = view.addImageView(.ball, named: "ball1", center: Point(80, 116))
    let ball2 = view.addImageView(.ball, named: "ball2", center: Point(240, 116))

    let animator = stage.retain(DynamicAnimator(referenceView: view))
    let gravityBehavior = GravityBehavior(items: [ball1, ball2])
    let collisionBehavior = CollisionBehavior(items: [ball1, ball2])
    let propertiesBehavior = DynamicItemBehavior(items: [ball2])
    propertiesBehavior.elasticity = elasticity
    propertiesBehavior.resistance = resistance

    collisionBehavior.translatesReferenceBoundsIntoBoundary = true

    animator.addBehavior(propertiesBehavior)
    animator.addBehavior(gravityBehavior)
    animator.addBehavior(collisionBehavior)
  }
}
