import Geometry
import Physics

/// Makes items collide with each other and with boundaries.
///
/// Items collide only with items and boundaries of the same behavior. An animator can have any
/// number of collision behaviors.
open class CollisionBehavior: ItemListBehavior {
  /// The objects with which items collide.
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

  /// A boundary, and its body while the behavior is in an animator.
  struct Boundary {
    let outline: BoundaryOutline
    var body: BodyID?
  }

  struct State {
    var mode = Mode.everything
    /// The boundaries with an identifier, in order of addition.
    var boundaries: [(identifier: AnyHashable, boundary: Boundary)] = []
    /// The insets of the boundary made from the reference bounds; nil if there is no such boundary.
    var insets: Insets?
    /// The boundary made from the reference bounds.
    var reference: Boundary?
    /// The surface of boundaries, and those of boundaries with an identifier.
    var surface = Surface()
    var surfaces: [AnyHashable: Surface] = [:]
    /// Pairs of items that do not collide through this behavior.
    ///
    /// The items are stored so that they stay alive: otherwise a new item at the same address would
    /// be in the pair.
    var ignoredPairs: [ItemPair: [any DynamicItem]] = [:]
    /// The identifier of the behavior in the animator's contact rules.
    var id = 0
  }

  var state = State()

  /// The delegate that is notified of contacts; not retained, nil by default.
  public weak var collisionDelegate: (any CollisionBehaviorDelegate)?

  /// Creates a behavior of mode `.everything` without boundaries.
  public init(items: [any DynamicItem] = []) {
    super.init(items)
  }

  /// The objects with which items collide; `.everything` by default.
  ///
  /// Without `.boundaries` items pass through boundaries, but the delegate is still notified.
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

  /// Sets whether two items ignore contacts with each other in this behavior.
  ///
  /// Items collide if any behavior that contains both allows it. The pair can be set before its
  /// items are added, and stays set after they are removed. UIKit has no equivalent.
  ///
  /// - Parameters:
  ///   - isIgnored: Whether the items pass through each other.
  ///   - item1: One item.
  ///   - item2: The other item.
  public func setIgnoresContacts(
    _ isIgnored: Bool, between item1: any DynamicItem, and item2: any DynamicItem
  ) {
    let pair = ItemPair(ObjectIdentifier(item1), ObjectIdentifier(item2))
    state.ignoredPairs[pair] = isIgnored ? [item1, item2] : nil
    rulesDidChange()
    didChange()
  }

  /// Returns whether two items pass through each other in this behavior; false by default.
  public func ignoresContacts(
    between item1: any DynamicItem, and item2: any DynamicItem
  ) -> Bool {
    state.ignoredPairs[ItemPair(ObjectIdentifier(item1), ObjectIdentifier(item2))] != nil
  }

  private func rulesDidChange() {
    guard let dynamicAnimator else { return }
    for item in items { dynamicAnimator.contactRulesDidChange(for: item) }
  }

  // MARK: In the animator

  override func didAdd(_ item: any DynamicItem, to animator: DynamicAnimator) {
    super.didAdd(item, to: animator)
    animator.contactRulesDidChange(for: item)
  }

  override func willRemove(_ item: any DynamicItem, from animator: DynamicAnimator) {
    animator.contactRulesDidChange(for: item)
    super.willRemove(item, from: animator)
  }

  override func install(in animator: DynamicAnimator) {
    state.id = animator.makeCollisionID()
    super.install(in: animator)
    for i in state.boundaries.indices {
      state.boundaries[i].boundary.body = makeBody(
        state.boundaries[i].boundary.outline, of: state.boundaries[i].identifier, in: animator)
    }
    state.reference = nil
    updateReferenceBoundary(in: animator)
  }

  override func updateReferenceBounds(in animator: DynamicAnimator) {
    updateReferenceBoundary(in: animator)
  }

  override func uninstall(from animator: DynamicAnimator) {
    for body in boundaryBodies { animator.removeBoundary(body) }
    for i in state.boundaries.indices { state.boundaries[i].boundary.body = nil }
    state.reference = nil
    super.uninstall(from: animator)
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

/// An unordered pair of items.
struct ItemPair: Hashable {
  private let low: ObjectIdentifier
  private let high: ObjectIdentifier

  init(_ a: ObjectIdentifier, _ b: ObjectIdentifier) {
    (low, high) = a < b ? (a, b) : (b, a)
  }
}
