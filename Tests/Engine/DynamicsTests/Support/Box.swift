import Dynamics
import Geometry

/// A minimal dynamic item.
class Box: DynamicItem {
  var center: Point
  var bounds: Rect
  var transform = Transform.identity
  var collisionBoundsType = DynamicItemCollisionBoundsType.rectangle
  var collisionBoundingPath = Path()

  init(_ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 100) {
    center = Point(x, y)
    bounds = Rect(x: 0, y: 0, width: width, height: height)
  }

  var x: Double { center.x }
  var y: Double { center.y }
  var angle: Double { transform.rotationAngle }

  static func circle(_ x: Double, _ y: Double, radius: Double) -> Box {
    let box = Box(x, y, 2 * radius, 2 * radius)
    box.collisionBoundsType = .ellipse
    return box
  }

  static func shaped(_ x: Double, _ y: Double, _ corners: [Point]) -> Box {
    let box = Box(x, y, 100, 100)
    box.collisionBoundsType = .path
    box.collisionBoundingPath = Path(polygon: corners)
    return box
  }
}
