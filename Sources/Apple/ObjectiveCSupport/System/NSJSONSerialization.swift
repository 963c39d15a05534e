// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Reads and writes JSON, in place of Foundation's.
open class NSJSONSerialization: NSObject {
  /// Returns the objects of a text in JSON; nil if it is none.
  open class func JSONObjectWithData(
    _ data: NSData!, options: UInt, error: UnsafeMutablePointer<NSError?>?
  ) -> AnyObject! {
    guard let data else {
      return raise(.invalidArgument, "data parameter is nil")
    }
    do {
      let value = try JSONSerialization.jsonObject(
        with: data.storage, options: [.fragmentsAllowed])
      let object = bridgeToObject(value) as AnyObject?
      return options & 1 != 0 ? mutable(object) : object
    } catch let failure {
      error?.pointee = NSError(failure)
      return nil
    }
  }

  /// Returns lists and dictionaries that can change, with all that they have.
  private class func mutable(_ object: AnyObject?) -> AnyObject? {
    switch object {
    case let array as NSArray:
      return NSMutableArray(objects: array.storage.compactMap(mutable))
    case let dictionary as NSDictionary:
      var storage = ObjectTable()
      for (key, value) in dictionary.storage.entries {
        storage.set(mutable(value) ?? value, for: key)
      }
      return NSMutableDictionary(storage: storage)
    default: return object
    }
  }

  /// Returns objects as a text in JSON; nil if that cannot be.
  open class func dataWithJSONObject(
    _ object: AnyObject!, options: UInt, error: UnsafeMutablePointer<NSError?>?
  ) -> NSData! {
    guard isValidJSONObject(object) else {
      return raise(
        .invalidArgument,
        "*** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid top-level type in JSON write"
      )
    }
    do {
      // The keys are sorted, so that the text is the same in every run.
      var writing: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
      if options & 1 != 0 { writing.insert(.prettyPrinted) }
      return bridgeToObject(
        try JSONSerialization.data(withJSONObject: naturalValue(of: object), options: writing))
    } catch let failure {
      error?.pointee = NSError(failure)
      return nil
    }
  }

  /// Returns whether objects can be written as JSON.
  open class func isValidJSONObject(_ object: AnyObject!) -> Bool {
    guard let object, object is NSArray || object is NSDictionary else { return false }
    return JSONSerialization.isValidJSONObject(naturalValue(of: object))
  }
}
