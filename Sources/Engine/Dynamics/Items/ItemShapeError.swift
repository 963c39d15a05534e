import Geometry

/// An invalid collision shape of an item: the message of UIKit's exception.
struct ItemShapeError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// The error about an item that is too thin.
  static func tooThin(_ item: any DynamicItem) -> ItemShapeError {
    ItemShapeError("item \(item) provided an invalid bounding path: it is too thin to collide")
  }
}

extension DynamicAnimator {
  /// Returns a message that says why the animator cannot accept an item; nil for an item that it
  /// already has, or with a valid collision shape.
  package func collisionProblem(of item: any DynamicItem) -> String? {
    guard bodyID(of: item) == nil else { return nil }
    do throws(ItemShapeError) {
      let parts = try ItemPart.parts(of: item, inset: profile.boxInset)
      guard parts.contains(where: { $0.shape(skin: profile.skin) != nil }) else {
        throw .tooThin(item)
      }
      return nil
    } catch {
      return error.message
    }
  }
}
