/// A world of rigid bodies in two dimensions, with value semantics.
///
/// A world contains bodies. Shapes give a body mass and collide; joints connect two bodies. All
/// three are identified by handles. `step(_:)` advances the simulation:
///
/// ```swift
/// var world = World()
/// let ground = world.addBody(Body(kind: .static))
/// world.addShape(.segment(Vec2(-50, 0), Vec2(50, 0)), to: ground)
/// let ball = world.addBody(Body(position: Vec2(0, 4)))
/// world.addShape(.circle(radius: 0.5), to: ball, ShapeTraits(restitution: 0.5))
///
/// let saved = world
/// for _ in 0..<60 { world.step(1 / 60) }
/// print(world[ball].position)
/// world = saved
/// ```
///
/// **Copies.** Assigning a world takes a snapshot in constant time; memory is copied on the next
/// write. Handles are valid in all copies. Equal copies with equal calls stay equal bit for bit:
/// results do not depend on the machine or the build. `save()` returns a world as bytes, from which
/// another process continues.
///
/// **Units.** Meters, kilograms, seconds and radians in `Float`. Tolerances suit bodies of 0.1 to
/// 10 m; see `Settings.lengthScale` for other sizes. Angles are positive from the x axis towards
/// the y axis; y can point up or down.
///
/// **Step.** A step updates contacts, integrates velocities, solves joints and contacts by
/// sequential impulses with warm starting, integrates positions, corrects positions, puts resting
/// islands to sleep, and handles continuous collision. `contactEvents` then lists the contacts that
/// began and ended.
///
/// **Misuse** traps with a message: a handle of a removed element, a number that is not finite, a
/// polygon without area.
public struct World: Sendable {
  private(set) var storage: Storage
  /// The functions below; nil if all are.
  private var callbacks: StepCallbacks?

  /// A custom filter for pairs of shapes that pass their filters; nil, the default, accepts all.
  ///
  /// Called with the shape of lower index first when fat boxes start to overlap, and again after
  /// `refilter(_:)`. The result must depend on the arguments alone, or copies of the world diverge.
  public var pairFilter: PairFilter? {
    get { callbacks?.pairFilter }
    set { callbacks = StepCallbacks(newValue, materialRule, contactModifier) }
  }

  /// A custom rule for the material of two shapes; nil, the default, mixes by the settings.
  ///
  /// Called with the traits of both shapes when a contact is created, which is when their boxes
  /// start to overlap, and when traits of one change. Contacts that exist keep their material when
  /// the rule is set. The result must depend on the arguments alone, or copies of the world
  /// diverge.
  public var materialRule: MaterialRule? {
    get { callbacks?.materialRule }
    set { callbacks = StepCallbacks(pairFilter, newValue, contactModifier) }
  }

  /// A function that may disable contacts or change their material before they are solved; nil, the
  /// default, for none.
  ///
  /// Called in each sub-step for each pair of awake shapes that touch and are not sensors, with the
  /// mixed material; changes count for that sub-step. The result must depend on the arguments
  /// alone, or copies of the world diverge. Like the other functions it belongs to the world, so
  /// that a copy continues as the original does. It is not saved, since code cannot be: pass it to
  /// `init(saved:pairFilter:materialRule:contactModifier:)`.
  public var contactModifier: ContactModifier? {
    get { callbacks?.contactModifier }
    set { callbacks = StepCallbacks(pairFilter, materialRule, newValue) }
  }

  /// Creates an empty world.
  public init(settings: Settings = Settings()) {
    storage = Storage(WorldState(settings: settings))
  }

  init(_ state: consuming WorldState) { storage = Storage(state) }

  /// Advances the simulation by a duration in seconds, usually a constant 1/60 or 1/120.
  ///
  /// - Complexity: About linear in awake bodies and their contacts; sleeping ones cost nothing.
  public mutating func step(_ duration: Float) {
    let callbacks = callbacks
    let owned = own()
    owned.stepper.step(&owned.state, duration, callbacks)
  }

  /// The settings; existing contacts keep their mixed friction and restitution.
  public var settings: Settings {
    get { storage.state.settings }
    set {
      newValue.check()
      precondition(
        newValue.lengthScale == settings.lengthScale, "lengthScale of a world cannot change")
      let owned = own()
      owned.state.settings = newValue
    }
  }

  /// The number of steps taken.
  public var stepCount: Int { storage.state.stepCount }

  /// The contacts that began and ended in the last step, in the order of detection, after those
  /// that removals since the previous step ended.
  ///
  /// The events of a pair of shapes alternate. With continuous collision a contact can begin and
  /// end in one step, and with sub-steps it can do so several times.
  public var contactEvents: [ContactEvent] {
    (0..<storage.state.contactEvents.count).map { storage.state.contactEvents[$0] }
  }

  /// The events of `contactEvents` that began a contact.
  public var contactsBegan: [ContactEvent] { contactEvents.filter { $0.phase == .began } }

  /// The events of `contactEvents` that ended a contact.
  public var contactsEnded: [ContactEvent] { contactEvents.filter { $0.phase == .ended } }

  /// Clears all forces and torques; needed if `Settings.clearsForces` is false.
  public mutating func clearForces() { own().state.clearForces() }

  /// Returns storage that this world owns alone, copied if it is shared.
  mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return storage
  }
}

/// Copy-on-write storage of worlds.
///
/// `Sendable` is safe: a world writes to its storage only while no other world references it.
final class Storage: @unchecked Sendable {
  /// Accessed without dynamic checks, which take 4 % of a step of two bodies: a world has exclusive
  /// access to itself while it writes, and no other world references its storage.
  @exclusivity(unchecked) var state: WorldState
  /// Working memory; not copied.
  @exclusivity(unchecked) var stepper = Stepper()

  init(_ state: consuming WorldState) { self.state = state }

  func copy() -> Storage { Storage(WorldState(copying: state)) }
}
