public import FrameworkSupport
@_exported public import UIKit

/// What became of a letter.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// Called with what became of a letter.
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the letter; dismisses it by default.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Dismisses the letter.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { controller.dismiss(animated: true) }
}

/// A controller of a letter, which is not sent: a plain area with a button that closes it.
open class MFMailComposeViewController: PlaceholderController {
  /// Called when the user closes the letter; nil by default.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""

  /// Returns whether letters can be sent: a film has no mail.
  open class func canSendMail() -> Bool { false }

  /// What the area says: the subject.
  override open var placeholderName: String { subject.isEmpty ? "Mail" : subject }

  /// Sets the subject.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets the receivers, who get nothing.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets the receivers of copies, who get nothing.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets the hidden receivers, who get nothing.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text, which is not shown.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file, which is not sent.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

  /// Tells the delegate that the letter is cancelled.
  override open func close() {
    if let mailComposeDelegate {
      mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    } else {
      dismiss(animated: true)
    }
  }
}
