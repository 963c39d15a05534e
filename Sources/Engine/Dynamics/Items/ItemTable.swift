import Geometry
import Physics

/// The forces that act on an item in the coming step.
struct ItemLoad {
  /// The sum of all gravities, in m/s^2.
  var acceleration = Vec2.zero
  /// The sum of all pushes, in N.
  var force = Vec2.zero
  /// The torque of all pushes, in N m.
  var torque: Float = 0
  /// The fields that act on the item, evaluated in every sub-step.
  var fields: [FieldBehavior] = []

  var isEmpty: Bool {
    acceleration == .zero && force == .zero && torque == 0 && fields.isEmpty
  }
}

/// An item of an animator and its body.
struct ItemRecord {
  let item: any DynamicItem
  let body: BodyID
  let shapes: [ShapeID]
  let parts: [ItemPart]
  /// The last known transform from the item's coordinates to reference coordinates.
  var coordinateTransform: Transform
  /// The pose of the body when the item was added; nil from the first step on.
  var firstPose: BodyPose?
  /// The item's pose when the last step began; nil before the first step.
  var startPose: ItemPose?
  /// The velocity of the body when the last step began.
  var startVelocity = BodyVelocity()
  var centering = VelocityCentering()
  /// The number of behaviors that contain the item.
  var retainCount = 1
  var properties = ItemProperties()
  /// The properties gathered from item behaviors, before they are applied to the body.
  var newProperties = ItemProperties()
  var load = ItemLoad()
}

/// The linear and the angular velocity of an item's body, in m/s and rad/s.
struct BodyVelocity: Equatable {
  var linear = Vec2.zero
  var angular: Float = 0
}

/// The position and angle of an item's body.
struct BodyPose: Equatable {
  let position: Vec2
  let angle: Float
}

/// The center and transform of an item.
struct ItemPose {
  let center: Point
  let transform: Transform
}

/// The items of an animator, in order of addition.
struct ItemTable {
  private(set) var records: [ItemRecord] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var bodyIndices: [BodyID: Int] = [:]
  /// The group of each member of a group.
  private var groupOfMember: [ObjectIdentifier: ObjectIdentifier] = [:]

  var isEmpty: Bool { records.isEmpty }

  func index(of item: any DynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  func index(of body: BodyID) -> Int? { bodyIndices[body] }

  /// Returns the record of the group that contains an item.
  func groupRecord(of member: any DynamicItem) -> ItemRecord? {
    groupOfMember[ObjectIdentifier(member)].flatMap { indices[$0] }.map { records[$0] }
  }

  subscript(item: any DynamicItem) -> ItemRecord? { index(of: item).map { records[$0] } }

  mutating func add(_ record: ItemRecord) {
    indices[ObjectIdentifier(record.item)] = records.count
    bodyIndices[record.body] = records.count
    records.append(record)
    setGroup(of: record.item, to: ObjectIdentifier(record.item))
  }

  mutating func remove(at index: Int) {
    let removed = records.remove(at: index)
    setGroup(of: removed.item, to: nil)
    indices[ObjectIdentifier(removed.item)] = nil
    bodyIndices[removed.body] = nil
    for i in index..<records.count {
      indices[ObjectIdentifier(records[i].item)] = i
      bodyIndices[records[i].body] = i
    }
  }

  private mutating func setGroup(of item: any DynamicItem, to group: ObjectIdentifier?) {
    guard let members = (item as? DynamicItemGroup)?.items else { return }
    for member in members { groupOfMember[ObjectIdentifier(member)] = group }
  }

  /// Changes a record in place; an unknown item is ignored.
  mutating func change(_ item: any DynamicItem, _ change: (inout ItemRecord) -> Void) {
    if let index = index(of: item) { change(&records[index]) }
  }

  mutating func changeLoad(of item: any DynamicItem, _ change: (inout ItemLoad) -> Void) {
    if let index = index(of: item) { change(&records[index].load) }
  }

  mutating func setCoordinateTransform(_ transform: Transform, at index: Int) {
    records[index].coordinateTransform = transform
  }

  mutating func clearFirstPose(at index: Int) { records[index].firstPose = nil }

  mutating func setStart(_ pose: ItemPose?, _ velocity: BodyVelocity, at index: Int) {
    records[index].startPose = pose
    records[index].startVelocity = velocity
  }

  mutating func changeCentering(at index: Int, _ change: (inout VelocityCentering) -> Void) {
    change(&records[index].centering)
  }

  mutating func clearLoads() {
    for i in records.indices where !records[i].load.isEmpty { records[i].load = ItemLoad() }
  }

  // MARK: Properties

  /// Starts to gather the properties that item behaviors set.
  mutating func resetProperties() {
    for i in records.indices { records[i].newProperties = records[i].properties.base }
  }

  mutating func overrideProperties(
    of item: any DynamicItem, with changes: ItemPropertyChanges
  ) {
    change(item) { $0.newProperties.override(with: changes) }
  }

  /// Applies the gathered properties to the bodies for which they changed.
  ///
  /// - Parameters:
  ///   - world: The world of the bodies.
  ///   - step: The integration step for which resistance is that of its closed form; 0 for that of
  ///     the engine.
  mutating func applyProperties(to world: inout World, step: Double) {
    for i in records.indices where records[i].newProperties != records[i].properties {
      records[i].properties = records[i].newProperties
      records[i].properties.apply(to: &world[records[i].body], step: step)
      for shape in records[i].shapes { records[i].properties.apply(to: &world[shape]) }
    }
  }
}
