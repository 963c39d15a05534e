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
    if let error = (error as? ObjectError)?.object {
      (domain, code, userInfo) = (error.domain, error.code, error.userInfo)
      return
    }
    let foreign = error as FoundationError
    domain = NSString(text: foreign.domain)
    code = foreign.code
    failure = error
    let sentence = NSString(text: foreign.localizedDescription)
    userInfo = NSDictionary.dictionaryWithObject(
      sentence, forKey: NSString(text: NSLocalizedDescriptionKey))
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

  var naturalValue: Any { failure ?? ObjectError(object: self) }

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

/// An error of Objective-C as one of Swift.
public struct ObjectError: Error, @unchecked Sendable {
  /// The error.
  public let object: NSError

  /// Creates the error of Swift.
  public init(object: NSError) { self.object = object }
}

/// Returns what was thrown as an object: the exception or another object, or an `NSError`.
public func caught(_ error: any Error) -> AnyObject! {
  switch error {
  case let error as RaisedException: error.object
  case let error as ObjectError: error.object
  default: NSError(error)
  }
}
