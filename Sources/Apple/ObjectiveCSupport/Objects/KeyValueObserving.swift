// Observation of properties by name, of any object.

/// Begins to report changes of a property to an observer.
public func addKeyValueObserver(
  _ object: AnyObject?, _ observer: AnyObject?, _ keyPath: NSString!,
  _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
) {
  guard let coded = object as? any KeyValueCoding, let observer, let keyPath else { return }
  coded.addObserver(observer, forKeyPath: keyPath.storage, options: options, context: context)
}

/// Ends the reports of a property to an observer.
public func removeKeyValueObserver(
  _ object: AnyObject?, _ observer: AnyObject?, _ keyPath: NSString!
) {
  guard let coded = object as? any KeyValueCoding, let observer, let keyPath else { return }
  coded.removeObserver(observer, forKeyPath: keyPath.storage)
}

/// Ends the reports of a property to an observer that were begun with a context.
public func removeKeyValueObserver(
  _ object: AnyObject?, _ observer: AnyObject?, _ keyPath: NSString!,
  _ context: UnsafeMutableRawPointer?
) {
  guard let coded = object as? any KeyValueCoding, let observer, let keyPath else { return }
  coded.removeObserver(observer, forKeyPath: keyPath.storage, context: context)
}

/// Does nothing: properties that are set are reported without it.
public func willChangeValueForKey(_ object: AnyObject?, _ key: NSString!) {}

/// Reports a change of a property to its observers.
public func didChangeValueForKey(_ object: AnyObject?, _ key: NSString!) {
  guard let coded = object as? any KeyValueCoding, let key else { return }
  coded.didChangeValue(forKey: key.storage)
}

/// Sets properties by name.
public func setValuesForKeys(_ object: AnyObject?, _ values: NSDictionary!) {
  for (key, value) in values?.storage.entries ?? [] {
    guard let key = key as? NSString else { continue }
    setValueForKey(object, value is NSNull ? nil : value, key)
  }
}

/// Returns the values of properties by name.
public func dictionaryWithValues(_ object: AnyObject?, _ keys: NSArray!) -> NSDictionary! {
  var storage = ObjectTable()
  for case let key as NSString in keys?.storage ?? [] {
    storage.set(valueForKey(object, key) ?? NSNull.null(), for: key)
  }
  return NSDictionary(storage: storage)
}
