import Dynamics
import Geometry

/// A reference view: a rectangle in which everything lies directly, unless told otherwise.
final class ReferenceView: DynamicReference {
  var bounds: Rect
  /// Where items that do not lie directly in the view have their coordinates.
  var coordinateTransforms: [ObjectIdentifier: Transform] = [:]
  var unrelatedItems: Set<ObjectIdentifier> = []
  weak var dynamicTicker: (any DynamicTicker)?

  /// A view holds itself until it is closed, as a window holds its views.
  private var selfReference: ReferenceView?

  init(_ width: Double = 320, _ height: Double = 568, x: Double = 0, y: Double = 0) {
    bounds = Rect(x: x, y: y, width: width, height: height)
    selfReference = self
  }

  func releaseOwnReference() { selfReference = nil }

  func coordinateTransform(for item: any DynamicItem) -> Transform? {
    let id = ObjectIdentifier(item)
    return unrelatedItems.contains(id) ? nil : coordinateTransforms[id] ?? .identity
  }
}
