public import Foundation

extension NSManagedObject {
  /// Returns the objects of a relationship as a set; what is added to it is added to the
  /// relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(self, key) }

  /// Returns the objects of a relationship in their order; what is added is added to the
  /// relationship.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    ManagedOrderedSet(self, key)
  }

  /// The objects of a relationship by its name; none if it is not one.
  fileprivate func related(_ key: String) -> [NSManagedObject] {
    (entity.property(key) as? NSRelationshipDescription).map(related) ?? []
  }
}

/// The objects of a relationship, which change with the set.
private final class ManagedSet: NSMutableSet {
  private let owner: NSManagedObject?
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    (owner, key) = (nil, "")
    super.init(capacity: numItems)
  }

  @available(*, unavailable)
  required init?(coder: Foundation.NSCoder) { nil }

  @available(*, unavailable)
  required convenience init(arrayLiteral elements: Any...) {
    fatalError("the objects have an owner")
  }

  private var objects: [NSManagedObject] { owner?.related(key) ?? [] }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? {
    objects.first { $0 === object as AnyObject }
  }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override func add(_ object: Any) { owner?._addManaged(key, object) }
  override func remove(_ object: Any) { owner?._removeManaged(key, object) }
}

/// The objects of a relationship in their order, which change with the list.
private final class ManagedOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject?
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  override init(capacity numItems: Int) {
    (owner, key) = (nil, "")
    super.init(capacity: numItems)
  }

  @available(*, unavailable)
  required init?(coder: Foundation.NSCoder) { nil }

  @available(*, unavailable)
  required convenience init(arrayLiteral elements: Any...) {
    fatalError("the objects have an owner")
  }

  private var objects: [NSManagedObject] { owner?.related(key) ?? [] }

  override var count: Int { objects.count }
  override func object(at idx: Int) -> Any { objects[idx] }
  override func index(of object: Any) -> Int {
    objects.firstIndex { $0 === object as AnyObject } ?? NSNotFound
  }
  override func insert(_ object: Any, at idx: Int) { owner?._addManaged(key, object, at: idx) }
  override func removeObject(at idx: Int) {
    owner?._replaceManaged(key, at: NSIndexSet(index: idx))
  }
  override func replaceObject(at idx: Int, with obj: Any) {
    owner?._replaceManaged(key, at: NSIndexSet(index: idx), with: obj)
  }
}
