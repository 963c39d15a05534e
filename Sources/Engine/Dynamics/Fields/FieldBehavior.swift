public import Geometry

/// Applies a force to its items that depends on their position and velocity.
///
/// Forces are in newtons, with 100 points to the meter: a force of 1 accelerates an item of 100 by
/// 100 points and density 1 by 100 points/s^2. They are evaluated in every sub-step, and those of
/// several fields add up. An animator can have any number of fields.
open class FieldBehavior: ItemListBehavior {
  /// Computes the force of a custom field on an item, in newtons.
  ///
  /// It is called for every sub-step. The arguments are the field; the item's position in
  /// **points** relative to the field's position; its velocity in **meters/s** of 100 points, so
  /// that `-velocity` is a force that brakes; its mass in kilograms; its charge; and the time in
  /// seconds that the animator has simulated when the sub-step begins.
  public typealias EvaluationBlock = (
    _ field: FieldBehavior, _ position: Point, _ velocity: Vector, _ mass: Double, _ charge: Double,
    _ time: Double
  ) -> Vector

  /// The kind of a field, from the one list of them.
  package typealias Kind = DynamicAnimator.Inspection.Field.Kind

  struct State {
    var position = Point.zero
    var region = Region.infinite
    var strength = 1.0
    var falloff = 0.0
    var minimumRadius = 0.003_051_757_812_5
    var direction = Vector.zero
    var smoothness = 0.0
    var animationSpeed = 0.0
  }

  /// The kind of a field and its initial properties, which a class method passes to the
  /// initializer.
  public struct Definition {
    fileprivate let kind: Kind
    fileprivate let block: EvaluationBlock?
    fileprivate var state: State

    /// Creates a field of a kind, with the falloff of the kind.
    init(kind: Kind, state: State = State()) {
      self.kind = kind
      block = nil
      self.state = state
      self.state.falloff = kind.defaultFalloff
    }

    /// Creates a field whose force is the result of a closure.
    init(block: @escaping EvaluationBlock) {
      kind = .custom
      self.block = block
      state = State()
    }
  }

  let kind: Kind
  /// The closure of a custom field; nil for other kinds.
  let block: EvaluationBlock?
  var state: State

  /// Creates the field of a class method.
  ///
  /// A subclass with initializers of its own overrides this one and passes the definition on, so
  /// that the class methods create instances of the subclass.
  public required init(_ definition: Definition) {
    kind = definition.kind
    block = definition.block
    state = definition.state
    super.init([])
  }

  /// Creates a field whose force is the result of a closure; strength and falloff are not applied.
  ///
  /// It is the initializer for subclasses; `field(evaluationBlock:)` is UIKit's name.
  public init(evaluationBlock block: @escaping EvaluationBlock) {
    kind = .custom
    self.block = block
    state = State()
    super.init([])
  }

  /// The field's position in reference coordinates; (0, 0) by default.
  public var position: Point {
    get { state.position }
    set {
      requireFinite(newValue, "position")
      state.position = newValue
      didChange()
    }
  }

  /// The region in which the field acts, relative to `position`; infinite by default.
  ///
  /// An item is in the region if its center is.
  public var region: Region {
    get { state.region }
    set {
      state.region = newValue
      didChange()
    }
  }

  /// The factor of the force; 1 by default.
  ///
  /// A negative strength reverses the force.
  public var strength: Double {
    get { state.strength }
    set {
      requireFinite(newValue, "strength")
      state.strength = newValue
      didChange()
    }
  }

  /// The exponent by which the force decreases with distance.
  ///
  /// The force is divided by the distance from `position`, in meters of 100 points, raised to this
  /// power. The default is 2 for radial gravity, -1 for spring fields, 1 for electric and magnetic
  /// fields, and 0 for others.
  public var falloff: Double {
    get { state.falloff }
    set {
      requireFinite(newValue, "falloff")
      state.falloff = newValue
      didChange()
    }
  }

  /// The minimum distance used for the falloff, in points; 0.00305 by default.
  public var minimumRadius: Double {
    get { state.minimumRadius }
    set {
      precondition(
        newValue.isFinite && newValue > 0,
        "minimumRadius must be finite and above 0, but is \(newValue)")
      state.minimumRadius = newValue
      didChange()
    }
  }

  /// The direction of a linear gravity field in m/s^2, or of a velocity or drag field in m/s.
  ///
  /// A length of 1 is 100 points/s^2 or points/s. The default is the class method's argument, or
  /// (0, 0). The direction of a drag field is the velocity of its medium.
  public var direction: Vector {
    get { state.direction }
    set {
      requireFinite(newValue, "direction")
      state.direction = newValue
      didChange()
    }
  }

  /// The smoothness of noise and turbulence, from 0 to 1; 0 by default, and always 0 for other
  /// fields.
  ///
  /// The size of the noise cells is 10 points at 0 and 110 points at 1.
  public var smoothness: Double {
    get { state.smoothness }
    set {
      requireNotNegative(newValue, "smoothness")
      guard isNoise else { return }
      state.smoothness = newValue
      didChange()
    }
  }

  /// The speed at which noise and turbulence change, in revolutions of their gradients per second;
  /// 0 by default, and always 0 for other fields.
  public var animationSpeed: Double {
    get { state.animationSpeed }
    set {
      requireFinite(newValue, "animationSpeed")
      guard isNoise else { return }
      state.animationSpeed = newValue
      didChange()
    }
  }

  private var isNoise: Bool { kind == .noise || kind == .turbulence }

  override func applyLoads(in animator: DynamicAnimator) {
    for item in items { animator.items.changeLoad(of: item) { $0.fields.append(self) } }
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

extension FieldBehavior.Kind {
  /// The falloff of a new field of this kind.
  fileprivate var defaultFalloff: Double {
    switch self {
    case .radialGravity: 2
    case .electric, .magnetic: 1
    case .spring: -1
    case .drag, .vortex, .linearGravity, .velocity, .noise, .turbulence, .custom: 0
    }
  }
}

@available(*, unavailable)
extension FieldBehavior.Definition: Sendable {}
