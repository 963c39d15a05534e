public import Geometry
import Physics

extension DynamicAnimator {
  /// Returns the items whose collision shapes overlap a rectangle.
  ///
  /// The test uses the exact collision shapes, not their bounding boxes.
  ///
  /// - Parameter rect: A rectangle in the reference coordinate system.
  /// - Returns: The items in the order in which they were added to the animator.
  public func items(in rect: Rect) -> [any DynamicItem] {
    items.records.compactMap { record in
      let body = world[record.body]
      let center = Units.point(body.position)
      let isInside = record.parts.contains {
        $0.intersects(rect, center: center, angle: Double(body.angle))
      }
      return isInside ? record.item : nil
    }
  }

  /// Reads the current center and rotation of an item whose state you changed.
  ///
  /// The item keeps its velocity and wakes up. The bounds are not read again. The call has no
  /// effect if no behavior contains the item or if the item has not moved; an action that calls
  /// this method in every step therefore does not keep the animator running.
  public func updateItem(usingCurrentState item: any DynamicItem) {
    guard let index = items.index(of: item) else { return }
    updateCoordinateTransform(at: index)
    let record = items.records[index]
    let pose = pose(of: item, applying: record.coordinateTransform)
    var body = world[record.body]
    // A transform does not count full turns, so the difference is added to the body's angle.
    let turn = Rot(pose.angle - body.angle).angle
    let isTurned = abs(turn) > Rot.resolution
    guard isTurned || pose.position != body.position else { return }
    body.position = pose.position
    if isTurned { body.angle += turn }
    body.isAwake = true
    world[record.body] = body
    resume()
  }

  // MARK: Bodies

  /// Increments the number of behaviors that contain an item; creates the item's body for the
  /// first.
  @discardableResult
  func retain(_ item: any DynamicItem) -> BodyID {
    if let record = items[item] {
      items.change(item) { $0.retainCount += 1 }
      wake(item)
      return record.body
    }
    let parts = requireParts(of: item)
    let transform = requireCoordinateTransform(of: item)
    let pose = pose(of: item, applying: transform)
    let properties = ItemProperties()
    var body = Body(position: pose.position, angle: pose.angle)
    properties.apply(to: &body, step: dampingStep)
    let id = world.addBody(body)
    var traits = ShapeTraits(filter: ContactRules.noContactFilter)
    properties.apply(to: &traits)
    let shapes = parts.compactMap { $0.shape(skin: profile.skin) }.map {
      world.addShape($0, to: id, traits)
    }
    precondition(!shapes.isEmpty, ItemShapeError.tooThin(item).message)
    items.add(
      ItemRecord(
        item: item, body: id, shapes: shapes, parts: parts, coordinateTransform: transform,
        firstPose: pose))
    propertiesAreStale = true
    return id
  }

  /// Returns the parts of an item; traps, with UIKit's message, if it has no shape that collides.
  private func requireParts(of item: any DynamicItem) -> [ItemPart] {
    do throws(ItemShapeError) {
      return try ItemPart.parts(of: item, inset: profile.boxInset)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Decrements the number of behaviors that contain an item; removes the item's body with the
  /// last.
  func release(_ item: any DynamicItem) {
    guard let index = items.index(of: item) else { return }
    let record = items.records[index]
    guard record.retainCount == 1 else {
      items.change(item) { $0.retainCount -= 1 }
      return wake(item)
    }
    staleItems.remove(ObjectIdentifier(item))
    for shape in record.shapes { contactRules.owners[shape] = nil }
    items.remove(at: index)
    world.removeBody(record.body)
  }

  func bodyID(of item: any DynamicItem) -> BodyID? { items[item]?.body }

  func body(of item: any DynamicItem) -> Body? { bodyID(of: item).map { world[$0] } }

  func wake(_ item: any DynamicItem) {
    if let body = bodyID(of: item) { world[body].isAwake = true }
  }

  /// Enables continuous collision detection between the item and other moving items.
  func enableContinuousCollision(for item: any DynamicItem) {
    if let body = bodyID(of: item) { world[body].isBullet = true }
  }

  func applyImpulse(_ impulse: Vec2, to item: any DynamicItem, at offset: Vec2) {
    guard let body = bodyID(of: item) else { return }
    if recordsImpulses {
      impulseRecord.add(ImpulseRecord.PushImpulse(body: body, offset: offset, impulse: impulse))
    }
    world.applyImpulse(impulse, to: body, at: world.pose(of: body).p + offset)
  }

  func add(linear: Vector, angular: Double, to item: any DynamicItem) {
    guard let body = bodyID(of: item) else { return }
    world[body].velocity += Units.meters(linear)
    world[body].angularVelocity += Units.number(angular)
    world[body].isAwake = true
    resume()
  }

  func propertiesDidChange() { propertiesAreStale = true }

  // MARK: Coordinates

  var referenceBounds: Rect? {
    switch mode {
    case .custom: nil
    case .view: reference?.bounds
    case .layout: layout.map { Rect(origin: .zero, size: $0.contentSize) }
    }
  }

  /// Returns the transform from an item's coordinates to the reference coordinate system; traps if
  /// there is none.
  private func requireCoordinateTransform(of item: any DynamicItem) -> Transform {
    switch mode {
    case .custom: return .identity
    case .layout:
      precondition(
        item is LayoutAttributes,
        "an animator of a layout moves LayoutAttributes, but was given \(item)")
      return .identity
    case .view:
      precondition(reference != nil, "the reference view of the animator is gone")
      guard let transform = coordinateTransform(of: item) else {
        preconditionFailure("View item (\(item)) should be a descendant of the reference view")
      }
      return transform
    }
  }

  private func coordinateTransform(of item: any DynamicItem) -> Transform? {
    guard let group = item as? DynamicItemGroup else {
      return reference?.coordinateTransform(for: item)
    }
    return group.items.first.flatMap { reference?.coordinateTransform(for: $0) }
  }

  /// Updates the coordinate transform of an item whose superview moved.
  ///
  /// An item that left the reference view keeps its last transform.
  private func updateCoordinateTransform(at index: Int) {
    guard mode == .view, let transform = coordinateTransform(of: items.records[index].item)
    else { return }
    items.setCoordinateTransform(transform, at: index)
  }

  private func pose(
    of item: any DynamicItem, applying transform: Transform
  ) -> BodyPose {
    // The translation of other transforms is not simulated.
    let translation =
      item is DynamicItemGroup
      ? Vector(dx: item.transform.tx, dy: item.transform.ty) : .zero
    let center = (item.center + translation).applying(transform)
    let angle = item.transform.rotationAngle + transform.rotationAngle
    requireFinite(center, "the center of a dynamic item")
    requireFinite(angle, "the angle of a dynamic item")
    return BodyPose(position: Units.meters(center), angle: Units.number(angle))
  }

  /// Writes the position and rotation of every body to its item.
  func writeItems() {
    for index in items.records.indices {
      updateCoordinateTransform(at: index)
      let record = items.records[index]
      guard let pose = pose(of: record) else { continue }
      record.item.center = pose.center
      record.item.transform = pose.transform
    }
  }

  /// Returns the pose of an item after its body, or nil if the transform of its superview has no
  /// inverse.
  private func pose(of record: ItemRecord) -> ItemPose? {
    let rounding = mode == .view ? profile.rounding : nil
    let body = world[record.body]
    let toReference = record.coordinateTransform
    var center = record.item.center
    var angle = Double(body.angle)
    if toReference.isIdentity {
      center = Units.point(body.position, near: center)
    } else if let fromReference = toReference.inverse {
      center = Units.point(body.position, near: center.applying(toReference))
        .applying(fromReference)
      angle -= toReference.rotationAngle
    } else {
      return nil
    }
    return ItemPose(
      center: rounding?.round(center) ?? center,
      transform: Transform(rotationAngle: rounding?.round(angle) ?? angle))
  }

  // MARK: Motion

  /// Moves the bodies of views that were moved, for example by a layout, after they were added and
  /// before their first step.
  ///
  /// Items without a view have the state with which they were added, or that of an update.
  func adoptMovedItems() {
    guard mode == .view else { return }
    for index in items.records.indices {
      guard let first = items.records[index].firstPose else { continue }
      items.clearFirstPose(at: index)
      updateCoordinateTransform(at: index)
      let record = items.records[index]
      let present = pose(of: record.item, applying: record.coordinateTransform)
      var body = world[record.body]
      guard present != first, body.position == first.position, body.angle == first.angle else {
        continue
      }
      body.position = present.position
      body.angle = present.angle
      world[record.body] = body
    }
  }

  /// Records the pose of every item at the start of a step.
  func recordStartPoses() {
    for index in items.records.indices {
      let record = items.records[index]
      items.setStart(startPose(of: record), velocity(of: record.body), at: index)
    }
  }

  private func startPose(of record: ItemRecord) -> ItemPose? {
    guard let bodyPose = pose(of: record) else { return nil }
    // The item's own transform is kept if it differs from the body's angle only by rounding to
    // single precision.
    let turn = Rot(
      Float(record.item.transform.rotationAngle - bodyPose.transform.rotationAngle)
    ).angle
    guard abs(turn) <= Rot.resolution else { return bodyPose }
    // The center of the body includes a group's translation.
    let transform = record.item.transform
    return ItemPose(
      center: bodyPose.center,
      transform: record.item is DynamicItemGroup ? transform.linearPart : transform)
  }

  /// Returns how an item moves during the current step.
  ///
  /// The motion starts at the pose that the animator computed in the previous step, even if an
  /// action has changed the item since.
  ///
  /// - Parameter item: An item of a behavior, or a member of a group that is one.
  /// - Returns: The motion from the start of the step to its end. Nil between steps, for an item of
  ///   no behavior, and for an item that was added after the step began.
  public func motion(of item: any DynamicItem) -> ItemMotion? {
    guard currentStep != nil else { return nil }
    if let record = items[item] {
      guard let start = record.startPose, let end = pose(of: record) else { return nil }
      return ItemMotion(from: start, to: end, speeds: stepSpeeds(of: record))
    }
    guard let record = items.groupRecord(of: item), let group = record.item as? DynamicItemGroup,
      let member = group.items.firstIndex(where: { $0 === item }),
      let start = record.startPose, let end = pose(of: record)
    else { return nil }
    return ItemMotion(
      from: group.pose(ofMember: member, in: start), to: group.pose(ofMember: member, in: end))
  }
}

extension Profile.Rounding {
  fileprivate func round(_ point: Point) -> Point {
    Point((point.x * scale).rounded() / scale, (point.y * scale).rounded() / scale)
  }

  fileprivate func round(_ angle: Double) -> Double {
    (angle * stepsPerRadian).rounded() / stepsPerRadian
  }
}

extension Rot {
  /// The largest rounding error of an angle that was converted to a transform and back, in radians.
  fileprivate static let resolution: Float = 1e-6
}
