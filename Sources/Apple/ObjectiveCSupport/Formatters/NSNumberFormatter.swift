// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What writes numbers as texts and reads them, in place of Foundation's.
open class NSNumberFormatter: NSFormatter {
  private let formatter = NumberFormatter()

  /// Creates a formatter of the locale of the application.
  override public init() {
    formatter.locale = Locale(identifier: "en_US")
    super.init()
  }

  /// How numbers are written.
  open var numberStyle: UInt {
    get { formatter.numberStyle.rawValue }
    set { formatter.numberStyle = NumberFormatter.Style(rawValue: newValue) ?? .none }
  }
  /// The locale.
  open var locale: NSLocale! {
    get { bridgeToObject(formatter.locale) }
    set { formatter.locale = newValue?.storage }
  }
  /// The largest number of digits behind the decimal point.
  open var maximumFractionDigits: UInt {
    get { UInt(formatter.maximumFractionDigits) }
    set { formatter.maximumFractionDigits = Int(newValue) }
  }
  /// The smallest number of digits behind the decimal point.
  open var minimumFractionDigits: UInt {
    get { UInt(formatter.minimumFractionDigits) }
    set { formatter.minimumFractionDigits = Int(newValue) }
  }
  /// The smallest number of digits before the decimal point.
  open var minimumIntegerDigits: UInt {
    get { UInt(formatter.minimumIntegerDigits) }
    set { formatter.minimumIntegerDigits = Int(newValue) }
  }
  /// The largest number of digits before the decimal point.
  open var maximumIntegerDigits: UInt {
    get { UInt(formatter.maximumIntegerDigits) }
    set { formatter.maximumIntegerDigits = Int(newValue) }
  }
  /// Whether groups of digits are separated.
  open var usesGroupingSeparator: Bool {
    get { formatter.usesGroupingSeparator }
    set { formatter.usesGroupingSeparator = newValue }
  }
  /// The text between groups of digits.
  open var groupingSeparator: NSString! {
    get { bridgeToObject(formatter.groupingSeparator) }
    set { formatter.groupingSeparator = newValue?.storage }
  }
  /// The decimal point.
  open var decimalSeparator: NSString! {
    get { bridgeToObject(formatter.decimalSeparator) }
    set { formatter.decimalSeparator = newValue?.storage }
  }
  /// The sign of the currency.
  open var currencySymbol: NSString! {
    get { bridgeToObject(formatter.currencySymbol) }
    set { formatter.currencySymbol = newValue?.storage }
  }
  /// The code of the currency.
  open var currencyCode: NSString! {
    get { bridgeToObject(formatter.currencyCode) }
    set { formatter.currencyCode = newValue?.storage }
  }
  /// The pattern of positive numbers.
  open var positiveFormat: NSString! {
    get { bridgeToObject(formatter.positiveFormat) }
    set { formatter.positiveFormat = newValue?.storage }
  }

  /// Returns the text of a number; nil for nil.
  open func stringFromNumber(_ number: NSNumber!) -> NSString! {
    number.flatMap { bridgeToObject(formatter.string(from: $0.foreign)) }
  }
  /// Returns the number of a text; nil if it is none.
  open func numberFromString(_ string: NSString!) -> NSNumber! {
    string.flatMap { formatter.number(from: $0.storage) }.map { NSNumber(foreign: $0) }
  }
  /// Returns the text of a number; nil for another object.
  override open func stringForObjectValue(_ object: AnyObject!) -> NSString! {
    stringFromNumber(object as? NSNumber)
  }
  /// Returns the text of a number in a style.
  open class func localizedStringFromNumber(
    _ number: NSNumber!, numberStyle: UInt
  ) -> NSString! {
    let formatter = NSNumberFormatter()
    formatter.numberStyle = numberStyle
    return formatter.stringFromNumber(number)
  }
}
