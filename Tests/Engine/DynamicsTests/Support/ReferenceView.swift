import Dynamics
import Geometry

/// A reference view; every item is a subview unless set otherwise.
final class ReferenceView: DynamicReference {
  var bounds: Rect
  /// The coordinate transforms of items that are not direct subviews.
  var coordinateTransforms: [ObjectIdentifier: Transform] = [:]
  /// Items that are not descendants of the view.
  var unrelatedItems: Set<ObjectIdentifier> = []
  weak var dynamicTicker: (any DynamicTicker)?

  /// A reference to itself, which keeps the view alive like the window of a real view.
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
