internal import Dynamics
internal import Geometry
internal import StageKit

/// An item snaps to a point; after two seconds it is moved and snaps again.
///
/// The text says that a damping of 1 gives the most oscillation; it gives the least.
struct TechotopiaSnap: Recipe {
  let id: String
  let source = techotopia
  let canvas = Size.phone
  let duration: Double
  let keyMoments: [Double]
  private let isMoved: Bool
  @Parameter("damping", 0...1) private var damping = 1.0

  /// Creates the recipe; with a damping of 1, as in the text, by default.
  init(damping: Double = 1) {
    isMoved = damping == 1
    switch damping {
    case 1:
      id = "techotopia-snap"
      duration = 4
      keyMoments = [0, 0.1, 0.2, 0.3, 1, 2, 2.1, 4]
    case 0:
      id = "techotopia-snap-undamped"
      duration = 5
      keyMoments = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 1, 5]
    default:
      id = "techotopia-snap-half-damped"
      duration = 2
      keyMoments = [0, 0.1, 0.15, 0.2, 0.3, 0.5, 2]
    }
    self.damping = damping
  }

  var title: String { "Snap: damping \(damping)" }

  func perform(on stage: Stage) {
    let view = stage.view
    let point = Point(100, 100)
    let view1 = Tile("view1", center: Point(250, 400), side: 80)
    view.addSubview(Dot(at: point))
    view.addSubview(view1)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let snap = SnapBehavior(item: view1, snapTo: point)
    snap.damping = damping
    animator.addBehavior(snap)

    guard isMoved else { return }
    stage.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
      view1.center = Point(220, 300)
      animator.updateItem(usingCurrentState: view1)
    }
  }
}
