import UIKit

/// How conflicts are solved.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// Which of two changes of an object is saved: that in the store, or that in the context.
open class NSMergePolicy: NSObject {
  /// How conflicts are solved.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }

  /// Saving fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Of properties that both have changed the store's stay.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Of properties that both have changed the object's are saved.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// All properties of the object are saved.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// What the store has stays.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

  /// Returns the policy that a context has.
  static func policy(_ value: Any?) -> NSMergePolicy { value as? NSMergePolicy ?? .error }

  /// Returns the row to save of an object.
  func row(of object: NSManagedObject, over stored: Row?) throws -> Row {
    let own = object.storedValues
    guard let stored, stored.version != object.version else { return Row(values: own) }
    var values = stored.values
    switch mergeType {
    case .errorMergePolicyType:
      throw managedError(
        NSManagedObjectMergeError, "Another context has saved \(object.objectID).")
    case .overwriteMergePolicyType: values = own
    case .rollbackMergePolicyType: break
    case .mergeByPropertyObjectTrumpMergePolicyType:
      for key in object.changedKeys { values[key] = own[key] }
    case .mergeByPropertyStoreTrumpMergePolicyType:
      for key in object.changedKeys where isSame(stored.values[key], object.saved[key]?.stored) {
        values[key] = own[key]
      }
    }
    if let context = object.managedObjectContext {
      object.values = values.mapValues { $0.value(in: context) }
    }
    return Row(values: values)
  }

  private func isSame(_ one: StoredValue?, _ other: StoredValue?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (.attribute(let one)?, .attribute(let other)?):
      ManagedValue.isSame(.attribute(one), .attribute(other))
    case (.objects(let one)?, .objects(let other)?): one == other
    default: false
    }
  }

  /// Solves that new objects have the values of saved ones in properties that are unique.
  func mergeUnique(in context: NSManagedObjectContext, _ store: NSPersistentStore) throws {
    for object in context.changes.inserted.objects {
      for constraint in object.entity.uniquenessConstraints {
        let names = constraint.compactMap {
          $0 as? String ?? ($0 as? NSAttributeDescription)?.name
        }
        let gone = context.changes.deleted
        let saved = store.ids.lazy.filter { $0.entity === object.entity }
          .map(context.object(with:))
        let new = context.changes.inserted.filter { $0.entity === object.entity }
        let twin = (Array(saved) + new).first { other in
          other !== object && !gone.contains(other) && !other.isDeleted
            && names.allSatisfy { name in
              let value = object.attribute(name).map(ManagedValue.attribute)
              return value != nil
                && ManagedValue.isSame(value, other.attribute(name).map(ManagedValue.attribute))
            }
        }
        // Of two new objects the second one is merged into the first.
        guard let twin, !twin.isInserted || context.changes.inserted.comes(twin, before: object)
        else { continue }
        try merge(object, into: twin, in: context)
        break
      }
    }
  }

  private func merge(
    _ object: NSManagedObject, into twin: NSManagedObject, in context: NSManagedObjectContext
  ) throws {
    switch mergeType {
    case .errorMergePolicyType:
      throw managedError(
        NSManagedObjectConstraintMergeError,
        "Two objects of \(object.entity.name ?? "") have the same unique values.")
    case .overwriteMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType:
      for case let attribute as NSAttributeDescription in object.entity.properties {
        if let value = object.attribute(attribute.name) {
          twin.setAttribute(value, attribute.name)
        }
      }
      for case let relationship as NSRelationshipDescription in object.entity.properties {
        let related = object.related(relationship)
        if !related.isEmpty { twin.setRelated(related, relationship) }
      }
    case .rollbackMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType: break
    }
    context.delete(object)
    context.processPendingChanges()
  }
}

extension ObjectList {
  fileprivate func comes(_ one: NSManagedObject, before other: NSManagedObject) -> Bool {
    objects.first { $0 === one || $0 === other } === one
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The same as `NSMergePolicy.error`.
public let NSErrorMergePolicy: Any = NSMergePolicy.error
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The same as `NSMergePolicy.mergeByPropertyStoreTrump`.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The same as `NSMergePolicy.mergeByPropertyObjectTrump`.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The same as `NSMergePolicy.overwrite`.
public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The same as `NSMergePolicy.rollback`.
public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
