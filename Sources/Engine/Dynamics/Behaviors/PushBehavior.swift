private import ElementaryFunctions
public import Geometry
import Physics

/// Applies a continuous or an instantaneous force to its items.
///
/// A continuous push of magnitude 1 accelerates an item of 100 by 100 points and density 1 by 100
/// points/s^2; an instantaneous one changes its velocity by 100 points/s. The effect is inversely
/// proportional to mass.
open class PushBehavior: ItemListBehavior {
  /// The mode of a push.
  public enum Mode: Int, Sendable, Hashable, CaseIterable {
    /// A force, applied while the behavior is active.
    case continuous
    /// An impulse, applied once each time the behavior becomes active.
    case instantaneous
  }

  /// The mode of the push.
  public let mode: Mode

  private var state = State()

  private struct State {
    var isActive = true
    var angle = 0.0
    var magnitude = 0.0
    /// Stored in addition to angle and magnitude, so that a direction is applied exactly as set.
    var direction = Vector.zero
    /// The items are stored so that they stay alive: otherwise a new item at the same address would
    /// get the offset.
    var offsets: [ObjectIdentifier: (item: any DynamicItem, offset: Offset)] = [:]
  }

  /// Creates an active push of magnitude 0.
  public init(items: [any DynamicItem] = [], mode: Mode = .continuous) {
    self.mode = mode
    super.init(items)
  }

  /// Whether the push is active; true by default.
  ///
  /// An instantaneous push becomes inactive after the step that applied it. Setting this to true
  /// applies it again.
  public var active: Bool {
    get { state.isActive }
    set {
      state.isActive = newValue
      didChange()
    }
  }

  /// The direction in radians, clockwise from the x axis; 0 by default.
  public var angle: Double {
    get { state.angle }
    set { setAngle(newValue, magnitude: state.magnitude) }
  }

  /// The magnitude: newtons of a continuous push, newton-seconds of an instantaneous one; 0 by
  /// default.
  ///
  /// A negative magnitude reverses the direction. A magnitude of 0 keeps the angle.
  public var magnitude: Double {
    get { state.magnitude }
    set {
      guard state.magnitude != 0 else { return setAngle(state.angle, magnitude: newValue) }
      requireFinite(newValue, "magnitude")
      // The vector is scaled, not recomputed from the angle: the cosine of pi/2 is not exactly 0.
      state.direction = state.direction / state.magnitude * newValue
      state.magnitude = newValue
      didChange()
    }
  }

  /// The direction and magnitude as a vector; (0, 0) by default.
  ///
  /// Setting it sets `angle` and `magnitude`, and setting those sets this vector. The zero vector
  /// keeps the angle.
  public var pushDirection: Vector {
    get { state.direction }
    set {
      requireFinite(newValue, "pushDirection")
      state.magnitude = newValue.length
      if newValue != .zero { state.angle = newValue.angle }
      state.direction = newValue
      didChange()
    }
  }

  /// Sets the direction, in radians clockwise from the x axis, and the magnitude.
  public func setAngle(_ angle: Double, magnitude: Double) {
    requireFinite(angle, "angle")
    requireFinite(magnitude, "magnitude")
    state.angle = angle
    state.magnitude = magnitude
    state.direction = Vector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    didChange()
  }

  /// Sets the point of an item at which the push is applied.
  ///
  /// The offset can be set before the item is added, and applies until the item is removed.
  ///
  /// - Parameters:
  ///   - offset: The point from the item's center, in reference coordinates: it does not rotate
  ///     with the item.
  ///   - item: The item.
  public func setTargetOffsetFromCenter(_ offset: Offset, for item: any DynamicItem) {
    precondition(offset.isFinite, "a push's offset must be finite, but is \(offset)")
    state.offsets[ObjectIdentifier(item)] = offset == .zero ? nil : (item, offset)
    didChange()
  }

  /// Returns the point at which the push is applied, from the item's center; zero by default.
  public func targetOffsetFromCenter(for item: any DynamicItem) -> Offset {
    state.offsets[ObjectIdentifier(item)]?.offset ?? .zero
  }

  /// Removes an item and its target offset; an item that is not in the list is ignored.
  override public func removeItem(_ item: any DynamicItem) {
    state.offsets[ObjectIdentifier(item)] = nil
    super.removeItem(item)
  }

  override func didAdd(_ item: any DynamicItem, to animator: DynamicAnimator) {
    super.didAdd(item, to: animator)
    animator.enableContinuousCollision(for: item)
  }

  override func applyLoads(in animator: DynamicAnimator) {
    guard state.isActive else { return }
    let push = Units.force(state.direction)
    for item in items {
      let offset = Units.meters(targetOffsetFromCenter(for: item).vector)
      switch mode {
      case .continuous:
        animator.items.changeLoad(of: item) { load in
          load.force += push
          load.torque += cross(offset, push)
        }
      case .instantaneous: animator.applyImpulse(push, to: item, at: offset)
      }
    }
    if mode == .instantaneous { state.isActive = false }
  }

  override func makeRestoreClosure() -> () -> Void {
    let base = super.makeRestoreClosure()
    let state = state
    return { [self] in
      base()
      self.state = state
    }
  }
}
