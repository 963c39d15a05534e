internal import Dynamics
internal import Geometry
internal import StageKit

/// A spring whose position is mapped to the size of a view.
struct SadunBoundsMapping: Recipe {
  let id: String
  let title: String
  let source = sadun
  let canvas = Size.phone
  let duration = 2.0
  let keyMoments = [0, 0.1, 0.25, 0.4, 0.6, 1, 2]
  private let width: Double
  @Parameter("frequency", 0.1...10, unit: "Hz") private var frequency = 2.0
  @Parameter("damping", 0...1) private var damping = 0.3

  /// Creates the recipe.
  ///
  /// - Parameter isWide: Whether the view is 200 pt wide, which doubles its mass; 100 pt by
  ///   default.
  init(isWide: Bool = false) {
    id = isWide ? "sadun-bounds-mapping-wide" : "sadun-bounds-mapping"
    title = isWide ? "Position to bounds, twice as heavy" : "Position to bounds"
    width = isWide ? 200 : 100
  }

  func perform(on stage: Stage) {
    let view = stage.view
    let size = Size(width, 100)
    let client = ImageView(image: .notchedRectangle(size: size))
    client.name = "client"
    client.center = view.center
    view.addSubview(client)
    // The rest size.
    view.addSubview(Outline(Path(rect: client.frame), in: view))

    let animator = DynamicAnimator()
    animator.ticker = stage
    stage.retain(animator)

    let mapping = PositionToBoundsMapping(client)
    let attachment = AttachmentBehavior(item: mapping, attachedToAnchor: mapping.center)
    attachment.frequency = frequency
    attachment.damping = damping
    animator.addBehavior(attachment)

    let push = PushBehavior(items: [mapping], mode: .instantaneous)
    push.angle = .pi / 4
    push.magnitude = 2
    animator.addBehavior(push)
  }
}

/// A dynamic item whose center is the width and height of a view.
private final class PositionToBoundsMapping: DynamicItem {
  private let client: View

  init(_ client: View) {
    self.client = client
  }

  var bounds: Rect { client.bounds }

  var center: Point {
    get { Point(client.bounds.width, client.bounds.height) }
    set { client.bounds = Rect(x: 0, y: 0, width: newValue.x, height: newValue.y) }
  }

  var transform: Transform {
    get { client.transform }
    set { client.transform = newValue }
  }
}
