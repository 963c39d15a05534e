internal import FrameworkSupport
internal import StageContext
@_exported public import UIKit

/// What may be read.
public enum CNEntityType: Int, Sendable {
  case contacts
}

/// Whether contacts may be read.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// Why contacts cannot be read.
public struct CNError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
    case validationMultipleErrors = 300
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { "CNErrorDomain" }
  /// The number.
  public var errorCode: Int { code.rawValue }
  /// The user has said no.
  public static let authorizationDenied = Code.authorizationDenied
}

/// What fetches contacts.
open class CNContactFetchRequest: NSObject {
  /// The properties that are fetched.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The condition; nil by default.
  open var predicate: NSPredicate?
  /// Whether contacts of one person are one; true by default.
  open var unifyResults = true
  /// Whether the contacts can be changed; false by default.
  open var mutableObjects = false
  /// The order.
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

/// Changes of contacts.
open class CNSaveRequest: NSObject {
  /// Adds a contact.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Changes a contact.
  open func update(_ contact: CNMutableContact) {}
  /// Removes a contact.
  open func delete(_ contact: CNMutableContact) {}
}

/// The contacts of the user, which a film may not read.
open class CNContactStore: NSObject {
  /// Creates a store.
  override public init() { super.init() }

  /// Whether contacts may be read: the user has said no.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }

  private static func log() {
    ApplicationContext.logUnavailable("The list of contacts", "the user has denied it")
  }

  /// Calls a function with the answer that contacts may not be read.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    Self.log()
    DispatchQueue.main.async { completionHandler(false, CNError(.authorizationDenied)) }
  }

  /// Throws the error that contacts may not be read.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    Self.log()
    throw CNError(.authorizationDenied)
  }

  /// Throws the error that contacts may not be read.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    Self.log()
    throw CNError(.authorizationDenied)
  }

  /// Throws the error that contacts may not be read.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    Self.log()
    throw CNError(.authorizationDenied)
  }

  /// Throws the error that contacts may not be read.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    Self.log()
    throw CNError(.authorizationDenied)
  }

  /// Throws the error that contacts may not be changed.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    Self.log()
    throw CNError(.authorizationDenied)
  }

  /// The name of the container of new contacts.
  open func defaultContainerIdentifier() -> String { "default" }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when contacts change: never.
  public static let CNContactStoreDidChange = Self("CNContactStoreDidChangeNotification")
}
