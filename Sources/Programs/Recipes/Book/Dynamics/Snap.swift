internal import Artwork
internal import Dynamics
internal import Geometry
internal import StageKit

/// Recipe 13-2 of the book, snap: the ball snaps to the point of each tap.
struct Snap: Recipe {
  let id: String
  let title: String
  let source = book
  let canvas = Size.phone
  let duration: Double
  let keyMoments: [Double]
  private let secondTap: Double
  @Parameter("damping", 0...1) private var damping = 0.5

  /// Creates the recipe.
  ///
  /// - Parameter isInFlight: Whether the second tap comes while the ball still moves to the first;
  ///   false by default.
  init(isInFlight: Bool = false) {
    secondTap = isInFlight ? 0.6 : 2.5
    if isInFlight {
      id = "book-13-2-snap-in-flight"
      title = "Snap: touched in flight"
      duration = 2.5
      keyMoments = [0, 0.5, 0.6, 0.7, 0.8, 2.5]
    } else {
      id = "book-13-2-snap"
      title = "Snap"
      duration = 4.5
      keyMoments =
        [0, 30, 32, 35, 40, 90, 150, 152, 155, 160, 270].map { Double($0) / 60 }
    }
  }

  func perform(on stage: Stage) {
    let view = stage.view
    let blueBall = view.addImageView(.ball, named: "ball", center: Point(160, 284))

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    // The book first checks whether `behaviors` is nil, which it never is.
    view.addGestureRecognizer(
      TapGestureRecognizer { sender in
        let point = sender.location(in: view)
        animator.removeAllBehaviors()

        let snapBehavior = SnapBehavior(item: blueBall, snapTo: point)
        snapBehavior.damping = damping
        animator.addBehavior(snapBehavior)
      })

    stage.tap(at: Point(260, 120), time: 0.5)
    stage.tap(at: Point(80, 480), time: secondTap)
  }
}
