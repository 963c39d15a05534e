/// A built-in behavior that acts on a list of items, which may change at any time.
///
/// It only gathers what gravity, collisions, pushes, item properties and fields have in common; it
/// is not for use by itself.
open class ItemListBehavior: DynamicBehavior {
  /// The items, in order of addition.
  public private(set) var items: [any DynamicItem]

  private var members: Set<ObjectIdentifier>

  init(_ items: [any DynamicItem]) {
    self.items = []
    members = []
    super.init()
    for item in items { addItem(item) }
  }

  /// Adds an item; one that is there already stays as it is.
  public func addItem(_ item: any DynamicItem) {
    guard members.insert(ObjectIdentifier(item)).inserted else { return }
    items.append(item)
    if let dynamicAnimator {
      take(item, in: dynamicAnimator)
      dynamicAnimator.resume()
    }
  }

  /// Removes an item; one that is not there is ignored.
  public func removeItem(_ item: any DynamicItem) {
    guard members.remove(ObjectIdentifier(item)) != nil else { return }
    items.removeAll { $0 === item }
    if let dynamicAnimator {
      release(item, in: dynamicAnimator)
      dynamicAnimator.resume()
    }
  }

  func holds(_ item: any DynamicItem) -> Bool { members.contains(ObjectIdentifier(item)) }

  /// Makes an item of the list take part in an animator's world.
  func take(_ item: any DynamicItem, in animator: DynamicAnimator) { animator.retain(item) }

  /// Ends what `take(_:in:)` began.
  func release(_ item: any DynamicItem, in animator: DynamicAnimator) { animator.release(item) }

  override var isComposite: Bool { false }

  override func enter(_ animator: DynamicAnimator) {
    for item in items { take(item, in: animator) }
  }

  override func leave(_ animator: DynamicAnimator) {
    for item in items { release(item, in: animator) }
  }

  override func checkpoint() -> () -> Void {
    let base = super.checkpoint()
    let items = items
    let members = members
    return { [self] in
      base()
      self.items = items
      self.members = members
    }
  }

  /// Wakes the items and the animator after a property changed.
  func didChange() {
    guard let dynamicAnimator else { return }
    for item in items { dynamicAnimator.wake(item) }
    dynamicAnimator.resume()
  }
}
