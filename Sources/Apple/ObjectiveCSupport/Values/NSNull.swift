/// The object that stands for none in lists, in place of Foundation's.
public final class NSNull: NSObject, NaturallyBridged {
  private static nonisolated(unsafe) let shared = NSNull()

  /// Returns the object.
  public class func null() -> NSNull! { shared }

  var naturalValue: Any { FoundationNull() }

  /// Returns whether another object is a null.
  override public func isEqual(_ object: Any?) -> Bool { object is NSNull }
  /// 0.
  override public var hash: Int { 0 }
  /// The text `<null>`.
  override public var description: String { "<null>" }
}
