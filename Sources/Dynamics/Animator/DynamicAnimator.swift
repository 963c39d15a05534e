import Physics

/// Gives items physics: steps a world in which every item is a body, and moves the items along.
///
/// ```swift
/// let animator = DynamicAnimator(referenceView: view)
/// animator.addBehavior(GravityBehavior(items: [ball]))
/// let collision = CollisionBehavior(items: [ball])
/// collision.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(collision)
/// ```
///
/// **Units** are points, seconds and radians; y runs down, and angles are clockwise on screen. 100
/// points are a metre, an item of 100 by 100 points weighs a kilogram, and a gravity of 1 is 1000
/// points/s^2.
///
/// **Modes.** With a reference view all points are in the view's coordinates, and its bounds can be
/// a boundary. With a layout they are in the coordinates of its content. With neither, items are
/// anything with a center, a size and a transform.
///
/// **Time** stands still until `step(_:)` is called, by the ticker of the reference view or by
/// hand. A step cuts its time into the profile's sub-steps; what is left over waits. It runs in
/// this order: item properties, reference bounds, pushes, sub-steps, items are written, contacts
/// are told, actions, what was added or removed meanwhile, rest.
///
/// An animator and its behaviors belong to one thread. Nothing in them is random: equal calls give
/// equal results, bit for bit.
public final class DynamicAnimator {
  /// The constants of the engine.
  public let profile: Profile

  /// Told when the animator runs and rests; not retained, and nil by default.
  public weak var delegate: (any DynamicAnimatorDelegate)?

  /// What steps the animator while it runs; nil, the default, leaves it to the reference view's.
  public weak var ticker: (any DynamicTicker)?

  /// The behaviors that were added and not removed, in order of addition, without their children.
  public internal(set) var behaviors: [DynamicBehavior] = []

  /// Whether something moves: from the first behavior with an item until all items have come to
  /// rest.
  public internal(set) var isRunning = false

  /// The sum of the steps taken while running, in seconds; nothing sets it back.
  public internal(set) var elapsedTime = 0.0

  enum Mode {
    case custom
    case view
    case layout
  }

  let mode: Mode
  /// The view of a reference, and the layout of a layout animator.
  weak var reference: (any DynamicReference)?
  weak var layout: (any DynamicLayout)?

  var world: World
  var items = ItemTable()
  var ledger = ContactLedger()
  /// Time that is not a whole sub-step yet.
  var leftover: Double
  var isStepping = false
  var stepUnderWay: StepUnderWay?

  private var serial = 0
  private var queue: [() -> Void] = []
  private var traversal: [DynamicBehavior]?
  var propertiesAreStale = false
  var contactRules = ContactRules()
  /// The items whose collision behaviors changed, or boundaries since the rules were written.
  var staleContacts: Set<ObjectIdentifier> = []
  var boundariesAreStale = false

  private init(_ mode: Mode, _ profile: Profile) {
    self.mode = mode
    self.profile = profile
    leftover = profile.phase
    var settings = Settings()
    // Gravity is a force on the items of gravity behaviors, so that each has its own.
    settings.gravity = .zero
    world = World(settings: settings)
  }

  /// Creates an animator for items in a view, which is not retained.
  public convenience init(referenceView: any DynamicReference, profile: Profile = .modern) {
    self.init(.view, profile)
    reference = referenceView
  }

  /// Creates an animator for the attributes of a layout, which is not retained.
  public convenience init(
    collectionViewLayout layout: any DynamicLayout, profile: Profile = .modern
  ) {
    self.init(.layout, profile)
    self.layout = layout
  }

  /// Creates an animator for any items, without reference bounds.
  public convenience init(profile: Profile = .modern) {
    self.init(.custom, profile)
  }

  deinit {
    for behavior in behaviors.flatMap(\.family) { behavior.setAnimator(nil) }
  }

  /// The view whose coordinates all points are in; nil for other modes, or when the view is gone.
  public var referenceView: (any DynamicReference)? { reference }

  // MARK: Behaviors

  /// Adds a behavior with its children, which makes the animator run if any has an item.
  ///
  /// One that is there already is ignored. One that is a child of another, or in another animator,
  /// traps. Within a step, in an action or a delegate, the behavior joins at the end of the step.
  public func addBehavior(_ behavior: DynamicBehavior) {
    atEndOfStep { [self] in
      guard !behaviors.contains(where: { $0 === behavior }) else { return }
      behavior.requireIsFree()
      behaviors.append(behavior)
      hierarchyDidChange()
      behavior.takeEffect(in: self)
    }
  }

  /// Removes a behavior with its children; one that is not in `behaviors` is ignored.
  ///
  /// An item that no behavior holds any more stays where it is. Within a step the behavior leaves
  /// at its end.
  public func removeBehavior(_ behavior: DynamicBehavior) {
    atEndOfStep { [self] in
      guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
      behaviors.remove(at: index)
      hierarchyDidChange()
      behavior.loseEffect()
    }
  }

  /// Removes all behaviors, at the end of the step if there is one under way.
  public func removeAllBehaviors() {
    atEndOfStep { [self] in
      let removed = behaviors
      behaviors = []
      hierarchyDidChange()
      for behavior in removed { behavior.loseEffect() }
    }
  }

  /// All behaviors, each followed by its children.
  var allBehaviors: [DynamicBehavior] {
    if let traversal { return traversal }
    let found = behaviors.flatMap(\.family)
    traversal = found
    return found
  }

  func hierarchyDidChange() {
    traversal = nil
    propertiesAreStale = true
  }

  /// Does something now, or when the step under way has ended.
  func atEndOfStep(_ change: @escaping () -> Void) {
    if isStepping { queue.append(change) } else { change() }
  }

  /// Does what was put off during the step.
  func emptyQueue() {
    // A change may put off another one only by stepping, which it must not.
    let changes = queue
    queue = []
    for change in changes { change() }
  }

  /// A number that was not given before.
  func nextSerial() -> Int {
    serial += 1
    return serial
  }
}

@available(*, unavailable)
extension DynamicAnimator: Sendable {}
