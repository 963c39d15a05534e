/// Objects by keys that may be removed; they never are, in place of Foundation's.
open class NSCache: NSObject {
  private var storage = ObjectTable()

  /// The name.
  open var name: NSString! = NSString()
  /// The largest number of objects; it changes nothing.
  open var countLimit: UInt = 0
  /// The largest cost of all objects; it changes nothing.
  open var totalCostLimit: UInt = 0
  /// Called before an object is removed; never called.
  open weak var delegate: AnyObject!

  /// Returns the object of a key; nil if it has none.
  open func objectForKey(_ key: AnyObject!) -> AnyObject! { key.flatMap { storage.value(for: $0) } }
  /// Sets the object of a key.
  open func setObject(_ object: AnyObject!, forKey key: AnyObject!) {
    if let object, let key { storage.set(object, for: key) }
  }
  /// Sets the object of a key; the cost changes nothing.
  open func setObject(_ object: AnyObject!, forKey key: AnyObject!, cost: UInt) {
    setObject(object, forKey: key)
  }
  /// Removes a key.
  open func removeObjectForKey(_ key: AnyObject!) { if let key { storage.remove(key) } }
  /// Removes all keys.
  open func removeAllObjects() { storage.removeAll() }
}
