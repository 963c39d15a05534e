/// Bytes, in place of Foundation's.
open class NSData: NSObject, ObjectCopying, ObjectMutableCopying, NaturallyBridged {
  /// The bytes.
  package var storage = Data()
  private var copies: [UnsafeMutableRawBufferPointer] = []

  /// Creates no bytes.
  public required override init() { super.init() }

  deinit { for copy in copies { copy.deallocate() } }

  /// Creates an object with bytes.
  public required convenience init(data: Data) {
    self.init()
    storage = data
  }

  var naturalValue: Any { storage }

  /// Returns a copy that cannot change.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { NSData(data: storage) }
  /// Returns a copy that can change.
  open func mutableCopyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSMutableData(data: storage)
  }

  /// Returns no bytes.
  open class func data() -> Self! { Self() }
  /// Returns a copy of bytes in memory.
  open class func dataWithBytes(_ bytes: UnsafeRawPointer!, length: UInt) -> Self! {
    Self(initWithBytes: bytes, length: length)
  }
  /// Returns a copy of bytes.
  open class func dataWithData(_ data: NSData!) -> Self! { Self(data: data?.storage ?? Data()) }
  /// Returns the bytes of a file; nil if it cannot be read.
  open class func dataWithContentsOfFile(_ path: NSString!) -> Self! {
    Self(initWithContentsOfFile: path)
  }
  /// Returns the bytes of a file; nil for any other address, since films have no network.
  open class func dataWithContentsOfURL(_ url: NSURL!) -> Self! {
    Self(initWithContentsOfURL: url)
  }

  /// Creates a copy of bytes in memory.
  public required convenience init(initWithBytes bytes: UnsafeRawPointer!, length: UInt) {
    self.init(data: bytes.map { Data(bytes: $0, count: Int(length)) } ?? Data())
  }
  /// Creates a copy of bytes.
  public required convenience init(initWithData data: NSData!) {
    self.init(data: data?.storage ?? Data())
  }
  /// Creates the bytes of a file; nil if it cannot be read.
  public required convenience init!(initWithContentsOfFile path: NSString!) {
    guard let path, let data = FileManager.default.contents(atPath: path.storage) else {
      return nil
    }
    self.init(data: data)
  }
  /// Creates the bytes of a file; nil for any other address.
  public required convenience init!(initWithContentsOfURL url: NSURL!) {
    guard let url, url.storage.isFileURL else { return nil }
    self.init(initWithContentsOfFile: url.path)
  }
  /// Creates the bytes of a text in Base64; nil if it is none.
  public convenience init!(initWithBase64EncodedString string: NSString!, options: UInt) {
    guard let string,
      let data = Data(base64Encoded: string.storage, options: .init(rawValue: options))
    else { return nil }
    self.init(data: data)
  }

  /// The number of bytes.
  open var length: UInt { UInt(storage.count) }

  /// A copy of the bytes that exists as long as the object.
  open var bytes: UnsafeRawPointer! {
    let copy = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(storage.count, 1), alignment: 16)
    storage.copyBytes(to: copy)
    copies.append(copy)
    return UnsafeRawPointer(copy.baseAddress)
  }

  /// Copies the first bytes into memory.
  open func getBytes(_ buffer: UnsafeMutableRawPointer!, length: UInt) {
    storage.prefix(Int(length)).copyBytes(
      to: UnsafeMutableRawBufferPointer(start: buffer, count: Int(length)))
  }

  /// Returns the bytes of a range; one outside raises.
  open func subdataWithRange(_ range: NSRange) -> NSData! {
    guard range.location >= 0, range.length >= 0,
      range.location + range.length <= storage.count
    else {
      return raise(
        .range,
        "*** -[NSData subdataWithRange:]: range {\(range.location), \(range.length)} exceeds data "
          + "length \(storage.count)")
    }
    return NSData(
      data: storage.subdata(in: range.location..<range.location + range.length))
  }

  /// Returns the bytes as a text in Base64.
  open func base64EncodedStringWithOptions(_ options: UInt) -> NSString! {
    NSString(text: storage.base64EncodedString(options: .init(rawValue: options)))
  }

  /// Returns whether other bytes are the same.
  open func isEqualToData(_ other: NSData!) -> Bool { isEqual(other) }
  /// Returns whether another object has the same bytes.
  override open func isEqual(_ object: Any?) -> Bool { (object as? NSData)?.storage == storage }
  /// The hash value of the bytes.
  override open var hash: Int { storage.hashValue }
  /// The number of bytes.
  override open var description: String { "{length = \(storage.count)}" }

  /// Returns false: a film writes no files.
  @discardableResult
  open func writeToFile(_ path: NSString!, atomically: Bool) -> Bool { refuseToWrite(path, nil) }
}

/// Bytes that can change, in place of Foundation's.
open class NSMutableData: NSData {
  /// Returns no bytes; the capacity changes nothing.
  open class func dataWithCapacity(_ capacity: UInt) -> Self! { Self() }
  /// Returns bytes of 0.
  open class func dataWithLength(_ length: UInt) -> Self! { Self(data: Data(count: Int(length))) }
  /// Creates no bytes; the capacity changes nothing.
  public required convenience init(initWithCapacity capacity: UInt) { self.init() }
  /// Creates bytes of 0.
  public required convenience init(initWithLength length: UInt) {
    self.init(data: Data(count: Int(length)))
  }

  /// Adds bytes.
  open func appendData(_ data: NSData!) { storage.append(data?.storage ?? Data()) }
  /// Adds bytes in memory.
  open func appendBytes(_ bytes: UnsafeRawPointer!, length: UInt) {
    if let bytes { storage.append(Data(bytes: bytes, count: Int(length))) }
  }
  /// Replaces the bytes.
  open func setData(_ data: NSData!) { storage = data?.storage ?? Data() }
  /// Cuts the bytes, or adds bytes of 0.
  open func setLength(_ length: UInt) {
    storage = storage.prefix(Int(length)) + Data(count: max(Int(length) - storage.count, 0))
  }
}
