public import Foundation
internal import StageFoundation

// Foundation's classes that have the names of ours.

/// A text of Foundation's.
public typealias FoundationString = Foundation.NSString
/// A text of Foundation's that can change.
public typealias FoundationMutableString = Foundation.NSMutableString
/// An error of Foundation's.
public typealias FoundationError = Foundation.NSError
/// A number of Foundation's, which Swift's API of layers takes.
public typealias FoundationNumber = Foundation.NSNumber
/// A list of Foundation's.
public typealias FoundationArray = Foundation.NSArray
/// A dictionary of Foundation's.
public typealias FoundationDictionary = Foundation.NSDictionary
/// The null of Foundation's.
public typealias FoundationNull = Foundation.NSNull
/// An identifier of Foundation's.
public typealias FoundationUUID = Foundation.UUID

/// A notification of Foundation's.
typealias FoundationNotification = Foundation.NSNotification
/// A date of Foundation's.
typealias FoundationDate = Foundation.NSDate
/// An address of Foundation's.
typealias FoundationURL = Foundation.NSURL
/// Bytes of Foundation's.
typealias FoundationData = Foundation.NSData
/// An index path of Foundation's.
typealias FoundationIndexPath = Foundation.NSIndexPath
/// A pattern of Foundation's.
typealias FoundationRegularExpression = Foundation.NSRegularExpression
/// A place that matches a pattern, of Foundation's.
typealias FoundationTextCheckingResult = Foundation.NSTextCheckingResult

/// Writes a line to the log of the application.
func stageLog(_ text: String) { StageFoundation.print(text) }

/// Attaches a value to an object.
func associate(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  StageFoundation.objc_setAssociatedObject(object, key, value, policy)
}

/// Returns the value that was attached to an object; nil if there is none.
func associated(_ object: AnyObject, _ key: UnsafeRawPointer) -> AnyObject? {
  bridgeToObject(StageFoundation.objc_getAssociatedObject(object, key))
}

/// Returns whether the system is at least of a major version of iOS.
func isSystemAtLeast(iOS major: Int) -> Bool { StageFoundation._isAvailable(iOS: major) }
