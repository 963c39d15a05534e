@_exported public import UIKit

/// What names properties of contacts: their names, and what asks for several.
public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactIdentifierKey = "identifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactNamePrefixKey = "namePrefix"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactGivenNameKey = "givenName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactMiddleNameKey = "middleName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactFamilyNameKey = "familyName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactNameSuffixKey = "nameSuffix"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactNicknameKey = "nickname"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactOrganizationNameKey = "organizationName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactDepartmentNameKey = "departmentName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactJobTitleKey = "jobTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactBirthdayKey = "birthday"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactNoteKey = "note"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactImageDataKey = "imageData"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactTypeKey = "type"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactPhoneNumbersKey = "phoneNumbers"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactEmailAddressesKey = "emailAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactPostalAddressesKey = "postalAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactUrlAddressesKey = "urlAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactDatesKey = "dates"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public let CNContactSocialProfilesKey = "socialProfiles"

/// A value with a label, such as a number of a phone at home.
open class CNLabeledValue<ValueType>: NSObject {
  /// The name.
  public let identifier = UUID().uuidString
  /// The label; nil without one.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Creates a value with a label.
  public init(label: String?, value: ValueType) {
    (self.label, self.value) = (label, value)
    super.init()
  }

  /// Returns the word for a label.
  public class func localizedString(forLabel label: String) -> String {
    label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")
      .lowercased()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A label.
public let CNLabelHome = "_$!<Home>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A label.
public let CNLabelWork = "_$!<Work>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A label.
public let CNLabelOther = "_$!<Other>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A label.
public let CNLabelSchool = "_$!<School>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A label.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A label.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A label.
public let CNLabelPhoneNumberiPhone = "_$!<iPhone>!$_"

/// A number of a phone.
open class CNPhoneNumber: NSObject {
  /// The number.
  public let stringValue: String

  /// Creates a number.
  public init(stringValue: String) {
    self.stringValue = stringValue
    super.init()
  }
}

/// An address.
open class CNPostalAddress: NSObject {
  /// The street.
  open fileprivate(set) var street = ""
  /// The city.
  open fileprivate(set) var city = ""
  /// The state.
  open fileprivate(set) var state = ""
  /// The code.
  open fileprivate(set) var postalCode = ""
  /// The country.
  open fileprivate(set) var country = ""
  /// The code of the country.
  open fileprivate(set) var isoCountryCode = ""
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
  /// The street.
  override open var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  /// The city.
  override open var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  /// The state.
  override open var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  /// The code.
  override open var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  /// The country.
  override open var country: String {
    get { super.country }
    set { super.country = newValue }
  }
}

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable {
  case person, organization
}

/// A person or a company.
open class CNContact: NSObject {
  /// The name of the contact.
  public let identifier = UUID().uuidString
  /// The property of the name.
  open fileprivate(set) var contactType = CNContactType.person
  /// The property of the name.
  open fileprivate(set) var namePrefix = ""
  /// The property of the name.
  open fileprivate(set) var givenName = ""
  /// The property of the name.
  open fileprivate(set) var middleName = ""
  /// The property of the name.
  open fileprivate(set) var familyName = ""
  /// The property of the name.
  open fileprivate(set) var nameSuffix = ""
  /// The property of the name.
  open fileprivate(set) var nickname = ""
  /// The property of the name.
  open fileprivate(set) var organizationName = ""
  /// The property of the name.
  open fileprivate(set) var departmentName = ""
  /// The property of the name.
  open fileprivate(set) var jobTitle = ""
  /// The property of the name.
  open fileprivate(set) var note = ""
  /// The birthday; nil by default.
  open fileprivate(set) var birthday: DateComponents?
  /// The picture; nil by default.
  open fileprivate(set) var imageData: Data?
  /// The small picture; that of ``imageData``.
  open var thumbnailImageData: Data? { imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { imageData != nil }
  /// The numbers of phones.
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// The addresses of letters.
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// The addresses.
  open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// The addresses of pages.
  open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  /// The names in social networks.
  open fileprivate(set) var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []

  /// Creates a contact.
  override public required init() { super.init() }

  /// Returns whether a property was fetched: all are.
  open func isKeyAvailable(_ key: String) -> Bool { true }

  /// Returns a copy that can be changed.
  open func mutableCopy() -> Any {
    let copy = CNMutableContact()
    copy.take(self)
    return copy
  }

  /// Returns a condition of a name.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a condition of names of contacts.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }

  fileprivate func take(_ other: CNContact) {
    givenName = other.givenName
    middleName = other.middleName
    familyName = other.familyName
    nickname = other.nickname
    organizationName = other.organizationName
    jobTitle = other.jobTitle
    note = other.note
    birthday = other.birthday
    imageData = other.imageData
    phoneNumbers = other.phoneNumbers
    emailAddresses = other.emailAddresses
    postalAddresses = other.postalAddresses
    urlAddresses = other.urlAddresses
    socialProfiles = other.socialProfiles
  }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact {
  /// The property of the name.
  override open var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  /// The property of the name.
  override open var namePrefix: String {
    get { super.namePrefix }
    set { super.namePrefix = newValue }
  }
  /// The property of the name.
  override open var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  /// The property of the name.
  override open var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  /// The property of the name.
  override open var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  /// The property of the name.
  override open var nameSuffix: String {
    get { super.nameSuffix }
    set { super.nameSuffix = newValue }
  }
  /// The property of the name.
  override open var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  /// The property of the name.
  override open var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  /// The property of the name.
  override open var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  /// The property of the name.
  override open var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  /// The property of the name.
  override open var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  /// The property of the name.
  override open var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  /// The property of the name.
  override open var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  /// The property of the name.
  override open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  /// The property of the name.
  override open var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  /// The property of the name.
  override open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  /// The property of the name.
  override open var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { super.socialProfiles }
    set { super.socialProfiles = newValue }
  }
  /// The property of the name.
  override open var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
}

/// Writes the names of contacts.
open class CNContactFormatter: NSObject {
  /// How a name is written.
  public enum Style: Int, Sendable {
    case fullName, phoneticFullName
  }
  /// How names are written.
  open var style = Style.fullName

  /// Returns the name of a contact; nil if it is empty.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }
  /// Returns the name of a contact; nil if it is empty.
  open class func string(from contact: CNContact, style: Style) -> String? {
    let parts = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    return parts.isEmpty
      ? (contact.organizationName.isEmpty ? nil : contact.organizationName)
      : parts.joined(separator: " ")
  }
  /// Returns what a name needs.
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
