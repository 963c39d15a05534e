internal import Dynamics
internal import Geometry
internal import StageKit

/// Gravity to the right and down; items are added and removed while it runs.
struct TechotopiaGravity: Recipe {
  /// The variants that the text suggests.
  enum Variant: Sendable {
    /// One item is added and one removed; the removed one stops, as no other behavior has it.
    case asPrinted
    /// The removed item is in an item behavior too, so it coasts.
    case coasting
    /// After one second the behavior is removed, and everything stops.
    case removal
  }

  let source = techotopia
  let canvas = Size.phone
  let duration = 2.0
  let keyMoments = [0, 0.25, 0.5, 0.75, 1, 1.25, 2]
  private let variant: Variant

  init(_ variant: Variant = .asPrinted) {
    self.variant = variant
  }

  var id: String {
    switch variant {
    case .asPrinted: "techotopia-gravity"
    case .coasting: "techotopia-gravity-coasting"
    case .removal: "techotopia-gravity-removal"
    }
  }

  var title: String {
    switch variant {
    case .asPrinted: "Gravity: items come and go"
    case .coasting: "Gravity: an item coasts on"
    case .removal: "Gravity: the behavior is removed"
    }
  }

  func perform(on stage: Stage) {
    let view = stage.view
    let view1 = Tile("view1", center: Point(60, 60), side: 60)
    let view2 = Tile("view2", center: Point(60, 160), side: 60, color: .tileOrange)
    let view3 = Tile("view3", center: Point(60, 260), side: 60, color: .tileGreen)
    for item in [view1, view2, view3] { view.addSubview(item) }

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let gravity = GravityBehavior(items: [view1, view2])
    gravity.gravityDirection = Vector(dx: 1, dy: 0.5)
    animator.addBehavior(gravity)
    if variant == .coasting { animator.addBehavior(DynamicItemBehavior(items: [view2])) }

    stage.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      gravity.addItem(view3)
      gravity.removeItem(view2)
    }
    if variant == .removal {
      stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        animator.removeBehavior(gravity)
      }
    }
  }
}
