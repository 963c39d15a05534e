// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What is asked of a server, in place of Foundation's; films have no network.
open class NSURLRequest: NSObject, ObjectCopying, ObjectMutableCopying {
  var url: NSURL?
  var method = NSString(text: "GET")
  var body: NSData?
  var timeout = 60.0
  var fields = ObjectTable()

  /// Creates a request without an address.
  public required override init() { super.init() }

  /// Creates the request of an address.
  public required convenience init(initWithURL url: NSURL!) {
    self.init()
    self.url = url
  }

  /// Creates the request of an address.
  public required convenience init(
    initWithURL url: NSURL!, cachePolicy: UInt, timeoutInterval: Double
  ) {
    self.init(initWithURL: url)
    timeout = timeoutInterval
  }

  /// Returns the request of an address.
  open class func requestWithURL(_ url: NSURL!) -> Self! { Self(initWithURL: url) }
  /// Returns the request of an address.
  open class func requestWithURL(
    _ url: NSURL!, cachePolicy: UInt, timeoutInterval: Double
  ) -> Self! {
    Self(initWithURL: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
  }

  /// Returns the request itself.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { copy(NSURLRequest()) }
  /// Returns a copy that can change.
  open func mutableCopyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    copy(NSMutableURLRequest())
  }

  private func copy(_ other: NSURLRequest) -> NSURLRequest {
    (other.url, other.method, other.body) = (url, method, body)
    (other.timeout, other.fields) = (timeout, fields)
    return other
  }

  /// Returns the address.
  open func URL() -> NSURL! { url }
  /// Returns the method: `GET` by default.
  open func HTTPMethod() -> NSString! { method }
  /// Returns the bytes that are sent; nil for none.
  open func HTTPBody() -> NSData! { body }
  /// Returns the seconds until an answer is given up.
  open func timeoutInterval() -> Double { timeout }
  /// Returns the fields.
  open func allHTTPHeaderFields() -> NSDictionary! { NSDictionary(storage: fields) }
  /// Returns a field; nil without one of the name.
  open func valueForHTTPHeaderField(_ field: NSString!) -> NSString! {
    field.flatMap { fields.value(for: $0) as? NSString }
  }
}

/// A request that can change.
open class NSMutableURLRequest: NSURLRequest {
  /// Sets the address.
  open func setURL(_ url: NSURL!) { self.url = url }
  /// Sets the method.
  open func setHTTPMethod(_ method: NSString!) { self.method = method ?? NSString(text: "GET") }
  /// Sets the bytes that are sent.
  open func setHTTPBody(_ body: NSData!) { self.body = body }
  /// Sets the seconds until an answer is given up.
  open func setTimeoutInterval(_ seconds: Double) { timeout = seconds }
  /// Sets a field; nil removes it.
  open func setValue(_ value: NSString!, forHTTPHeaderField field: NSString!) {
    guard let field else { return }
    if let value { fields.set(value, for: field) } else { fields.remove(field) }
  }
  /// Sets a field.
  open func addValue(_ value: NSString!, forHTTPHeaderField field: NSString!) {
    setValue(value, forHTTPHeaderField: field)
  }
}
