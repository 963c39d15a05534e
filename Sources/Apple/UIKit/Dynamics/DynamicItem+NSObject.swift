public import Dynamics

/// Dynamic items are objects of Objective-C in UIKit.
extension DynamicItem {
  /// Returns whether another object is the same.
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  /// The hash value of the object's identity.
  public var hash: Int { ObjectIdentifier(self).hashValue }
}
