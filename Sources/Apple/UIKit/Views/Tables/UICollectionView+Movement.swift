public import Geometry
public import Scrolling

extension CollectionView {
  /// Begins to move an item by a finger, which a film does not do: false.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    noteDragging()
    return false
  }
  /// Moves the item; no movement has begun.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Ends the movement; none has begun.
  public func endInteractiveMovement() {}
  /// Ends the movement; none has begun.
  public func cancelInteractiveMovement() {}
}
