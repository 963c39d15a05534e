import Dynamics
import Geometry

/// A reference view: a rectangle in which everything lies directly, unless told otherwise.
final class Room: DynamicReference {
  var bounds: Rect
  /// Where items that do not lie directly in the room have their coordinates.
  var frames: [ObjectIdentifier: Transform] = [:]
  var strangers: Set<ObjectIdentifier> = []
  weak var dynamicTicker: (any DynamicTicker)?

  /// A room holds itself until it is closed, as a window holds its views.
  private var owner: Room?

  init(_ width: Double = 320, _ height: Double = 568, x: Double = 0, y: Double = 0) {
    bounds = Rect(x: x, y: y, width: width, height: height)
    owner = self
  }

  func close() { owner = nil }

  func coordinateTransform(for item: any DynamicItem) -> Transform? {
    let id = ObjectIdentifier(item)
    return strangers.contains(id) ? nil : frames[id] ?? .identity
  }
}
