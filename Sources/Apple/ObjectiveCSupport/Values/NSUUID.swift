// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An identifier, in place of Foundation's; it is made of the seeded random numbers of the
/// application.
open class NSUUID: NSObject, ObjectCopying, NaturallyBridged {
  /// The identifier.
  package var storage: FoundationUUID

  /// Creates an identifier.
  public required override init() {
    func bytes() -> [UInt8] { withUnsafeBytes(of: arc4random().bigEndian, Array.init) }
    var all = bytes() + bytes() + bytes() + bytes()
    all[6] = all[6] & 0x0F | 0x40
    all[8] = all[8] & 0x3F | 0x80
    storage = all.withUnsafeBytes { FoundationUUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    super.init()
  }

  /// Creates an object with an identifier.
  public required init(uuid: FoundationUUID) {
    storage = uuid
    super.init()
  }

  /// Creates the identifier of a text; nil if it is none.
  public required convenience init!(initWithUUIDString string: NSString!) {
    guard let string, let uuid = FoundationUUID(uuidString: string.storage) else { return nil }
    self.init(uuid: uuid)
  }

  var naturalValue: Any { storage }

  /// Returns an identifier.
  open class func UUID() -> Self! { Self() }
  /// Returns the identifier itself.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }
  /// The identifier as a text.
  open var UUIDString: NSString! { NSString(text: storage.uuidString) }
  /// Returns whether another object is the same identifier.
  override open func isEqual(_ object: Any?) -> Bool { (object as? NSUUID)?.storage == storage }
  /// The hash value of the identifier.
  override open var hash: Int { storage.hashValue }
  /// The identifier as a text.
  override open var description: String { storage.uuidString }
}
