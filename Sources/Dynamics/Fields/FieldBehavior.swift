public import Geometry

/// Acts on its items with a force that depends on where they are and how they move.
///
/// Forces are those of the engine: newtons, with 100 points to the metre, so that a force of 1 on
/// an item of 100 by 100 points and density 1 is 100 points/s^2. They are evaluated in every
/// sub-step, and those of several fields add up. Any number of fields may act in one animator.
open class FieldBehavior: ItemListBehavior {
  /// Returns the force of a custom field on an item, in newtons.
  ///
  /// Its arguments are the field; the item's position in points from the field's own; its velocity
  /// in points/s; its mass in kilograms; its charge; and the animator's elapsed time in seconds.
  public typealias EvaluationBlock = (
    _ field: FieldBehavior, _ position: Point, _ velocity: Vector, _ mass: Double, _ charge: Double,
    _ time: Double
  ) -> Vector

  enum Kind {
    case drag
    case vortex
    case radialGravity
    case linearGravity
    case velocity
    case noise
    case turbulence
    case spring
    case electric
    case magnetic
    case custom(EvaluationBlock)
  }

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

  let kind: Kind
  var state: State

  init(_ kind: Kind, _ state: State = State()) {
    self.kind = kind
    self.state = state
    super.init([])
  }

  /// The field's origin in reference coordinates; (0, 0) by default.
  public var position: Point {
    get { state.position }
    set {
      requireFinite(newValue, "position")
      state.position = newValue
      didChange()
    }
  }

  /// Where the field acts, in points from `position`; everywhere by default.
  ///
  /// An item is in the region when its center is.
  public var region: Region {
    get { state.region }
    set {
      state.region = newValue
      didChange()
    }
  }

  /// A factor on the force; 1 by default, and the other way round where it is negative.
  public var strength: Double {
    get { state.strength }
    set {
      requireFinite(newValue, "strength")
      state.strength = newValue
      didChange()
    }
  }

  /// The power of distance by which the force falls off.
  ///
  /// The force is divided by the distance from `position`, in metres of 100 points, to this power.
  /// The default is 0; 2 for radial gravity, -1 for springs, 1 for electric and magnetic fields.
  public var falloff: Double {
    get { state.falloff }
    set {
      requireFinite(newValue, "falloff")
      state.falloff = newValue
      didChange()
    }
  }

  /// The least distance that falling off goes by, in points; 0.00305 by default.
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

  /// The direction of linear gravity in m/s^2, of a velocity field and of drag's medium in m/s.
  ///
  /// It is not in points: 1 stands for 100 of them. The default is that of the factory, or (0, 0).
  public var direction: Vector {
    get { state.direction }
    set {
      requireFinite(newValue, "direction")
      state.direction = newValue
      didChange()
    }
  }

  /// How smooth noise and turbulence are, from 0 to 1; 0 by default, and 0 for all other fields.
  ///
  /// The noise varies over cells of 10 points at 0 and 110 points at 1.
  public var smoothness: Double {
    get { state.smoothness }
    set {
      requireNotNegative(newValue, "smoothness")
      guard isNoise else { return }
      state.smoothness = newValue
      didChange()
    }
  }

  /// How fast noise and turbulence change, in turns of their gradients per second; 0 by default.
  public var animationSpeed: Double {
    get { state.animationSpeed }
    set {
      requireFinite(newValue, "animationSpeed")
      guard isNoise else { return }
      state.animationSpeed = newValue
      didChange()
    }
  }

  private var isNoise: Bool {
    switch kind {
    case .noise, .turbulence: true
    default: false
    }
  }

  override func applyLoads(in animator: DynamicAnimator) {
    for item in items { animator.items.changeLoad(of: item) { $0.fields.append(self) } }
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
