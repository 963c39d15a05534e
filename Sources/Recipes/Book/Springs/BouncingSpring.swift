internal import Artwork
internal import Dynamics
internal import Geometry
internal import StageKit

/// The book's recipe 13-2, custom behavior: the spring recipe again, from one composite behavior.
///
/// The listing sets a frequency and a damping twice and leaves two out. The recipe does what is
/// meant; the variant `-as-printed` does what is printed.
struct BouncingSpring: Recipe {
  let id: String
  let title: String
  let source = book
  let canvas = Size.phone
  let duration = 8.0
  let keyMoments = [0, 0.25, 0.5, 1, 1.5, 2, 4, 8]
  private let settings: BouncingSpringBehavior.Settings

  /// Creates the recipe; as intended by default.
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
