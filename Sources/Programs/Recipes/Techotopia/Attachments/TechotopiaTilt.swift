internal import Dynamics
internal import Geometry
internal import StageKit

/// Figure 54-2: an item that hangs from its center stays level; one that hangs from another point
/// tilts.
struct TechotopiaTilt: Recipe {
  let source = techotopia
  let canvas = Size.phone
  let keyMoments: [Double]
  let duration: Double
  private let startsAtRest: Bool

  /// Creates the recipe.
  ///
  /// - Parameter startsAtRest: Whether both items start in their rest positions, as in the figure;
  ///   false by default.
  init(startsAtRest: Bool = false) {
    self.startsAtRest = startsAtRest
    duration = startsAtRest ? 3 : 12
    keyMoments = startsAtRest ? [0, 1, 3] : [0, 0.3, 0.6, 1, 2, 5, 12]
  }

  var id: String { startsAtRest ? "techotopia-tilt-posed" : "techotopia-tilt" }
  var title: String {
    startsAtRest ? "Attachment: level and tilted, at rest" : "Attachment: level and tilted"
  }

  func perform(on stage: Stage) {
    let level = Tile(
      "level", frame: Rect(center: Point(160, 180), size: Size(120, 60)))
    hang(level, in: pane(around: 64, on: stage), of: stage)

    let offset = Offset(horizontal: -40, vertical: -20)
    let tilted = Tile(
      "tilted", frame: Rect(center: Point(200, 200), size: Size(120, 60)), color: .tileOrange,
      mark: offset)
    if startsAtRest {
      // The attached point is straight above the center, 100 pt below the anchor.
      let arm = Vector(dx: offset.horizontal, dy: offset.vertical)
      tilted.center = Point(160, 180 + arm.length)
      tilted.transform = Transform(rotationAngle: -.pi / 2 - arm.angle)
    }
    hang(tilted, by: offset, in: pane(around: 240, on: stage), of: stage)
  }

  /// Adds a view of the size of the screen whose center is at an x coordinate of the stage.
  private func pane(around x: Double, on stage: Stage) -> View {
    let pane = View(frame: stage.view.bounds.offsetBy(dx: x - stage.size.width / 2, dy: 0))
    pane.name = "pane"
    stage.view.addSubview(pane)
    return pane
  }

  private func hang(
    _ item: View, by offset: Offset = .zero, in pane: View, of stage: Stage
  ) {
    pane.addSubview(item)

    let animator = DynamicAnimator(referenceView: pane)
    stage.retain(animator)

    let attachment = AttachmentBehavior(
      item: item, offsetFromCenter: offset, attachedToAnchor: Point(160, 80))
    AttachmentsView([attachment], in: pane)
    animator.addBehavior(attachment)

    let gravity = GravityBehavior(items: [item])
    animator.addBehavior(gravity)
  }
}
