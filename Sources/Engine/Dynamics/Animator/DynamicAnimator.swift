public import Geometry
import Physics

/// Provides physics-based animation for its dynamic items.
///
/// Each item of a behavior is a body of a simulated world. Every step simulates the world and moves
/// the items.
///
/// ```swift
/// let animator = DynamicAnimator(referenceView: view)
/// animator.addBehavior(GravityBehavior(items: [ball]))
/// let collision = CollisionBehavior(items: [ball])
/// collision.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(collision)
/// ```
///
/// **Units** are points, seconds and radians. The y axis points down, and angles are clockwise on
/// screen. 100 points are a meter, an item of 100 by 100 points has a mass of 1 kilogram, and a
/// gravity of magnitude 1 is 1000 points/s^2.
///
/// **Modes.** With a reference view, points are in the view's coordinate system and its bounds can
/// be a boundary. With a layout, points are in the coordinate system of its content. With neither,
/// an item is any object with a center, bounds and a transform.
///
/// **Time** advances only by `step(_:)`, called by the ticker of the reference view or by you. A
/// step is divided into the profile's sub-steps; the remainder is added to the next step. A step
/// runs in this order: item properties, reference bounds, pushes, sub-steps, update of the items,
/// contact reports, actions, deferred additions and removals, pause.
///
/// An animator and its behaviors must be used from one thread. The simulation is deterministic: the
/// same calls give the same results, bit for bit.
open class DynamicAnimator: CreationHashable {
  package let creationNumber = CreationNumber()

  /// The constants of the simulation.
  public let profile: Profile

  /// The delegate that is notified when the animator resumes and pauses; nil by default.
  public weak var delegate: (any DynamicAnimatorDelegate)?

  /// The object that steps the animator while it runs; nil, the default, uses the reference view's
  /// ticker.
  public weak var ticker: (any DynamicTicker)?

  /// The behaviors of the animator in order of addition, without their child behaviors.
  public internal(set) var behaviors: [DynamicBehavior] = []

  /// Whether the animator is running: from the first behavior with an item until all items are at
  /// rest.
  public internal(set) var isRunning = false

  /// The total length of all steps taken while running, in seconds.
  public internal(set) var elapsedTime = 0.0

  /// Whether every step records the impulses of its contacts and of instantaneous pushes, for
  /// `inspect(atFractionOfStep:)`; false by default.
  ///
  /// The motion is the same, bit for bit. Recording takes a pass over the contacts in every
  /// sub-step.
  public var recordsImpulses = false {
    didSet { if !recordsImpulses { impulseRecord = ImpulseRecord() } }
  }

  /// Whether forces and accelerations of the animator are shown; false by default.
  ///
  /// An attachment with a name sets it, and so does a call of ``force(_:on:)``, ``force(of:)`` or
  /// ``tension(of:)``. Each process then computes the steps: recorded ones have positions and
  /// velocities alone. The motion is the same, bit for bit.
  public var showsForces = false

  /// A sentence about limits of work that steps have reached since the animator began, and about
  /// boundaries without an outline; normally nil.
  ///
  /// Where hundreds of items overlap, impacts never end, and the number of pairs grows with the
  /// square of the number of items. A step then does only as much work as its limit allows, and the
  /// motion of the overlapping items is not exact: see `StepLimits` of Physics.
  public var warning: String? {
    let sentences = warnings
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }

  /// The sentences of ``warning``.
  package var warnings: [String] {
    var sentences: [String] = []
    if limits.contains(.impacts) {
      sentences.append(
        "items overlap so deeply that some stopped at an impact until the next sub-step")
    }
    if limits.contains(.pairs) {
      sentences.append("so many items are at one place that some of them pass through each other")
    }
    sentences += emptyBoundaries.map {
      "the path of the collision boundary \($0) has fewer than two points: nothing collides with it"
    }
    return sentences
  }

  /// Whether the frames of a stage show the animator's bodies, boundaries, attachments and fields
  /// over the views; false by default.
  public var debugEnabled = false

  enum Mode {
    case custom
    case view
    case layout
  }

  let mode: Mode
  /// The reference view of an animator of items in a view; nil in other modes, or if the view no
  /// longer exists.
  public internal(set) weak var reference: (any DynamicReference)?
  /// The layout of a layout animator.
  weak var layout: (any DynamicLayout)?

  var world: World
  var items = ItemTable()
  var contactTracker = ContactTracker()
  /// The limits of the work that steps have reached.
  var limits: StepLimits = []

  /// The identifiers of boundaries with fewer than two points, in the order in which they were
  /// added.
  var emptyBoundaries: [String] = []
  /// The impulses of the last step, if `recordsImpulses` is true.
  var impulseRecord = ImpulseRecord()
  /// The time that has accumulated towards the next sub-step, in seconds.
  var accumulatedTime: Double
  var isStepping = false
  var currentStep: CurrentStep?

  private var lastCollisionID = 0
  private var deferredChanges: [() -> Void] = []
  private var cachedBehaviors: [DynamicBehavior]?
  var propertiesAreStale = false
  var contactRules = ContactRules()
  /// The items whose collision behaviors changed since the contact rules were last refreshed.
  var staleItems: Set<ObjectIdentifier> = []
  /// Whether boundaries were added since the contact rules were last refreshed.
  var boundariesAreStale = false

  private class func makeWorld(_ profile: Profile) -> World {
    var settings = Settings()
    // Gravity behaviors apply their own force to their own items.
    settings.gravity = .zero
    settings.restitutionThreshold = Units.meters(profile.restitutionThreshold)
    settings.velocityIterations = profile.velocityIterations
    switch profile.solver {
    case .sequentialImpulses(let conservesEnergy):
      settings.conservesEnergy = conservesEnergy
    case .softStep(let count):
      precondition(count >= 1, "a soft step has at least 1 step, not \(count)")
      settings.solver = .softStep
      settings.softSubSteps = count
    }
    return World(settings: settings)
  }

  /// Creates an animator for items in a view.
  ///
  /// - Parameters:
  ///   - referenceView: The view whose coordinate system the animator uses; not retained.
  ///   - profile: The constants of the simulation; `.modern` by default.
  public init(referenceView: any DynamicReference, profile: Profile = .modern) {
    mode = .view
    self.profile = profile
    accumulatedTime = profile.phase
    world = Self.makeWorld(profile)
    reference = referenceView
  }

  /// Creates an animator for the attributes of a layout, which is not retained.
  public init(
    collectionViewLayout layout: any DynamicLayout, profile: Profile = .modern
  ) {
    mode = .layout
    self.profile = profile
    accumulatedTime = profile.phase
    world = Self.makeWorld(profile)
    self.layout = layout
  }

  /// Creates an animator for any items, without reference bounds.
  public init(profile: Profile = .modern) {
    mode = .custom
    self.profile = profile
    accumulatedTime = profile.phase
    world = Self.makeWorld(profile)
  }

  deinit {
    for behavior in behaviors.flatMap(\.subtree) { behavior.setAnimator(nil) }
  }

  // MARK: Behaviors

  /// Adds a behavior and its child behaviors.
  ///
  /// The animator resumes if any of them has an item. Adding a behavior again has no effect. If
  /// called from an action or a delegate method, the behavior is added at the end of the step.
  ///
  /// - Parameter behavior: A behavior that is not a child of another one and not in another
  ///   animator.
  open func addBehavior(_ behavior: DynamicBehavior) {
    atEndOfStep { [self] in
      guard !behaviors.contains(where: { $0 === behavior }) else { return }
      behavior.requireNoOwner()
      behaviors.append(behavior)
      hierarchyDidChange()
      behavior.installTree(in: self)
    }
  }

  /// Removes a behavior and its child behaviors.
  ///
  /// An item that no other behavior contains stays at its position. A behavior that is not in
  /// `behaviors` is ignored. If called from an action or a delegate method, the behavior is removed
  /// at the end of the step.
  open func removeBehavior(_ behavior: DynamicBehavior) {
    atEndOfStep { [self] in
      guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
      behaviors.remove(at: index)
      hierarchyDidChange()
      behavior.uninstallTree()
    }
  }

  /// Removes all behaviors; if called from an action or a delegate method, at the end of the step.
  open func removeAllBehaviors() {
    atEndOfStep { [self] in
      let removed = behaviors
      behaviors = []
      hierarchyDidChange()
      for behavior in removed { behavior.uninstallTree() }
    }
  }

  /// All behaviors in depth-first order, parents before children.
  var allBehaviors: [DynamicBehavior] {
    if let cachedBehaviors { return cachedBehaviors }
    let found = behaviors.flatMap(\.subtree)
    cachedBehaviors = found
    return found
  }

  func hierarchyDidChange() {
    cachedBehaviors = nil
    propertiesAreStale = true
  }

  /// Performs a change now or, during a step, at its end.
  func atEndOfStep(_ change: @escaping () -> Void) {
    if isStepping { deferredChanges.append(change) } else { change() }
  }

  /// Performs the changes that were deferred during the step.
  func applyDeferredChanges() {
    // A change cannot defer another one: no step is in progress.
    let changes = deferredChanges
    deferredChanges = []
    for change in changes { change() }
  }

  /// Returns a new identifier for a collision behavior.
  func makeCollisionID() -> Int {
    lastCollisionID += 1
    return lastCollisionID
  }
}

@available(*, unavailable)
extension DynamicAnimator: Sendable {}
