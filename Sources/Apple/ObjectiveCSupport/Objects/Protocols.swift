// Foundation's protocols that classes of a program conform to.

/// An object that is written to archives.
public typealias ObjectCoding = NSCoding

/// An object that is locked and unlocked; there is one thread.
public protocol ObjectLocking: AnyObject {
  /// Does nothing: there is one thread.
  func lock()
  /// Does nothing: there is one thread.
  func unlock()
}

/// An object whose content can be released.
public protocol DiscardableContent: AnyObject {
  /// Begins to use the content.
  func beginContentAccess() -> Bool
  /// Ends to use the content.
  func endContentAccess()
  /// Releases the content.
  func discardContentIfPossible()
  /// Whether the content is released.
  func isContentDiscarded() -> Bool
}

/// A lock; there is one thread.
open class NSLock: NSObject, ObjectLocking {
  /// Does nothing: there is one thread.
  open func lock() {}
  /// Does nothing: there is one thread.
  open func unlock() {}
  /// Returns true.
  open func tryLock() -> Bool { true }
}

/// A lock; there is one thread.
open class NSRecursiveLock: NSLock {}

/// Returns whether an object conforms to a protocol; false for nil.
///
/// - Parameters:
///   - object: The object.
///   - conforms: Returns whether the object is of the protocol, `{ $0 is any P }`.
/// - Returns: Whether it conforms.
public func conformsToProtocol(_ object: AnyObject?, _ conforms: (AnyObject) -> Bool) -> Bool {
  object.map(conforms) ?? false
}
