/// A world of rigid bodies in two dimensions, as a value.
///
/// A world holds bodies; a body has shapes, which give it mass and let it touch others; joints hold
/// bodies together. All three are named by handles, and `step(_:)` moves time on:
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
/// **Copies.** Assigning a world takes a snapshot, in constant time until one of the two changes.
/// Handles name the same bodies in all copies, and copies that are treated alike stay alike, bit for
/// bit: results depend on nothing but the world and the calls, not on the machine or the build.
///
/// **Units.** Metres, kilograms, seconds and radians in `Float`. Tolerances suit things of 0.1 to
/// 10 m; see `Settings.lengthScale` for others. The engine does not care whether y points up or down; an
/// angle is positive from x to y.
///
/// **A step** finds the contacts of bodies where they are; gives velocities the gravity and forces of
/// the step; visits all joints and contacts eight times to make the velocities obey them, each time
/// starting from the impulses of the step before; moves the bodies; corrects positions; puts islands
/// at rest to sleep; and takes fast bodies back to the time of their first impact. What began and
/// ceased to touch is then in `contactsBegan` and `contactsEnded`.
///
/// **Misuse** traps with a sentence: a handle of something removed, a number that is not finite, a
/// polygon without area.
public struct World: Sendable {
  private(set) var storage: Storage

  /// Decides whether two shapes meet, after their filters agreed that they may; nil for always.
  ///
  /// It is asked when the boxes of the shapes first come near each other, the shape of lower index
  /// first, and again after `refilter(_:)`. It must give the same answer to the same question, or copies of
  /// the world will differ.
  public var pairFilter: PairFilter?

  /// Creates an empty world.
  public init(settings: Settings = Settings()) {
    storage = Storage(WorldState(settings: settings))
  }

  /// Advances time by a number of seconds, usually 1/60 or 1/120, always the same.
  ///
  /// - Complexity: About proportional to awake bodies and their contacts; sleeping ones cost nothing.
  public mutating func step(_ duration: Float) {
    let filter = pairFilter
    own().state.step(duration, filter)
  }

  /// What holds for the whole world; contacts that exist keep the mixed values they have.
  public var settings: Settings {
    get { storage.state.settings }
    set {
      newValue.check()
      precondition(
        newValue.lengthScale == settings.lengthScale, "lengthScale can not change in a world")
      let owned = own()
      owned.state.settings = newValue
    }
  }

  /// How often the world was stepped.
  public var stepCount: Int { storage.state.stepCount }

  /// The contacts that began in the last step, in the order in which they were found.
  public var contactsBegan: [ContactEvent] {
    (0..<storage.state.began.count).map { storage.state.began[$0] }
  }

  /// The contacts that ended in the last step, those that removals since the step before ended first.
  public var contactsEnded: [ContactEvent] {
    (0..<storage.state.ended.count).map { storage.state.ended[$0] }
  }

  /// Ends all forces and torques, which matters when `Settings.clearsForces` is false.
  public mutating func clearForces() { own().state.clearForces() }

  /// The state, for changing: this world's own, copied if others share it.
  mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return storage
  }
}

/// The memory of worlds that are copies of one another.
///
/// Sharing it between threads is safe: a world changes it only while no other world holds it.
final class Storage: @unchecked Sendable {
  var state: WorldState

  init(_ state: consuming WorldState) { self.state = state }

  func copy() -> Storage { Storage(WorldState(copying: state)) }
}
