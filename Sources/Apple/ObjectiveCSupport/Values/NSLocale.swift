/// A language and its region, in place of Foundation's.
open class NSLocale: NSObject, ObjectCopying, NaturallyBridged {
  /// The locale.
  package var storage = Locale(identifier: "en_US")

  /// Creates the locale of the application: English of the United States.
  public required override init() { super.init() }

  /// Creates an object with a locale.
  public required convenience init(locale: Locale) {
    self.init()
    storage = locale
  }

  /// Creates the locale of an identifier.
  public required convenience init(initWithLocaleIdentifier identifier: NSString!) {
    self.init(locale: Locale(identifier: identifier?.storage ?? ""))
  }

  var naturalValue: Any { storage }

  /// Returns the locale itself.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }
  /// Returns the locale of the application.
  open class func currentLocale() -> Self! { Self() }
  /// Returns the locale of the application.
  open class func autoupdatingCurrentLocale() -> Self! { Self() }
  /// Returns the locale of an identifier.
  open class func localeWithLocaleIdentifier(_ identifier: NSString!) -> Self! {
    Self(initWithLocaleIdentifier: identifier)
  }
  /// Returns the languages of the user: English.
  open class func preferredLanguages() -> NSArray! { bridgeToObject(["en-US"]) }
  /// The identifier.
  open var localeIdentifier: NSString! { NSString(text: storage.identifier) }
  /// Returns a property of the locale; nil without one of the name.
  open func objectForKey(_ key: AnyObject!) -> AnyObject! {
    switch (key as? NSString)?.storage {
    case "kCFLocaleLanguageCodeKey"?: bridgeToObject(storage.language.languageCode?.identifier)
    case "kCFLocaleCountryCodeKey"?: bridgeToObject(storage.region?.identifier)
    case "kCFLocaleDecimalSeparatorKey"?: bridgeToObject(storage.decimalSeparator)
    case "kCFLocaleIdentifierKey"?: localeIdentifier
    default: nil
    }
  }
}
