// Archives for Objective-C, whose collections keep whether they can change.

/// Writes an object.
public func encodeObject(_ coder: NSCoder?, _ object: AnyObject?, _ key: NSString?) {
  coder?.encode(object.map(archivable), forKey: key?.storage ?? "")
}

/// Writes an object whose name is its place in the order.
public func encodeObject(_ coder: NSCoder?, _ object: AnyObject?) {
  coder?.encode(object.map(archivable))
}

/// Returns an object; nil if there is none of the name.
public func decodedObject(_ coder: NSCoder?, _ key: NSString?) -> AnyObject! {
  bridgeToObject(coder?.decodeObject(forKey: key?.storage ?? ""))
}

/// Returns the next object of those without names.
public func decodedObject(_ coder: NSCoder?) -> AnyObject! { bridgeToObject(coder?.decodeObject()) }

/// Returns the bytes of an object and those that it has.
public func archivedData(_ object: AnyObject?) -> NSData! {
  let archiver = NSKeyedArchiver()
  encodeObject(archiver, object, NSString(text: "root"))
  return NSData(data: archiver.encodedData)
}

/// Keeps the bytes of an object under a path.
public func archiveObject(_ object: AnyObject?, _ path: NSString?) -> Bool {
  guard let object, let path else { return false }
  return NSKeyedArchiver.archiveRootObject(archivable(object), toFile: path.storage)
}

/// Returns the object of an archive; nil if the bytes are none, with an error.
public func unarchivedObject(
  _ data: NSData?, _ failure: UnsafeMutablePointer<NSError?>? = nil
) -> AnyObject! {
  guard let data else { return nil }
  do {
    return bridgeToObject(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data.storage))
  } catch {
    failure?.pointee = archiveError
    logOnce("\(data.storage.count) bytes are not read: they are no archive of this film.")
    return nil
  }
}

/// Returns the object that was written under a path in this film; nil if there is none.
public func unarchivedFile(_ path: NSString?) -> AnyObject! {
  bridgeToObject(path.flatMap { NSKeyedUnarchiver.unarchiveObject(withFile: $0.storage) })
}

/// The error of bytes that are no archive.
private var archiveError: NSError {
  NSError(initWithDomain: NSString(text: "NSCocoaErrorDomain"), code: 4864, userInfo: nil)
}

extension NSKeyedArchiver {
  /// Creates an empty archive, whose bytes are appended to others when it is finished.
  public convenience init(initForWritingWithMutableData data: NSMutableData!) {
    self.init(requiringSecureCoding: false)
    didFinish = { data?.storage.append($0) }
  }

  /// Creates an empty archive.
  public convenience init(initRequiringSecureCoding requiresSecureCoding: Bool) {
    self.init(requiringSecureCoding: requiresSecureCoding)
  }
}

extension NSKeyedUnarchiver {
  /// Reads an archive; bytes that are none have no values, which is logged.
  public convenience init(initForReadingWithData data: NSData!) {
    self.init(forReadingWith: data?.storage ?? Data())
  }

  /// Reads an archive; nil if the bytes are none, with an error.
  public convenience init?(
    initForReadingFromData data: NSData!, error failure: UnsafeMutablePointer<NSError?>?
  ) {
    do {
      try self.init(forReadingFrom: data?.storage ?? Data())
    } catch {
      failure?.pointee = archiveError
      return nil
    }
  }
}
