extension World {
  /// Adds a shape to a body, whose mass follows.
  @discardableResult
  public mutating func addShape(
    _ shape: Shape, to body: BodyID, _ traits: ShapeTraits = ShapeTraits()
  ) -> ShapeID {
    let owned = own()
    return owned.state.addShape(shape, to: owned.state.index(body), traits)
  }

  /// Adds a chain of segments through some points, smooth to slide along, on either side.
  ///
  /// - Returns: The shapes of the segments in order; a loop's last one leads back to the first point.
  @discardableResult
  public mutating func addChain(
    _ points: [Vec2], isLoop: Bool = false, to body: BodyID, _ traits: ShapeTraits = ShapeTraits()
  ) -> [ShapeID] {
    let owned = own()
    return owned.state.addChain(points, isLoop: isLoop, to: owned.state.index(body), traits)
  }

  /// Removes a shape from its body, whose mass follows.
  public mutating func removeShape(_ id: ShapeID) {
    let owned = own()
    owned.state.removeShape(owned.state.index(id))
  }

  /// Whether a shape is in this world.
  public func contains(_ id: ShapeID) -> Bool { storage.state.contains(id) }

  /// The traits of a shape; writing them back applies what differs.
  public subscript(id: ShapeID) -> ShapeTraits {
    get { storage.state.traits(storage.state.index(id)) }
    set {
      let owned = own()
      owned.state.update(owned.state.index(id), to: newValue)
    }
  }

  /// The body that a shape belongs to.
  public func body(of id: ShapeID) -> BodyID {
    storage.state.id(ofBody: storage.state.shapes[storage.state.index(id)].body)
  }

  /// The shapes of a body, the newest first.
  public func shapes(of id: BodyID) -> [ShapeID] {
    var shapes: [ShapeID] = []
    var shape = storage.state.bodies[storage.state.index(id)].firstShape
    while shape != nullIndex {
      shapes.append(storage.state.id(ofShape: shape))
      shape = storage.state.shapes[shape].next
    }
    return shapes
  }

  /// The box around a shape where it is now, its skin included.
  public func box(of id: ShapeID) -> Box {
    let index = storage.state.index(id)
    return storage.state.core(index).box(storage.state.pose(storage.state.shapes[index].body))
  }

  /// Asks the filters anew whom a shape meets, which ends its contacts until the next step.
  public mutating func refilter(_ id: ShapeID) {
    let owned = own()
    owned.state.refilter(owned.state.index(id))
  }
}
