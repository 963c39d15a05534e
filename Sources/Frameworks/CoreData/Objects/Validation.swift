import UIKit

// Why objects cannot be saved. The names of the numbers are Apple's.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key of errors: the object.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key of errors: the name of the property.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key of errors: the value.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key of errors: the errors of which there are several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Objects cannot be saved.
public let NSManagedObjectValidationError = 1550
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Several values cannot be saved.
public let NSValidationMultipleErrorsError = 1560
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A property that is not optional is nil.
public let NSValidationMissingMandatoryPropertyError = 1570
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An object is not deleted while a relationship has any.
public let NSValidationRelationshipDeniedDeleteError = 1600
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A text is too long.
public let NSValidationStringTooLongError = 1660
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A text is too short.
public let NSValidationStringTooShortError = 1670
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A text does not match a regular expression.
public let NSValidationStringPatternMatchingError = 1680
// swift-format-ignore: AlwaysUseLowerCamelCase
/// There is no object of a name.
public let NSManagedObjectReferentialIntegrityError = 133_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Another context has saved an object that this one has changed.
public let NSManagedObjectMergeError = 133_020
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Two objects have the same values of properties that are unique.
public let NSManagedObjectConstraintMergeError = 133_021
// swift-format-ignore: AlwaysUseLowerCamelCase
/// There is no store that could save.
public let NSPersistentStoreInvalidTypeError = 134_000

/// Returns an error of Core Data.
func managedError(_ code: Int, _ text: String, _ info: [String: Any] = [:]) -> NSError {
  NSError(
    domain: NSCocoaErrorDomain, code: code,
    userInfo: info.merging([NSLocalizedDescriptionKey: text]) { $1 })
}

extension NSManagedObject {
  /// Throws an error if a value cannot be saved.
  func validate() throws {
    var errors: [NSError] = []
    for property in entity.properties where !property.isTransient {
      if let failure = failure(of: property) {
        errors.append(
          managedError(
            failure.code, "\(property.name) \(failure.text).",
            [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name]))
      }
    }
    try Self.throwAll(errors)
  }

  /// Throws an error if a relationship forbids that the object is deleted.
  func validateDeletion() throws {
    for case let relationship as NSRelationshipDescription in entity.properties
    where relationship.deleteRule == .denyDeleteRule
      && related(relationship).contains(where: { !$0.isDeleted })
    {
      throw managedError(
        NSValidationRelationshipDeniedDeleteError,
        "Items cannot be deleted from \(relationship.name).",
        [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: relationship.name])
    }
  }

  /// Throws one error, or one of several.
  static func throwAll(_ errors: [NSError]) throws {
    if errors.count > 1 {
      throw managedError(
        NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
        [NSDetailedErrorsKey: errors])
    }
    if let error = errors.first { throw error }
  }

  private func failure(of property: NSPropertyDescription) -> (code: Int, text: String)? {
    if let relationship = property as? NSRelationshipDescription {
      let count = related(relationship).count
      if count == 0 {
        return relationship.isOptional
          ? nil : (NSValidationMissingMandatoryPropertyError, "is a required value")
      }
      if count < relationship.minCount {
        return (NSValidationRelationshipLacksMinimumCountError, "has too few objects")
      }
      return relationship.maxCount > 0 && count > relationship.maxCount
        ? (NSValidationRelationshipExceedsMaximumCountError, "has too many objects") : nil
    }
    guard let description = property as? NSAttributeDescription else { return nil }
    guard let value = attribute(property.name) else {
      return property.isOptional
        ? nil : (NSValidationMissingMandatoryPropertyError, "is a required value")
    }
    if let text = value as? String { return description.failure(ofText: text) }
    guard let number = (value as? NSNumber)?.doubleValue else { return nil }
    if let minimum = description.minimum, number < minimum {
      return (NSValidationNumberTooSmallError, "is too small")
    }
    if let maximum = description.maximum, number > maximum {
      return (NSValidationNumberTooLargeError, "is too large")
    }
    return nil
  }
}

extension NSAttributeDescription {
  fileprivate func failure(ofText text: String) -> (code: Int, text: String)? {
    let length = Double(text.utf16.count)
    if let minimum, length < minimum { return (NSValidationStringTooShortError, "is too short") }
    if let maximum, length > maximum { return (NSValidationStringTooLongError, "is too long") }
    if let pattern, !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) {
      return (NSValidationStringPatternMatchingError, "is of another pattern")
    }
    return nil
  }
}
