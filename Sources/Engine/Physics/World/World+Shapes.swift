extension World {
  /// Adds a shape to a body and updates the body's mass.
  @discardableResult
  public mutating func addShape(
    _ shape: Shape, to body: BodyID, _ traits: ShapeTraits = ShapeTraits()
  ) -> ShapeID {
    let owned = own()
    return owned.state.addShape(shape, to: owned.state.index(body), traits)
  }

  /// Adds a two-sided chain of segments without ghost collisions at its vertices.
  ///
  /// - Returns: The segments in order; the last segment of a loop ends at the first point.
  @discardableResult
  public mutating func addChain(
    _ points: [Vec2], isLoop: Bool = false, to body: BodyID, _ traits: ShapeTraits = ShapeTraits()
  ) -> [ShapeID] {
    let owned = own()
    return owned.state.addChain(points, isLoop: isLoop, to: owned.state.index(body), traits)
  }

  /// Removes a shape and updates its body's mass.
  public mutating func removeShape(_ id: ShapeID) {
    let owned = own()
    owned.state.removeShape(owned.state.index(id))
  }

  /// Whether a shape exists in this world.
  public func contains(_ id: ShapeID) -> Bool { storage.state.contains(id) }

  /// The traits of a shape; writing them back applies the differences.
  public subscript(id: ShapeID) -> ShapeTraits {
    get { storage.state.traits(storage.state.index(id)) }
    set {
      let rule = materialRule
      let owned = own()
      owned.state.update(owned.state.index(id), to: newValue, rule)
    }
  }

  /// Returns the body that a shape belongs to.
  public func body(of id: ShapeID) -> BodyID {
    storage.state.id(ofBody: storage.state.shapes[storage.state.index(id)].body)
  }

  /// Returns the shapes of a body, newest first.
  public func shapes(of id: BodyID) -> [ShapeID] {
    var shapes: [ShapeID] = []
    var shape = storage.state.bodies[storage.state.index(id)].firstShape
    while shape != nullIndex {
      shapes.append(storage.state.id(ofShape: shape))
      shape = storage.state.shapes[shape].next
    }
    return shapes
  }

  /// Returns the bounding box of a shape in the world, radius included.
  public func aabb(of id: ShapeID) -> AABB {
    let index = storage.state.index(id)
    return storage.state.core(index).aabb(storage.state.pose(storage.state.shapes[index].body))
  }

  /// Removes the contacts of a shape; the next step evaluates all filters again.
  public mutating func refilter(_ id: ShapeID) {
    let owned = own()
    owned.state.refilter(owned.state.index(id))
  }
}
