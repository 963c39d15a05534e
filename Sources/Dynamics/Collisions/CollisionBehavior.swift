import Geometry
import Physics

/// Lets items collide with one another and with boundaries.
///
/// Only items of the same behavior collide, and only with that behavior's boundaries. Any number of
/// collision behaviors may act in one animator.
open class CollisionBehavior: ItemListBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable, Hashable {
    /// The bits of the mode.
    public let rawValue: UInt

    /// Creates a mode from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Items collide with items.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// A boundary, and the body that it is while the behavior is in an animator.
  struct Boundary {
    let outline: BoundaryOutline
    var body: BodyID?
  }

  struct State {
    var mode = Mode.everything
    /// The boundaries that were added, in order of addition.
    var boundaries: [(identifier: AnyHashable, boundary: Boundary)] = []
    /// How far the boundary of the reference bounds lies inside of them; nil for no such boundary.
    var insets: Insets?
    /// That boundary as it is now.
    var reference: Boundary?
    /// Pairs of items that do not collide through this behavior, which keeps the items alive: the
    /// pair of another's address would be exempt as well.
    var exemptions: [ItemPair: [any DynamicItem]] = [:]
    /// The behavior's name in the animator's contact rules.
    var serial = 0
  }

  var state = State()

  /// Told of contacts; not retained, and nil by default.
  public weak var collisionDelegate: (any CollisionBehaviorDelegate)?

  /// Creates a behavior without boundaries, in which everything collides.
  public init(items: [any DynamicItem] = []) {
    super.init(items)
  }

  /// What items collide with; `.everything` by default.
  ///
  /// Without `.boundaries` items pass through them, but the delegate still hears of it.
  public var collisionMode: Mode {
    get { state.mode }
    set {
      guard newValue != state.mode else { return }
      state.mode = newValue
      if let dynamicAnimator {
        for body in boundaryBodies { setTraits(of: body, in: dynamicAnimator) }
        rulesDidChange()
      }
      didChange()
    }
  }

  // MARK: Pairs

  /// Keeps two items from colliding through this behavior, or lets them again.
  ///
  /// Items meet where any behavior that holds both lets them. A pair may be named before its items
  /// are added, and stays named when they are removed. UIKit has nothing like it.
  ///
  /// - Parameters:
  ///   - isIgnored: Whether the two pass through each other.
  ///   - item1: One item.
  ///   - item2: The other item.
  public func setIgnoresContacts(
    _ isIgnored: Bool, between item1: any DynamicItem, and item2: any DynamicItem
  ) {
    let pair = ItemPair(ObjectIdentifier(item1), ObjectIdentifier(item2))
    state.exemptions[pair] = isIgnored ? [item1, item2] : nil
    rulesDidChange()
    didChange()
  }

  /// Whether two items pass through each other as far as this behavior goes; false by default.
  public func ignoresContacts(
    between item1: any DynamicItem, and item2: any DynamicItem
  ) -> Bool {
    state.exemptions[ItemPair(ObjectIdentifier(item1), ObjectIdentifier(item2))] != nil
  }

  private func rulesDidChange() {
    guard let dynamicAnimator else { return }
    for item in items { dynamicAnimator.contactRulesDidChange(for: item) }
  }

  // MARK: In the animator

  override func take(_ item: any DynamicItem, in animator: DynamicAnimator) {
    super.take(item, in: animator)
    animator.contactRulesDidChange(for: item)
  }

  override func release(_ item: any DynamicItem, in animator: DynamicAnimator) {
    animator.contactRulesDidChange(for: item)
    super.release(item, in: animator)
  }

  override func enter(_ animator: DynamicAnimator) {
    state.serial = animator.nextSerial()
    super.enter(animator)
    for i in state.boundaries.indices {
      state.boundaries[i].boundary.body = makeBody(
        state.boundaries[i].boundary.outline, in: animator)
    }
    state.reference = nil
    updateReferenceBoundary(in: animator)
  }

  override func followReferenceBounds(in animator: DynamicAnimator) {
    updateReferenceBoundary(in: animator)
  }

  override func leave(_ animator: DynamicAnimator) {
    for body in boundaryBodies { animator.removeBoundary(body) }
    for i in state.boundaries.indices { state.boundaries[i].boundary.body = nil }
    state.reference = nil
    super.leave(animator)
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

/// Two items, in no order.
struct ItemPair: Hashable {
  private let low: ObjectIdentifier
  private let high: ObjectIdentifier

  init(_ a: ObjectIdentifier, _ b: ObjectIdentifier) {
    (low, high) = a < b ? (a, b) : (b, a)
  }
}
