public import Geometry
import Physics

extension DynamicAnimator {
  /// The items that share an area with a rectangle in reference coordinates, in order of their
  /// coming.
  ///
  /// It goes by the exact shapes that items collide with.
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

  /// Reads an item's center and angle anew, after it was moved by hand.
  ///
  /// The item keeps its velocity and wakes. Its size is not read again. An item of no behavior is
  /// ignored, and so is one that was not moved: an action that calls this in every step does not
  /// keep the animator running.
  public func updateItem(usingCurrentState item: any DynamicItem) {
    guard let index = items.index(of: item) else { return }
    refreshFrame(at: index)
    let record = items.records[index]
    let pose = pose(of: item, in: record.frame)
    var body = world[record.body]
    // A transform knows no whole turns; the body keeps those it made.
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

  /// Counts one more behavior that holds an item, and makes its body for the first.
  @discardableResult
  func retain(_ item: any DynamicItem) -> BodyID {
    if let record = items[item] {
      items.change(item) { $0.uses += 1 }
      wake(item)
      return record.body
    }
    let parts = ItemPart.parts(of: item, inset: profile.boxInset)
    let frame = requiredFrame(of: item)
    let pose = pose(of: item, in: frame)
    let properties = ItemProperties()
    var body = Body(position: pose.position, angle: pose.angle)
    properties.apply(to: &body)
    let id = world.addBody(body)
    var traits = ShapeTraits(filter: ContactRules.freeFilter)
    properties.apply(to: &traits)
    let shapes = parts.compactMap { $0.shape(skin: profile.skin) }.map {
      world.addShape($0, to: id, traits)
    }
    precondition(
      !shapes.isEmpty, "item \(item) provided an invalid bounding path: it is too thin to collide")
    items.add(ItemRecord(item: item, body: id, shapes: shapes, parts: parts, frame: frame))
    propertiesAreStale = true
    return id
  }

  /// Counts one behavior less, and removes the body after the last.
  func release(_ item: any DynamicItem) {
    guard let index = items.index(of: item) else { return }
    let record = items.records[index]
    guard record.uses == 1 else {
      items.change(item) { $0.uses -= 1 }
      return wake(item)
    }
    staleContacts.remove(ObjectIdentifier(item))
    for shape in record.shapes { contactRules.parties[shape] = nil }
    items.remove(at: index)
    world.removeBody(record.body)
  }

  func bodyID(of item: any DynamicItem) -> BodyID? { items[item]?.body }

  func body(of item: any DynamicItem) -> Body? { bodyID(of: item).map { world[$0] } }

  func wake(_ item: any DynamicItem) {
    if let body = bodyID(of: item) { world[body].isAwake = true }
  }

  /// Makes an item be stopped at the time of impact with moving ones too, from now on.
  func makeBullet(_ item: any DynamicItem) {
    if let body = bodyID(of: item) { world[body].isBullet = true }
  }

  func applyImpulse(_ impulse: Vec2, to item: any DynamicItem, at offset: Vec2) {
    guard let body = bodyID(of: item) else { return }
    world.applyImpulse(impulse, to: body, at: world.pose(of: body).p + offset)
  }

  func add(linear: Vector, angular: Double, to item: any DynamicItem) {
    guard let body = bodyID(of: item) else { return }
    world[body].velocity += Units.metres(linear)
    world[body].angularVelocity += Float(angular)
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

  /// Takes an item's coordinates to the reference's, or traps where there is no way.
  private func requiredFrame(of item: any DynamicItem) -> Transform {
    switch mode {
    case .custom: return .identity
    case .layout:
      precondition(
        item is LayoutAttributes,
        "an animator of a layout moves LayoutAttributes, but was given \(item)")
      return .identity
    case .view:
      precondition(reference != nil, "the reference view of the animator is gone")
      guard let frame = frame(of: item) else {
        preconditionFailure("View item (\(item)) should be a descendant of the reference view")
      }
      return frame
    }
  }

  private func frame(of item: any DynamicItem) -> Transform? {
    guard let group = item as? DynamicItemGroup else {
      return reference?.coordinateTransform(for: item)
    }
    return group.items.first.flatMap { reference?.coordinateTransform(for: $0) }
  }

  /// Follows an item whose superview moved; one that left the reference view keeps its frame.
  private func refreshFrame(at index: Int) {
    guard mode == .view, let frame = frame(of: items.records[index].item) else { return }
    items.setFrame(frame, at: index)
  }

  private func pose(
    of item: any DynamicItem, in frame: Transform
  ) -> (position: Vec2, angle: Float) {
    let center = item.center.applying(frame)
    let angle = item.transform.rotationAngle + frame.rotationAngle
    requireFinite(center, "the center of a dynamic item")
    requireFinite(angle, "the angle of a dynamic item")
    return (Units.metres(center), Float(angle))
  }

  /// Writes where every body is to its item.
  func writeItems() {
    for index in items.records.indices {
      refreshFrame(at: index)
      let record = items.records[index]
      guard let pose = pose(of: record) else { continue }
      record.item.center = pose.center
      record.item.transform = pose.transform
    }
  }

  /// Where the body of a record puts its item; nil where the item's superview is flattened.
  private func pose(of record: ItemRecord) -> ItemPose? {
    let rounding = mode == .view ? profile.rounding : nil
    let body = world[record.body]
    var place = record.item.center
    var angle = Double(body.angle)
    if record.frame.isIdentity {
      place = Units.point(body.position, near: place)
    } else if let back = record.frame.inverted() {
      place = Units.point(body.position, near: place.applying(record.frame)).applying(back)
      angle -= record.frame.rotationAngle
    } else {
      return nil
    }
    return ItemPose(
      center: rounding?.round(place) ?? place,
      transform: Transform(rotationAngle: rounding?.round(angle) ?? angle))
  }

  // MARK: Motion

  /// Notes where every item is as far as the animator goes.
  func noteStarts() {
    for index in items.records.indices {
      items.setStart(start(of: items.records[index]), at: index)
    }
  }

  private func start(of record: ItemRecord) -> ItemPose? {
    guard let own = pose(of: record) else { return nil }
    // Single precision makes no difference between the item's transform and the body's angle.
    let turn = Rot(
      Float(record.item.transform.rotationAngle - own.transform.rotationAngle)
    ).angle
    let isOwn = abs(turn) <= Rot.resolution
    return ItemPose(
      center: own.center, transform: isOwn ? record.item.transform : own.transform)
  }

  /// How an item moves in the step that is under way; nil where none is, or where the item is
  /// in no behavior or came after the step began.
  ///
  /// An item that someone put elsewhere, as actions may do in every step, starts where the animator
  /// has it all the same: whoever shows the motion can tell by that.
  ///
  /// - Parameter item: An item of a behavior, or of a group that is one.
  /// - Returns: The motion from the beginning of the step to its end.
  public func motion(of item: any DynamicItem) -> ItemMotion? {
    guard stepUnderWay != nil else { return nil }
    if let record = items[item] {
      guard let start = record.start, let end = pose(of: record) else { return nil }
      return ItemMotion(from: start, to: end)
    }
    guard let record = items.groupRecord(of: item), let group = record.item as? DynamicItemGroup,
      let member = group.items.firstIndex(where: { $0 === item }),
      let start = record.start, let end = pose(of: record)
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
  /// An angle that goes through a transform and back may come out this much different, in radians.
  fileprivate static let resolution: Float = 1e-6
}
