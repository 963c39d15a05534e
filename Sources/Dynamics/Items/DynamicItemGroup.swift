public import Geometry

/// Several items that move as one body, each with its own collision shape.
///
/// The group's middle is that of the box around its items' rectangles as they lie without their
/// transforms. Its items must not be given to behaviors one by one; their place belongs to the
/// group.
public final class DynamicItemGroup: DynamicItem {
  /// The items of the group.
  public let items: [any DynamicItem]

  /// A rectangle at (0, 0) as large as the box around the items' rectangles.
  public let bounds: Rect

  private let homes: [Home]
  private var place: Point
  private var turn = Transform.identity

  /// Where an item lies in the group before the group turns.
  private struct Home {
    let offset: Vector
    let transform: Transform
  }

  /// Creates a group of items, at least one and none of them a group.
  public init(items: [any DynamicItem]) {
    precondition(
      !items.contains { $0 is DynamicItemGroup }, "a group cannot hold another group of items")
    let rects = items.map { Rect(center: $0.center, size: $0.bounds.size) }
    guard let first = rects.first else { preconditionFailure("a group needs at least one item") }
    let box = rects.dropFirst().reduce(first) { $0.union($1) }
    self.items = items
    bounds = Rect(origin: .zero, size: box.size)
    place = box.center
    homes = items.map { Home(offset: $0.center - box.center, transform: $0.transform) }
  }

  /// The group's middle; setting it moves all items along.
  public var center: Point {
    get { place }
    set {
      place = newValue
      arrange()
    }
  }

  /// How the group is turned about its middle; setting it carries all items around.
  public var transform: Transform {
    get { turn }
    set {
      turn = newValue
      arrange()
    }
  }

  private func arrange() {
    let own = ItemPose(center: place, transform: turn)
    for (index, item) in items.enumerated() {
      let pose = pose(ofMember: index, in: own)
      item.center = pose.center
      item.transform = pose.transform
    }
  }

  /// Where a member is when the group is somewhere.
  func pose(ofMember index: Int, in group: ItemPose) -> ItemPose {
    let (home, turn) = (homes[index], group.transform)
    let offset = home.offset
    return ItemPose(
      center: group.center
        + Vector(
          dx: turn.a * offset.dx + turn.c * offset.dy, dy: turn.b * offset.dx + turn.d * offset.dy),
      transform: home.transform.concatenating(turn))
  }

  /// The collision shapes of all items, around the group's middle.
  func parts(inset: Double) -> [ItemPart] {
    zip(items, homes).flatMap { item, home in
      ItemPart.parts(of: item, inset: inset).map {
        $0.placed(at: home.offset, turnedBy: home.transform.rotationAngle)
      }
    }
  }
}

@available(*, unavailable)
extension DynamicItemGroup: Sendable {}
