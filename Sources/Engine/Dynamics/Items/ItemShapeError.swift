/// What is wrong with the collision shape of an item: the message of UIKit's exception.
struct ItemShapeError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// The error about an item that is too thin.
  static func tooThin(_ item: any DynamicItem) -> ItemShapeError {
    ItemShapeError("item \(item) provided an invalid bounding path: it is too thin to collide")
  }
}

extension DynamicItem {
  /// What prevents an animator from accepting the item, as a message; nil for an item with a shape that
  /// collides.
  package var collisionProblem: String? {
    do throws(ItemShapeError) {
      let parts = try ItemPart.parts(of: self, inset: 0)
      guard parts.contains(where: { $0.shape(skin: 0) != nil }) else { throw .tooThin(self) }
      return nil
    } catch {
      return error.message
    }
  }
}
