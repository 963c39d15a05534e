public import Geometry
private import Libm
import Physics

/// Pushes items, all the time or once.
///
/// A magnitude of 1 accelerates an item of 100 by 100 points and density 1 by 100 points/s^2, or
/// changes its velocity by 100 points/s at once; heavier items move less.
open class PushBehavior: ItemListBehavior {
  /// How long a push acts.
  public enum Mode: Int, Sendable, Hashable, CaseIterable {
    /// As a force, as long as the behavior is active.
    case continuous
    /// As an impulse, once every time the behavior becomes active.
    case instantaneous
  }

  /// How long the push acts.
  public let mode: Mode

  private var state = State()

  private struct State {
    var isActive = true
    var angle = 0.0
    var magnitude = 0.0
    /// Kept beside angle and magnitude so that a direction acts exactly as it was given.
    var direction = Vector.zero
    /// With the items, lest another one takes over the offset with the address.
    var offsets: [ObjectIdentifier: (item: any DynamicItem, offset: Offset)] = [:]
  }

  /// Creates a push of magnitude 0, active.
  public init(items: [any DynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items)
  }

  /// Whether the push acts; true by default.
  ///
  /// An instantaneous push becomes inactive with the step that delivered it, and is fired again by
  /// setting this to true.
  public var active: Bool {
    get { state.isActive }
    set {
      state.isActive = newValue
      didChange()
    }
  }

  /// The direction in radians clockwise from the x axis; 0 by default.
  public var angle: Double {
    get { state.angle }
    set { setAngle(newValue, magnitude: state.magnitude) }
  }

  /// The strength, in newtons of a continuous push and newton-seconds of an instantaneous one.
  ///
  /// The default is 0, which keeps the angle; a negative one pushes the other way.
  public var magnitude: Double {
    get { state.magnitude }
    set {
      guard state.magnitude != 0 else { return setAngle(state.angle, magnitude: newValue) }
      requireFinite(newValue, "magnitude")
      // Not by way of the angle, whose cosine is not quite 0 for a push straight down.
      state.direction = state.direction / state.magnitude * newValue
      state.magnitude = newValue
      didChange()
    }
  }

  /// Direction and strength as a vector; (0, 0) by default.
  ///
  /// It and the pair of `angle` and `magnitude` are two views of one thing: the last one set holds.
  /// The zero vector keeps the angle.
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

  /// Sets direction, in radians clockwise from the x axis, and strength together.
  public func setAngle(_ angle: Double, magnitude: Double) {
    requireFinite(angle, "angle")
    requireFinite(magnitude, "magnitude")
    state.angle = angle
    state.magnitude = magnitude
    state.direction = Vector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    didChange()
  }

  /// Sets where an item is pushed, from its center; the offset does not turn with the item.
  ///
  /// It holds until the item leaves the behavior, and may be set before the item joins.
  public func setTargetOffsetFromCenter(_ offset: Offset, for item: any DynamicItem) {
    precondition(offset.isFinite, "a push's offset must be finite, but is \(offset)")
    state.offsets[ObjectIdentifier(item)] = offset == .zero ? nil : (item, offset)
    didChange()
  }

  /// Where an item is pushed, from its center; zero by default.
  public func targetOffsetFromCenter(for item: any DynamicItem) -> Offset {
    state.offsets[ObjectIdentifier(item)]?.offset ?? .zero
  }

  /// Removes an item and forgets where it was pushed; one that is not there is ignored.
  override public func removeItem(_ item: any DynamicItem) {
    state.offsets[ObjectIdentifier(item)] = nil
    super.removeItem(item)
  }

  override func take(_ item: any DynamicItem, in animator: DynamicAnimator) {
    super.take(item, in: animator)
    animator.makeBullet(item)
  }

  override func applyLoads(in animator: DynamicAnimator) {
    guard state.isActive else { return }
    let push = Units.force(state.direction)
    for item in items {
      let offset = Units.metres(targetOffsetFromCenter(for: item).vector)
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

  override func checkpoint() -> () -> Void {
    let base = super.checkpoint()
    let state = state
    return { [self] in
      base()
      self.state = state
    }
  }
}
