internal import Geometry

/// The places of the items of one group.
struct GroupPlan {
  /// The place of an item.
  struct Item {
    /// The frame in the group, without the item's insets.
    var frame: Rect
    /// The dimensions of the frame that are measured.
    var estimates: Estimates
    var zIndex = 0
    var supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  }

  /// The place of a group with badges or other views of its own.
  struct Badge {
    let item: CollectionLayoutSupplementaryItem
    /// The frame of the group.
    var container: Rect
  }

  /// The size with the group's insets.
  var size: Size
  var items: [Item] = []
  var badges: [Badge] = []

  /// Adds the elements of another plan at a place.
  mutating func append(_ other: GroupPlan, at origin: Point) {
    for item in other.items {
      var moved = item
      moved.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      items.append(moved)
    }
    for badge in other.badges {
      var moved = badge
      moved.container = badge.container.offsetBy(dx: origin.x, dy: origin.y)
      badges.append(moved)
    }
  }
}
