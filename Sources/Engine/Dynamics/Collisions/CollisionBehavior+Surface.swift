import Physics

extension CollisionBehavior {
  /// The surface of a boundary.
  ///
  /// UIKit has no equivalent: its boundaries have the default values.
  public struct Surface: Hashable, Sendable {
    /// The friction; 0.2 by default.
    ///
    /// A contact has the geometric mean of the friction of both surfaces: 0.4 on 0.1 has 0.2.
    public var friction: Double
    /// The elasticity, from 0 to 1; 0.2 by default.
    ///
    /// An impact has the larger elasticity of both surfaces.
    public var elasticity: Double

    /// Creates a surface.
    ///
    /// - Parameters:
    ///   - friction: The friction, 0 or more; 0.2 by default, as items have.
    ///   - elasticity: The elasticity, 0 or more; 0.2 by default, as items have.
    public init(friction: Double = 0.2, elasticity: Double = 0.2) {
      self.friction = friction
      self.elasticity = elasticity
    }
  }

  /// The surface of boundaries that have none of their own; friction and elasticity are 0.2 by
  /// default.
  ///
  /// A box of friction 0.3 on a boundary of friction 0.3 slides as with 0.3; on one of 0.2 as with
  /// 0.245, the geometric mean.
  public var boundarySurface: Surface {
    get { state.surface }
    set {
      Self.check(newValue)
      state.surface = newValue
      surfacesDidChange()
    }
  }

  /// Sets the surface of one boundary.
  ///
  /// It can be set before the boundary is added, and stays set when the boundary is removed.
  ///
  /// - Parameters:
  ///   - surface: The surface; nil for `boundarySurface`.
  ///   - identifier: The identifier of the boundary.
  public func setSurface(
    _ surface: Surface?, forBoundaryWithIdentifier identifier: some Hashable
  ) {
    if let surface { Self.check(surface) }
    state.surfaces[AnyHashable(identifier)] = surface
    surfacesDidChange()
  }

  /// Returns the surface of a boundary.
  ///
  /// - Parameter identifier: The identifier of the boundary; nil for the boundary made from the
  ///   reference bounds.
  /// - Returns: Its own surface, or else `boundarySurface`.
  public func surface(ofBoundaryWithIdentifier identifier: AnyHashable?) -> Surface {
    identifier.flatMap { state.surfaces[$0] } ?? state.surface
  }

  private static func check(_ surface: Surface) {
    requireNotNegative(surface.friction, "the friction of a boundary")
    requireNotNegative(surface.elasticity, "the elasticity of a boundary")
  }

  private func surfacesDidChange() {
    if let dynamicAnimator {
      for body in boundaryBodies { setTraits(of: body, in: dynamicAnimator) }
    }
    didChange()
  }
}
