public import Geometry

/// Several dynamic items that move as one body, each with its own collision shape.
///
/// The center of the group is that of the bounding box of its items' frames without their
/// transforms. The group sets the center and transform of its items, so they must not be added to
/// behaviors individually.
public final class DynamicItemGroup: DynamicItem {
  /// The items of the group.
  public let items: [any DynamicItem]

  /// The bounding box of the items' frames, moved to the origin.
  public let bounds: Rect

  private let members: [Member]
  private var groupCenter: Point
  private var groupTransform = Transform.identity

  /// The pose of an item relative to the group.
  private struct Member {
    let offset: Vector
    let transform: Transform
  }

  /// Creates a group of items.
  ///
  /// - Parameter items: The items, at least one and none of them a group.
  public init(items: [any DynamicItem]) {
    precondition(
      !items.contains { $0 is DynamicItemGroup }, "a group cannot hold another group of items")
    let rects = items.map { Rect(center: $0.center, size: $0.bounds.size) }
    guard let first = rects.first else { preconditionFailure("a group needs at least one item") }
    let box = rects.dropFirst().reduce(first) { $0.union($1) }
    self.items = items
    bounds = Rect(origin: .zero, size: box.size)
    groupCenter = box.center
    members = items.map { Member(offset: $0.center - box.center, transform: $0.transform) }
  }

  /// The center of the group; setting it moves all items.
  public var center: Point {
    get { groupCenter }
    set {
      groupCenter = newValue
      updateItems()
    }
  }

  /// The rotation of the group about its center; setting it moves and rotates all items.
  public var transform: Transform {
    get { groupTransform }
    set {
      groupTransform = newValue
      updateItems()
    }
  }

  private func updateItems() {
    let group = ItemPose(center: groupCenter, transform: groupTransform)
    for (index, item) in items.enumerated() {
      let pose = pose(ofMember: index, in: group)
      item.center = pose.center
      item.transform = pose.transform
    }
  }

  /// Returns the pose of a member for a pose of the group.
  func pose(ofMember index: Int, in group: ItemPose) -> ItemPose {
    let (member, rotation) = (members[index], group.transform)
    let offset = member.offset
    return ItemPose(
      center: group.center
        + Vector(
          dx: rotation.a * offset.dx + rotation.c * offset.dy,
          dy: rotation.b * offset.dx + rotation.d * offset.dy),
      transform: member.transform.concatenating(rotation))
  }

  /// Returns the collision shapes of all items, relative to the group's center.
  func parts(inset: Double) -> [ItemPart] {
    zip(items, members).flatMap { item, member in
      ItemPart.parts(of: item, inset: inset).map {
        $0.placed(at: member.offset, rotatedBy: member.transform.rotationAngle)
      }
    }
  }
}

@available(*, unavailable)
extension DynamicItemGroup: Sendable {}
