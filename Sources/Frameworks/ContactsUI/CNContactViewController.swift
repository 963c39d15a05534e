@_exported public import Contacts
public import FrameworkSupport
@_exported public import UIKit

/// Notified of the choice of a contact; all methods are optional.
public protocol CNContactPickerDelegate: AnyObject {
  /// Called after the user has closed the list.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called after the user has chosen a contact, which none does.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Called after the user has chosen contacts, which none does.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}

/// A choice of contacts: a plain area whose button chooses none.
open class CNContactPickerViewController: PlaceholderController {
  /// The receiver of the choice; nil by default.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The properties that are shown; nil by default.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be chosen; nil by default.
  open var predicateForEnablingContact: NSPredicate?

  /// "Contacts".
  override open var placeholderName: String { "Contacts" }

  /// Closes the list without a choice.
  override open func close() {
    delegate?.contactPickerDidCancel(self)
    super.close()
  }
}

/// Notified of a contact that is shown; all methods are optional.
public protocol CNContactViewControllerDelegate: AnyObject {
  /// Called after the contact was changed.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// Does nothing.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// A contact: a plain area with the name.
open class CNContactViewController: PlaceholderController {
  /// The receiver of changes; nil by default.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// The contact.
  open var contact = CNContact()
  /// Whether the contact can be changed; true by default.
  open var allowsEditing = true
  /// Whether the contact has buttons; true by default.
  open var allowsActions = true
  /// The contacts of the user; nil by default.
  open var contactStore: CNContactStore?

  /// Shows a contact.
  public convenience init(for contact: CNContact) {
    self.init(nibName: nil, bundle: nil)
    self.contact = contact
  }
  /// Shows a contact that is not known.
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  /// Shows a new contact.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }

  /// The name of the contact.
  override open var placeholderName: String {
    CNContactFormatter.string(from: contact, style: .fullName) ?? "Contact"
  }

  /// Closes the contact.
  override open func close() {
    delegate?.contactViewController(self, didCompleteWith: nil)
    super.close()
  }
}
