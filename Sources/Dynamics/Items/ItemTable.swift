import Geometry
import Physics

/// What acts on an item in the coming step.
struct ItemLoad {
  /// The sum of its gravities, in m/s^2.
  var acceleration = Vec2.zero
  /// The sum of its pushes, in N.
  var force = Vec2.zero
  /// Their torque, in N m.
  var torque: Float = 0
  /// The fields that it is in, whose forces change within the step.
  var fields: [FieldBehavior] = []

  var isEmpty: Bool {
    acceleration == .zero && force == .zero && torque == 0 && fields.isEmpty
  }
}

/// An item in an animator, and the body that stands for it.
struct ItemRecord {
  let item: any DynamicItem
  let body: BodyID
  let shapes: [ShapeID]
  let parts: [ItemPart]
  /// Takes the coordinates of the item's center to reference coordinates, as last known.
  var frame: Transform
  /// Where the animator had the item when the last step began, nil before the first.
  var start: ItemPose?
  /// How many times behaviors hold the item.
  var uses = 1
  var properties = ItemProperties()
  var wanted = ItemProperties()
  var load = ItemLoad()
}

/// Where an item is and how it is turned.
struct ItemPose {
  let center: Point
  let transform: Transform
}

/// The items of an animator, in order of their coming.
struct ItemTable {
  private(set) var records: [ItemRecord] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var placesOfBodies: [BodyID: Int] = [:]
  /// The group that each member of one belongs to.
  private var groups: [ObjectIdentifier: ObjectIdentifier] = [:]

  var isEmpty: Bool { records.isEmpty }

  func index(of item: any DynamicItem) -> Int? { places[ObjectIdentifier(item)] }

  func index(of body: BodyID) -> Int? { placesOfBodies[body] }

  /// The record of the group that an item is a member of.
  func groupRecord(of member: any DynamicItem) -> ItemRecord? {
    groups[ObjectIdentifier(member)].flatMap { places[$0] }.map { records[$0] }
  }

  subscript(item: any DynamicItem) -> ItemRecord? { index(of: item).map { records[$0] } }

  mutating func add(_ record: ItemRecord) {
    places[ObjectIdentifier(record.item)] = records.count
    placesOfBodies[record.body] = records.count
    records.append(record)
    setGroup(of: record.item, to: ObjectIdentifier(record.item))
  }

  mutating func remove(at index: Int) {
    let removed = records.remove(at: index)
    setGroup(of: removed.item, to: nil)
    places[ObjectIdentifier(removed.item)] = nil
    placesOfBodies[removed.body] = nil
    for i in index..<records.count {
      places[ObjectIdentifier(records[i].item)] = i
      placesOfBodies[records[i].body] = i
    }
  }

  private mutating func setGroup(of item: any DynamicItem, to group: ObjectIdentifier?) {
    guard let members = (item as? DynamicItemGroup)?.items else { return }
    for member in members { groups[ObjectIdentifier(member)] = group }
  }

  /// Changes a record in its place; an item that is not there is ignored.
  mutating func change(_ item: any DynamicItem, _ change: (inout ItemRecord) -> Void) {
    if let index = index(of: item) { change(&records[index]) }
  }

  mutating func changeLoad(of item: any DynamicItem, _ change: (inout ItemLoad) -> Void) {
    if let index = index(of: item) { change(&records[index].load) }
  }

  mutating func setFrame(_ frame: Transform, at index: Int) { records[index].frame = frame }

  mutating func setStart(_ start: ItemPose?, at index: Int) { records[index].start = start }

  mutating func clearLoads() {
    for i in records.indices where !records[i].load.isEmpty { records[i].load = ItemLoad() }
  }

  // MARK: Properties

  /// Starts to gather anew what item behaviors say.
  mutating func resetProperties() {
    for i in records.indices { records[i].wanted = records[i].properties.base }
  }

  mutating func overrideProperties(
    of item: any DynamicItem, with changes: ItemPropertyChanges
  ) {
    change(item) { $0.wanted.override(with: changes) }
  }

  /// Hands what was gathered to the bodies that differ.
  mutating func applyProperties(to world: inout World) {
    for i in records.indices where records[i].wanted != records[i].properties {
      records[i].properties = records[i].wanted
      records[i].properties.apply(to: &world[records[i].body])
      for shape in records[i].shapes { records[i].properties.apply(to: &world[shape]) }
    }
  }
}
