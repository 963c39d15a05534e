internal import Geometry

/// A recognizer of pans inward from an edge of the stage: `UIScreenEdgePanGestureRecognizer`.
///
/// The finger touches the stage within 13 points of the edge, as commonly measured, and moves away
/// from the edge more than along it.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The width of the strip at an edge, in points.
  private static let stripWidth = 13.0

  /// The edges at which a pan may begin; none by default.
  open var edges: RectEdge = []

  /// The inward directions of the edges that the first finger has touched.
  private var directions: [Vector] = []

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called when the gesture begins (`state` is `.began`), changes and ends.
  public convenience init(_ action: @escaping (ScreenEdgePanGestureRecognizer) -> Void) {
    self.init()
    addAction { [unowned self] _ in action(self) }
  }

  override open func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if activeTouches.count == touches.count {
      directions = activeTouches.first.map(directionsInside) ?? []
      guard !directions.isEmpty else {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  private func directionsInside(from touch: Touch) -> [Vector] {
    guard let bounds = touch.window?.bounds else { return [] }
    let point = touch.position
    let strips: [(RectEdge, Double, Vector)] = [
      (.left, point.x - bounds.minX, Vector(dx: 1, dy: 0)),
      (.right, bounds.maxX - point.x, Vector(dx: -1, dy: 0)),
      (.top, point.y - bounds.minY, Vector(dx: 0, dy: 1)),
      (.bottom, bounds.maxY - point.y, Vector(dx: 0, dy: -1)),
    ]
    return strips.filter { edges.contains($0.0) && $0.1 <= Self.stripWidth }.map(\.2)
  }

  override func isAllowed(_ motion: Vector) -> Bool {
    directions.contains { $0.dot(motion) > abs($0.cross(motion)) }
  }
}
