import UIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of stores in a database; here it is in memory, as all are.
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of stores in a file; here it is in memory, as all are.
public let NSBinaryStoreType = "Binary"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of stores in memory.
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An option of stores, which changes nothing: nothing is migrated.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An option of stores, which changes nothing: nothing is migrated.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An option of stores that cannot be saved to.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An option of stores, which changes nothing: stores are in memory.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An option of stores, which changes nothing: a store has no history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An option of stores, which changes nothing: no other process changes a store.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An option of stores, which changes nothing: stores are in memory.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

/// The saved values of an object.
struct Row {
  var values: [String: StoredValue]
  /// How often the object has been saved.
  var version = 1
}

/// Saved objects.
///
/// They are in memory, so that each run of a program begins without any.
open class NSPersistentStore: NSObject {
  /// The kinds of stores, by their names of today.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of stores in a database; here it is in memory, as all are.
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    /// The kind of stores in a file; here it is in memory, as all are.
    public static let binary = Self(rawValue: NSBinaryStoreType)
    /// The kind of stores in memory.
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
  }

  /// The kind.
  public let type: String
  /// Where the file would be; nil if it is not told.
  open var url: URL?
  /// What the program set.
  public let options: [AnyHashable: Any]?
  /// The name of the configuration: there is none.
  public let configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  /// The name that all stores have.
  open var identifier: String! = "store"
  /// What the program notes about the store.
  open var metadata: [String: Any]! = [:]
  /// Whether the store cannot be saved to.
  open var isReadOnly: Bool
  /// The coordinator that has the store.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  private var rows: [NSManagedObjectID: Row] = [:]
  private var order: [NSManagedObjectID] = []

  init(type: String, url: URL?, options: [AnyHashable: Any]?) {
    (self.type, self.url, self.options) = (type, url, options)
    isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
    super.init()
  }

  /// The names of the objects, in the order in which they were saved.
  var ids: [NSManagedObjectID] { order }

  /// The values of an object; nil if there is no such object.
  subscript(id: NSManagedObjectID) -> Row? {
    get { rows[id] }
    set {
      guard var row = newValue else {
        rows[id] = nil
        order.removeAll { $0 === id }
        return
      }
      if let old = rows[id] { row.version = old.version + 1 } else { order.append(id) }
      rows[id] = row
      (id.isTemporaryID, id.persistentStore) = (false, self)
    }
  }

  /// Removes objects.
  func remove(_ ids: Set<NSManagedObjectID>) {
    for id in ids { rows[id] = nil }
    order.removeAll { ids.contains($0) }
  }
}
