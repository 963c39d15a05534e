internal import StageContext
public import UIKit

/// Objects in memory: empty at the beginning of each run.
public final class Realm {
  /// The settings of a realm, which change nothing.
  public struct Configuration {
    /// The settings of realms without their own.
    public static var defaultConfiguration: Configuration {
      get { Configuration() }
      set {}
    }
    /// The file, which is not written.
    public var fileURL: URL?
    /// The name of a realm in memory.
    public var inMemoryIdentifier: String?
    /// The version of the properties.
    public var schemaVersion: UInt64
    /// What would change objects of older versions.
    public var migrationBlock: MigrationBlock?
    /// Whether objects of older versions would be deleted.
    public var deleteRealmIfMigrationNeeded: Bool
    /// The classes of objects; nil for all.
    public var objectTypes: [Object.Type]?

    /// Creates settings.
    public init(
      fileURL: URL? = URL(fileURLWithPath: NSHomeDirectory() + "/Documents/default.realm"),
      inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
      schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
      deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [Object.Type]? = nil
    ) {
      (self.fileURL, self.inMemoryIdentifier) = (fileURL, inMemoryIdentifier)
      (self.schemaVersion, self.migrationBlock) = (schemaVersion, migrationBlock)
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      self.objectTypes = objectTypes
    }
  }

  /// When an object with a primary key that is there replaces the other one.
  public enum UpdatePolicy: Int, Sendable {
    case error = 1
    case modified = 3
    case all = 2
  }

  /// The settings.
  public let configuration: Configuration
  /// Whether a change has begun.
  public private(set) var isInWriteTransaction = false
  private let store = RealmStore.shared

  /// Opens the realm of the application.
  public init(configuration: Configuration = .defaultConfiguration, queue: DispatchQueue? = nil)
    throws
  { self.configuration = configuration }

  /// Opens the realm of the application.
  public convenience init(fileURL: URL) throws {
    try self.init(configuration: Configuration(fileURL: fileURL))
  }

  /// Whether nothing is kept.
  public var isEmpty: Bool { store.objects.isEmpty }

  // MARK: Changes

  /// Changes objects, and tells observers.
  @discardableResult
  public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
  ) throws -> Result {
    beginWrite()
    defer {
      isInWriteTransaction = false
      store.notify(except: tokens)
    }
    return try block()
  }

  /// Changes objects later, and tells observers.
  public func writeAsync(_ block: @escaping () -> Void, onComplete: (((any Error)?) -> Void)? = nil)
  {
    DispatchQueue.main.async { [self] in
      try? write(block)
      onComplete?(nil)
    }
  }

  /// Begins a change.
  public func beginWrite() { isInWriteTransaction = true }

  /// Ends a change, and tells observers.
  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
    isInWriteTransaction = false
    store.notify(except: tokens)
  }

  /// Ends a change, which stays.
  public func cancelWrite() { isInWriteTransaction = false }

  /// Adds an object, in place of the one with its primary key.
  public func add(_ object: Object, update: UpdatePolicy = .error) {
    if object.realm != nil, store.objects.contains(where: { $0 === object }) { return }
    if let key = object.primaryValue,
      let index = store.objects.firstIndex(where: {
        type(of: $0) == type(of: object) && $0.primaryValue == key
      })
    {
      store.objects[index] = object
    } else {
      store.objects.append(object)
    }
    object.realm = store.realm(self)
  }

  /// Adds objects, in place of those with their primary keys.
  public func add<Objects: Sequence>(_ objects: Objects, update: UpdatePolicy = .error)
  where Objects.Element: Object {
    for object in objects { add(object, update: update) }
  }

  /// Adds an object with values by name.
  @discardableResult
  public func create<Kind: Object>(
    _ type: Kind.Type, value: Any = [:], update: UpdatePolicy = .error
  ) -> Kind {
    let object = type.init()
    if let values = value as? [String: Any] { object.setValuesForKeys(values) }
    add(object, update: update)
    return object
  }

  /// Deletes an object.
  public func delete(_ object: Object) {
    store.objects.removeAll { $0 === object }
    object.realm = nil
    object.isInvalidated = true
  }

  /// Deletes objects.
  public func delete<Objects: Sequence>(_ objects: Objects) where Objects.Element: Object {
    for object in Array(objects) { delete(object) }
  }

  /// Deletes all objects.
  public func deleteAll() { delete(store.objects) }

  // MARK: Objects

  /// Returns the objects of a class.
  public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
    Results { [store] in store.all.compactMap { $0 as? Element } }
  }

  /// Returns the object with a primary key; nil if there is none.
  public func object<Element: Object, Key: Hashable>(
    ofType type: Element.Type, forPrimaryKey key: Key
  ) -> Element? { objects(type).elements.first { $0.primaryValue == AnyHashable(key) } }

  /// Does nothing: objects are as they are now.
  @discardableResult
  public func refresh() -> Bool { false }

  /// Does nothing: the realm stays.
  public func invalidate() {}

  /// Calls a function after each change.
  public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
    let token = NotificationToken()
    token.check = { [weak self] in if let self { block(.didChange, self) } }
    store.add(token)
    return token
  }

  /// What an observer of a realm is told.
  public enum Notification: String, Sendable { case didChange, refreshRequired }
}

/// A change of objects of older versions, which there are none of.
public final class Migration {}
/// What changes objects of older versions; it is not called.
public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void

/// What an observer of objects is told.
public enum RealmCollectionChange<Objects> {
  /// The objects, when it begins to observe.
  case initial(Objects)
  /// The objects after a change, with the places of those that went, came and stayed.
  case update(Objects, deletions: [Int], insertions: [Int], modifications: [Int])
  /// The objects cannot be read, which never happens.
  case error(any Error)
}

/// An observation, which ends with this object.
public final class NotificationToken {
  var check: (() -> Void)?
  /// Ends the observation.
  public func invalidate() { check = nil }
}

/// The objects of an application.
final class RealmStore {
  var objects: [Object] = []
  private var tokens: [() -> NotificationToken?] = []
  private var number: UInt64 = 0
  /// The realm that objects have, which is the first one that was opened.
  private var first: Realm?

  /// The objects of the application.
  static var shared: RealmStore { ApplicationContext.shared.service { _ in RealmStore() } }

  /// The objects, and those to which they refer.
  var all: [Object] {
    var seen: Set<ObjectIdentifier> = []
    var result: [Object] = []
    func visit(_ object: Object) {
      guard !object.isInvalidated, seen.insert(ObjectIdentifier(object)).inserted else { return }
      result.append(object)
      for child in object.children { visit(child) }
    }
    for object in objects { visit(object) }
    return result
  }

  func nextNumber() -> UInt64 {
    number += 1
    return number
  }

  func realm(_ realm: Realm) -> Realm {
    let known = first ?? realm
    first = known
    return known
  }

  func add(_ token: NotificationToken) { tokens.append { [weak token] in token } }

  /// Tells observers that objects have changed, after the present function.
  func notify(except others: [NotificationToken]) {
    let skipped = Set(others.map(ObjectIdentifier.init))
    tokens.removeAll { $0()?.check == nil }
    // An observer that begins after the change is notified of the objects alone.
    let waiting = tokens.compactMap { $0() }.filter { !skipped.contains(ObjectIdentifier($0)) }
    DispatchQueue.main.async { for token in waiting { token.check?() } }
  }

  /// Calls a function with objects after the present function, and after each change.
  func observe<Objects: Collection>(
    _ read: @escaping () -> Objects?, _ block: @escaping (RealmCollectionChange<Objects>) -> Void
  ) -> NotificationToken {
    let token = NotificationToken()
    func identities(_ objects: Objects?) -> [ObjectIdentifier] {
      (objects.map { Array($0) } ?? []).map { ObjectIdentifier($0 as AnyObject) }
    }
    var before: [ObjectIdentifier]?
    token.check = {
      guard let objects = read() else { return }
      let now = identities(objects)
      guard let old = before else {
        before = now
        return block(.initial(objects))
      }
      before = now
      let (known, present) = (Set(old), Set(now))
      block(
        .update(
          objects, deletions: old.indices.filter { !present.contains(old[$0]) },
          insertions: now.indices.filter { !known.contains(now[$0]) },
          modifications: old.indices.filter { present.contains(old[$0]) }))
    }
    add(token)
    DispatchQueue.main.async { [weak token] in token?.check?() }
    return token
  }
}
