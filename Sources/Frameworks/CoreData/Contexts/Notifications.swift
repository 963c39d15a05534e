import UIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key of notifications: the new objects.
public let NSInsertedObjectsKey = "inserted"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key of notifications: the changed objects.
public let NSUpdatedObjectsKey = "updated"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key of notifications: the deleted objects.
public let NSDeletedObjectsKey = "deleted"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key of notifications: the objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key of notifications: the names of the new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key of notifications: the names of the changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key of notifications: the names of the deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Objects of a context have changed; sent at the end of an event.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A context will be saved.
  public static let NSManagedObjectContextWillSave = Self(
    "NSManagingContextWillSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A context has been saved.
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagingContextDidSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Another process has changed a store, which never happens.
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChange")
}

extension NSManagedObjectContext {
  /// The same as `Notification.Name.NSManagedObjectContextObjectsDidChange`.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
  /// The same as `Notification.Name.NSManagedObjectContextWillSave`.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// The same as `Notification.Name.NSManagedObjectContextDidSave`.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// A context has been saved; sent with the names of the objects.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDs")
}

extension ManagedChanges {
  /// The names that a notification has.
  var namesInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    for (key, list) in [
      (NSInsertedObjectIDsKey, inserted), (NSUpdatedObjectIDsKey, updated),
      (NSDeletedObjectIDsKey, deleted),
    ] where !list.isEmpty { info[key] = Set(list.map(\.objectID)) }
    return info
  }
}
