public import Geometry
import Physics

extension CollisionBehavior {
  // MARK: Named boundaries

  /// Adds a boundary from the first subpath of a path, which is closed.
  ///
  /// The boundary is a hollow outline: items collide with it from both sides. Curves are
  /// approximated by chords of about 10 points. A boundary with the same identifier is replaced.
  /// Nothing collides with a path of fewer than two points, which ``DynamicAnimator/warning``
  /// names.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - path: The path in reference coordinates, with at least two points.
  public func addBoundary(withIdentifier identifier: some Hashable, for path: Path) {
    add(.loop(path), named: AnyHashable(identifier))
  }

  /// Adds a line segment as a boundary; items collide with it from both sides.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; a boundary with the same identifier is replaced.
  ///   - p1: One end, in reference coordinates.
  ///   - p2: The other end. Ends less than 0.01 points apart make an obstacle like a point: a segment
  ///     of 0.02 points from `p1` to the right.
  public func addBoundary(withIdentifier identifier: some Hashable, from p1: Point, to p2: Point) {
    requireFinite(p1, "the start of a boundary")
    requireFinite(p2, "the end of a boundary")
    let end = p1.distance(to: p2) > 0.01 ? p2 : Point(p1.x + 0.02, p1.y)
    add(.line(p1, end), named: AnyHashable(identifier))
  }

  /// Returns the path of a boundary, or nil if there is none with this identifier.
  public func boundary(withIdentifier identifier: some Hashable) -> Path? {
    let identifier = AnyHashable(identifier)
    return state.boundaries.first { $0.identifier == identifier }?.boundary.outline.path
  }

  /// Removes a boundary; an unknown identifier is ignored.
  public func removeBoundary(withIdentifier identifier: some Hashable) {
    let identifier = AnyHashable(identifier)
    guard let index = state.boundaries.firstIndex(where: { $0.identifier == identifier }) else {
      return
    }
    let removed = state.boundaries.remove(at: index)
    if let body = removed.boundary.body { dynamicAnimator?.removeBoundary(body) }
    didChange()
  }

  /// Removes all boundaries with an identifier; the boundary made from the reference bounds stays.
  public func removeAllBoundaries() {
    for entry in state.boundaries {
      if let body = entry.boundary.body { dynamicAnimator?.removeBoundary(body) }
    }
    state.boundaries = []
    didChange()
  }

  /// The identifiers of all boundaries in order of addition, or nil if there are none.
  public var boundaryIdentifiers: [AnyHashable]? {
    state.boundaries.isEmpty ? nil : state.boundaries.map(\.identifier)
  }

  private func add(_ outline: BoundaryOutline, named identifier: AnyHashable) {
    let body = dynamicAnimator.map { makeBody(outline, of: identifier, in: $0) }
    let boundary = Boundary(outline: outline, body: body)
    if let index = state.boundaries.firstIndex(where: { $0.identifier == identifier }) {
      if let old = state.boundaries[index].boundary.body { dynamicAnimator?.removeBoundary(old) }
      state.boundaries[index].boundary = boundary
    } else {
      state.boundaries.append((identifier, boundary))
    }
    didChange()
  }

  // MARK: The reference bounds

  /// Whether the bounds of the reference view are a boundary; false by default.
  ///
  /// The boundary follows changes of the bounds and lies 1 point outside of them. Setting this
  /// property sets the insets to zero. It has no effect in an animator without reference bounds.
  public var translatesReferenceBoundsIntoBoundary: Bool {
    get { state.insets != nil }
    set { setInsets(newValue ? .zero : nil) }
  }

  /// Makes the bounds of the reference view, reduced by insets, a boundary.
  ///
  /// The boundary follows changes of the bounds. There is no boundary if the insets leave no area.
  public func setTranslatesReferenceBoundsIntoBoundary(with insets: Insets) {
    setInsets(insets)
  }

  private func setInsets(_ insets: Insets?) {
    state.insets = insets
    if let dynamicAnimator { updateReferenceBoundary(in: dynamicAnimator) }
    didChange()
  }

  /// Replaces the boundary made from the reference bounds if they changed.
  func updateReferenceBoundary(in animator: DynamicAnimator) {
    let outline = referenceBoundary(in: animator).map { BoundaryOutline.loop(Path(rect: $0)) }
    guard outline != state.reference?.outline else { return }
    if let old = state.reference?.body { animator.removeBoundary(old) }
    state.reference = outline.map {
      Boundary(outline: $0, body: makeBody($0, of: nil, in: animator))
    }
  }

  /// Returns the rectangle of the boundary made from the reference bounds, or nil if there is none.
  package func referenceBoundary(in animator: DynamicAnimator) -> Rect? {
    guard let insets = state.insets, let bounds = animator.referenceBounds else { return nil }
    let inner = bounds.inset(by: insets)
    guard inner.width > 0, inner.height > 0 else { return nil }
    let outset = animator.profile.boundsOutset
    return inner.insetBy(dx: -outset, dy: -outset)
  }

  // MARK: Bodies

  /// The bodies of all boundaries.
  var boundaryBodies: [BodyID] {
    (state.boundaries.map(\.boundary.body) + [state.reference?.body]).compactMap(\.self)
  }

  /// Returns the boundary of a body.
  ///
  /// The identifier is nil for the boundary made from the reference bounds.
  func boundary(of body: BodyID) -> (identifier: AnyHashable?, outline: BoundaryOutline)? {
    if let reference = state.reference, reference.body == body { return (nil, reference.outline) }
    guard let entry = state.boundaries.first(where: { $0.boundary.body == body }) else {
      return nil
    }
    return (entry.identifier, entry.boundary.outline)
  }

  func makeBody(
    _ outline: BoundaryOutline, of identifier: AnyHashable?, in animator: DynamicAnimator
  ) -> BodyID {
    let body = animator.world.addBody(Body(kind: .static))
    if outline.isEmpty, let name = identifier.map({ "\($0)" }),
      !animator.emptyBoundaries.contains(name)
    {
      animator.emptyBoundaries.append(name)
    }
    let surface = surface(ofBoundaryWithIdentifier: identifier)
    outline.addShapes(to: body, in: &animator.world, traits(of: surface))
    animator.registerBoundary(body, of: state.id)
    return body
  }

  func setTraits(of body: BodyID, in animator: DynamicAnimator) {
    let surface = surface(ofBoundaryWithIdentifier: boundary(of: body)?.identifier)
    for shape in animator.world.shapes(of: body) { animator.world[shape] = traits(of: surface) }
  }

  /// The traits of boundary shapes.
  ///
  /// Boundaries with which items do not collide are sensors, so that contacts are still reported.
  private func traits(of surface: Surface) -> ShapeTraits {
    var traits = ShapeTraits(
      filter: ContactRules.boundaryFilter, isSensor: !state.mode.contains(.boundaries))
    var properties = ItemProperties()
    properties.friction = surface.friction
    properties.elasticity = surface.elasticity
    properties.apply(to: &traits)
    return traits
  }
}
