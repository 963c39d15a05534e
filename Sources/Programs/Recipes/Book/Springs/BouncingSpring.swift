internal import Artwork
internal import Dynamics
internal import Geometry
internal import StageKit

/// Recipe 13-2 of the book, custom behavior: the springs of `SpringAttachment` in one composite
/// behavior.
///
/// The book's listing sets one frequency and one damping twice and omits the other two. The recipe
/// sets all four; the variant `-as-printed` follows the listing.
struct BouncingSpring: Recipe {
  let id: String
  let title: String
  let source = book
  let canvas = Size.phone
  let duration = 8.0
  let keyMoments = [0, 0.25, 0.5, 1, 1.5, 2, 4, 8]
  private let settings: BouncingSpringBehavior.Settings

  /// Creates the recipe; `.asIntended` by default.
  init(_ settings: BouncingSpringBehavior.Settings = .asIntended) {
    self.settings = settings
    switch settings {
    case .asIntended:
      id = "book-13-2-bouncing-spring-behavior"
      title = "Bouncing spring behavior"
    case .asPrinted:
      id = "book-13-2-bouncing-spring-as-printed"
      title = "Bouncing spring behavior, as printed"
    }
  }

  func perform(on stage: Stage) {
    let view = stage.view
    let ball = view.addImageView(.ball, named: "ball", center: Point(160, 132))
    let star = view.addImageView(.star, named: "star", center: Point(160, 232))

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    let anchorPoint = Point(view.frame.width / 2, 20)
    let anchorPointString = "\(anchorPoint)"

    let bouncingSpringBehavior = BouncingSpringBehavior(
      items: [ball, star], anchorPoint: anchorPointString, settings: settings)

    animator.addBehavior(bouncingSpringBehavior)

    AttachmentsView(
      bouncingSpringBehavior.childBehaviors.compactMap { $0 as? AttachmentBehavior }, in: view)
  }
}
