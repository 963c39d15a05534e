/// What failed, in place of Foundation's.
open class NSError: NSObject, NaturallyBridged {
  /// The name of the part that failed.
  public private(set) var domain: NSString! = NSString()
  /// The number of the failure.
  public private(set) var code: Int = 0
  /// What else is known.
  public private(set) var userInfo: NSDictionary! = NSDictionary()
  private var failure: (any Error)?

  /// Creates an error without anything.
  public required override init() { super.init() }

  /// Creates the object of an error of Swift.
  public required convenience init(_ error: any Error) {
    self.init()
    let foreign = error as FoundationError
    if let error = (foreign as? ObjectError)?.object {
      (domain, code, userInfo) = (error.domain, error.code, error.userInfo)
      return
    }
    domain = NSString(text: foreign.domain)
    code = foreign.code
    failure = error
    var entries = foreign.userInfo
    entries[NSLocalizedDescriptionKey] = foreign.localizedDescription
    userInfo = bridgeToObject(entries)
  }

  /// Creates an error.
  public required convenience init(
    initWithDomain domain: NSString!, code: Int, userInfo: NSDictionary!
  ) {
    self.init()
    (self.domain, self.code) = (domain, code)
    self.userInfo = userInfo ?? NSDictionary()
  }

  /// Returns an error.
  open class func errorWithDomain(
    _ domain: NSString!, code: Int, userInfo: NSDictionary!
  ) -> Self! { Self(initWithDomain: domain, code: code, userInfo: userInfo) }

  var naturalValue: Any { failure ?? ObjectError(self) }

  private func text(_ key: String) -> NSString! {
    userInfo.objectForKey(NSString(text: key)) as? NSString
  }

  /// The sentence for readers.
  open var localizedDescription: NSString! {
    text(NSLocalizedDescriptionKey)
      ?? NSString(
        text: "The operation couldn’t be completed. (\(domain?.storage ?? "") error \(code).)")
  }
  /// Why it failed; nil without a reason.
  open var localizedFailureReason: NSString! { text(NSLocalizedFailureReasonErrorKey) }
  /// What to do; nil without advice.
  open var localizedRecoverySuggestion: NSString! { text(NSLocalizedRecoverySuggestionErrorKey) }

  /// The domain, the number and the sentence.
  override open var description: String {
    "Error Domain=\(domain?.storage ?? "") Code=\(code) \"\(localizedDescription.storage)\""
  }
}
