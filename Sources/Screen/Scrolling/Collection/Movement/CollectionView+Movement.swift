internal import Dynamics
public import Geometry
internal import Layers
internal import StageKit

/// A data source that moves items in `collectionView(_:moveItemAt:to:)`.
///
/// A long press moves the items of a collection's controller if it has this method. UIKit looks it
/// up at run time, which Swift cannot, so the data source declares it with this protocol. The
/// classes of imported programs conform automatically.
public protocol CollectionItemMovement: AnyObject {}

extension CollectionView {
  /// The duration in which other items make room, in seconds; that of rows of tables.
  static let movementDuration = 0.2

  /// Begins to move an item; the others make room for it.
  ///
  /// - Parameter indexPath: The item, which the data source can move.
  /// - Returns: Whether the movement has begun.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movedItem == nil, let dataSource, let cell = cellForItem(at: indexPath),
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    movedItem = MovedItem(source: indexPath, target: indexPath, position: cell.center)
    setNeedsLayout()
    return true
  }

  /// Moves the item whose movement has begun.
  ///
  /// - Parameter targetPosition: The middle of its cell, in the coordinates of the content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: Point) {
    guard var moved = movedItem else { return }
    moved.position = targetPosition
    movedItem = moved
    setNeedsLayout()
    layoutIfNeeded()
    let proposed = layoutObject.targetIndexPath(
      forInteractivelyMovingItem: moved.target, withPosition: targetPosition)
    guard proposed != moved.target else { return }
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.source,
        atCurrentIndexPath: moved.target, toProposedIndexPath: proposed) ?? proposed
    guard target != moved.target else { return }
    movedItem?.target = target
    animateMovement()
  }

  /// Puts the item down, and has the data source move it.
  public func endInteractiveMovement() {
    guard let moved = movedItem else { return }
    movedItem = nil
    guard moved.target != moved.source else { return animateMovement() }
    dataSource?.collectionView(self, moveItemAt: moved.source, to: moved.target)
    // A data source that has reloaded the collection has moved the item itself.
    guard !needsReload else { return }
    moveItem(at: moved.source, to: moved.target)
  }

  /// Puts the item back.
  public func cancelInteractiveMovement() {
    guard movedItem != nil else { return }
    movedItem = nil
    animateMovement()
  }

  /// Lays the items out at their new places.
  private func animateMovement() {
    let changes = { [self] in
      setNeedsLayout()
      layoutIfNeeded()
    }
    guard let stage else { return changes() }
    stage.animate(
      withDuration: Self.movementDuration, options: [.allowUserInteraction], animations: changes)
  }

  /// Returns attributes for the items that are at the places of others while one is moved.
  func movedAttributes(_ attributes: LayoutAttributes) -> LayoutAttributes {
    guard let moved = movedItem, attributes.category == .cell else { return attributes }
    let path = moved.item(at: attributes.indexPath)
    if path == moved.source,
      let own = layoutObject.layoutAttributesForInteractivelyMovingItem(
        at: attributes.indexPath, withTargetPosition: moved.position)
    {
      own.indexPath = path
      own.zIndex = .max
      return own
    }
    guard path != attributes.indexPath, let copy = attributes.copy() as? LayoutAttributes else {
      return attributes
    }
    copy.indexPath = path
    return copy
  }
}

/// An item that a finger moves.
struct MovedItem {
  /// The item, which keeps its index path until it is put down.
  let source: IndexPath
  /// The index path that it gets.
  var target: IndexPath
  /// The middle of its cell.
  var position: Point

  /// Returns the item that is shown at a place meanwhile: in the section of the moved item the
  /// items between its old and its new place are one place nearer to the old one.
  func item(at place: IndexPath) -> IndexPath {
    guard place.section == source.section, target.section == source.section else { return place }
    if place == target { return source }
    if source.item < target.item, place.item >= source.item, place.item < target.item {
      return IndexPath(item: place.item + 1, section: place.section)
    }
    if target.item < source.item, place.item > target.item, place.item <= source.item {
      return IndexPath(item: place.item - 1, section: place.section)
    }
    return place
  }
}
