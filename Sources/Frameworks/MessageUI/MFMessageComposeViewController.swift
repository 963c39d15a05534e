public import FrameworkSupport
public import UIKit

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// Called with what became of a message.
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A controller of a message, which is not sent: a plain area with a button that closes it.
open class MFMessageComposeViewController: PlaceholderController {
  /// Called when the user closes the message; nil by default.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The receivers, who get nothing.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?

  /// Returns whether messages can be sent: a film has no phone.
  open class func canSendText() -> Bool { false }
  /// Returns whether messages have files: a film has no phone.
  open class func canSendAttachments() -> Bool { false }
  /// Returns whether messages have subjects: a film has no phone.
  open class func canSendSubject() -> Bool { false }

  /// What the area says: the text.
  override open var placeholderName: String { body ?? "Message" }

  /// Tells the delegate that the message is cancelled.
  override open func close() {
    if let messageComposeDelegate {
      messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
    } else {
      dismiss(animated: true)
    }
  }
}
