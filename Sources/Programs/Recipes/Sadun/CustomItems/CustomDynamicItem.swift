internal import Dynamics
private import ElementaryFunctions
internal import Geometry

/// A dynamic item that is not a view: it stores the three properties of the protocol independently
/// of each other.
class CustomDynamicItem: DynamicItem {
  var bounds = Rect.zero
  var center = Point.zero
  var transform = Transform.identity

  /// The three properties in the format of the text's log.
  var description: String {
    let edges = [bounds.minX, bounds.minY, bounds.width, bounds.height]
    let angle = transform.rotationAngle
    let scale = Size(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    return "Bounds: [\(edges.map { $0.fixed(0) }.joined(separator: ", "))], "
      + "Center: (\(center.x.fixed(0)) \(center.y.fixed(0))), "
      + "Transform: Theta: {\(angle.fixed(6)) radians, \((angle * 180 / .pi).fixed(6))°} "
      + "Scale: {\(scale.width.fixed(6)), \(scale.height.fixed(6))} "
      + "Translation: {\(transform.tx.fixed(6)), \(transform.ty.fixed(6))}"
  }
}

/// A dynamic item that keeps its bounds centered on its center, like the frame of a view.
final class SynchronizedDynamicItem: CustomDynamicItem {
  override var center: Point {
    get { super.center }
    set {
      super.center = newValue
      super.bounds = Rect(center: newValue, size: bounds.size)
    }
  }

  override var bounds: Rect {
    get { super.bounds }
    set {
      super.bounds = newValue
      super.center = newValue.center
    }
  }
}
