/// What writes objects as texts, in place of Foundation's.
open class NSFormatter: NSObject {
  /// Returns the text of an object; nil for another one.
  open func stringForObjectValue(_ object: AnyObject!) -> NSString! { nil }
}
