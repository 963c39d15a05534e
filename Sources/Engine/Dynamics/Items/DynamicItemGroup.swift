public import Geometry

/// Several dynamic items that move as one body, each with its own collision shape.
///
/// The center of a new group is that of the bounding box of its items' frames without their
/// transforms. The group sets the center and transform of its items, so they must not be added to
/// behaviors individually.
open class DynamicItemGroup: DynamicItem, CreationHashable {
  package let creationNumber = CreationNumber()
  /// The items of the group.
  public let items: [any DynamicItem]

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
    precondition(!items.isEmpty, "a group needs at least one item")
    let box = Self.box(of: items)
    self.items = items
    groupCenter = box.center
    members = items.map { Member(offset: $0.center - box.center, transform: $0.transform) }
  }

  /// The size of the bounding box of the items' current frames, at the origin.
  ///
  /// The frames are those without the items' transforms. When the group rotates, the items move
  /// around its center and the box changes.
  open var bounds: Rect { Rect(origin: .zero, size: Self.box(of: items).size) }

  private class func box(of items: [any DynamicItem]) -> Rect {
    items.reduce(.null) { $0.union(Rect(center: $1.center, size: $1.bounds.size)) }
  }

  /// The center of the group, without the translation of its transform; setting it moves all items.
  open var center: Point {
    get { groupCenter }
    set {
      groupCenter = newValue
      updateItems()
    }
  }

  /// The rotation of the group about its center and its translation; setting it moves and rotates
  /// all items.
  ///
  /// An animator adds the translation to the center in its first step; from then on the transform
  /// is a rotation.
  open var transform: Transform {
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
          dx: rotation.a * offset.dx + rotation.c * offset.dy + rotation.tx,
          dy: rotation.b * offset.dx + rotation.d * offset.dy + rotation.ty),
      transform: member.transform.concatenating(rotation.linearPart))
  }

  /// Returns the collision shapes of all items, relative to the group's center.
  func parts(inset: Double) throws(ItemShapeError) -> [ItemPart] {
    var parts: [ItemPart] = []
    for (item, member) in zip(items, members) {
      parts += try ItemPart.parts(of: item, inset: inset).map {
        $0.placed(at: member.offset, rotatedBy: member.transform.rotationAngle)
      }
    }
    return parts
  }
}

extension Transform {
  /// The transform without its translation.
  var linearPart: Transform { Transform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

@available(*, unavailable)
extension DynamicItemGroup: Sendable {}
