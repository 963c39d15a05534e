import UIKit

/// What becomes of related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// They keep what they have of it.
  case noActionDeleteRule
  /// They have it no longer.
  case nullifyDeleteRule
  /// They are deleted, too.
  case cascadeDeleteRule
  /// The object is not deleted while there are any.
  case denyDeleteRule
}

/// A relationship of the objects of an entity: one other object, or several.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The least number of objects; 0 is none.
  open var minCount = 0
  /// The largest number of objects; 1 is a relationship to one, 0 one without a limit.
  open var maxCount = 0
  /// What becomes of the objects when this one is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the objects have an order.
  open var isOrdered = false
  /// Whether there may be several objects.
  open var isToMany: Bool { maxCount != 1 }

  /// Creates a relationship without a name.
  override public init() { super.init() }
}
