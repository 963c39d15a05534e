/// The base class of behaviors with a list of items that can change.
///
/// It is the common base of gravity, collisions, pushes, item properties and fields, and not meant
/// to be used directly.
open class ItemListBehavior: DynamicBehavior {
  /// The items, in order of addition.
  public private(set) var items: [any DynamicItem]

  private var itemIDs: Set<ObjectIdentifier>

  init(_ items: [any DynamicItem]) {
    self.items = []
    itemIDs = []
    super.init()
    for item in items { addItem(item) }
  }

  /// Adds an item; an item that is already in the list is ignored.
  public func addItem(_ item: any DynamicItem) {
    guard itemIDs.insert(ObjectIdentifier(item)).inserted else { return }
    items.append(item)
    if let dynamicAnimator {
      didAdd(item, to: dynamicAnimator)
      dynamicAnimator.resume()
    }
  }

  /// Removes an item; an item that is not in the list is ignored.
  public func removeItem(_ item: any DynamicItem) {
    guard itemIDs.remove(ObjectIdentifier(item)) != nil else { return }
    items.removeAll { $0 === item }
    if let dynamicAnimator {
      willRemove(item, from: dynamicAnimator)
      dynamicAnimator.resume()
    }
  }

  func contains(_ item: any DynamicItem) -> Bool { itemIDs.contains(ObjectIdentifier(item)) }

  /// Adds an item of the list to the animator's world.
  func didAdd(_ item: any DynamicItem, to animator: DynamicAnimator) { animator.retain(item) }

  /// Reverses `didAdd(_:to:)`.
  func willRemove(_ item: any DynamicItem, from animator: DynamicAnimator) {
    animator.release(item)
  }

  override var isComposite: Bool { false }

  override func install(in animator: DynamicAnimator) {
    for item in items { didAdd(item, to: animator) }
  }

  override func uninstall(from animator: DynamicAnimator) {
    for item in items { willRemove(item, from: animator) }
  }

  override func makeRestoreClosure() -> () -> Void {
    let base = super.makeRestoreClosure()
    let items = items
    let itemIDs = itemIDs
    return { [self] in
      base()
      self.items = items
      self.itemIDs = itemIDs
    }
  }

  /// Wakes the items and resumes the animator after a property changed.
  func didChange() {
    guard let dynamicAnimator else { return }
    for item in items { dynamicAnimator.wake(item) }
    dynamicAnimator.resume()
  }
}
