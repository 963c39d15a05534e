// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An address, in place of Foundation's.
open class NSURL: NSObject, ObjectCopying, NaturallyBridged {
  /// The address.
  package var storage = URL(fileURLWithPath: "/")

  /// Creates the address of the root of files.
  public required override init() { super.init() }

  /// Creates an object with an address.
  public required convenience init(url: URL) {
    self.init()
    storage = url
  }

  var naturalValue: Any { storage }

  /// Returns the address itself.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }

  /// Returns the address of a text; nil if it is none.
  open class func URLWithString(_ string: NSString!) -> Self! { Self(initWithString: string) }
  /// Returns an address relative to another one; nil if the text is none.
  open class func URLWithString(_ string: NSString!, relativeToURL base: NSURL!) -> Self! {
    URL(string: string?.storage ?? "", relativeTo: base?.storage).map { Self(url: $0) }
  }
  /// Returns the address of a file.
  open class func fileURLWithPath(_ path: NSString!) -> Self! {
    Self(initFileURLWithPath: path)
  }
  /// Returns the address of a file or a directory.
  open class func fileURLWithPath(_ path: NSString!, isDirectory: Bool) -> Self! {
    Self(url: URL(fileURLWithPath: path?.storage ?? "", isDirectory: isDirectory))
  }

  /// Creates the address of a text; nil if it is none.
  public required convenience init!(initWithString string: NSString!) {
    guard let string, let url = URL(string: string.storage) else { return nil }
    self.init(url: url)
  }
  /// Creates the address of a file.
  public required convenience init(initFileURLWithPath path: NSString!) {
    self.init(url: URL(fileURLWithPath: path?.storage ?? ""))
  }

  /// The whole address.
  open var absoluteString: NSString! { NSString(text: storage.absoluteString) }
  /// The path.
  open var path: NSString! { NSString(text: storage.path) }
  /// What stands before the colon; nil without it.
  open var scheme: NSString! { bridgeToObject(storage.scheme) }
  /// The host; nil without one.
  open var host: NSString! { bridgeToObject(storage.host) }
  /// The port; nil without one.
  open var port: NSNumber! { bridgeToObject(storage.port) }
  /// The user; nil without one.
  open var user: NSString! { bridgeToObject(storage.user) }
  /// The password; nil without one.
  open var password: NSString! { bridgeToObject(storage.password) }
  /// What stands behind the question mark; nil without it.
  open var query: NSString! { bridgeToObject(storage.query) }
  /// What stands behind the number sign; nil without it.
  open var fragment: NSString! { bridgeToObject(storage.fragment) }
  /// The last part of the path.
  open var lastPathComponent: NSString! { NSString(text: storage.lastPathComponent) }
  /// What follows the last dot of the path.
  open var pathExtension: NSString! { NSString(text: storage.pathExtension) }
  /// The parts of the path.
  open var pathComponents: NSArray! { bridgeToObject(storage.pathComponents) }
  /// Whether it is the address of a file.
  open var isFileURL: Bool { storage.isFileURL }
  /// The address without its last part.
  open var URLByDeletingLastPathComponent: NSURL! {
    NSURL(url: storage.deletingLastPathComponent())
  }
  /// The address without the suffix of its last part.
  open var URLByDeletingPathExtension: NSURL! { NSURL(url: storage.deletingPathExtension()) }

  /// Returns the address with a part behind it.
  open func URLByAppendingPathComponent(_ component: NSString!) -> NSURL! {
    NSURL(url: storage.appendingPathComponent(component?.storage ?? ""))
  }
  /// Returns the address with a suffix behind it.
  open func URLByAppendingPathExtension(_ suffix: NSString!) -> NSURL! {
    NSURL(url: storage.appendingPathExtension(suffix?.storage ?? ""))
  }

  /// Returns whether another object is the same address.
  override open func isEqual(_ object: Any?) -> Bool { (object as? NSURL)?.storage == storage }
  /// The hash value of the address.
  override open var hash: Int { storage.hashValue }
  /// The whole address.
  override open var description: String { storage.absoluteString }
}
