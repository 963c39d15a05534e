@_exported public import EventKit
public import FrameworkSupport
@_exported public import UIKit

/// How the editing of an event ended.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled, saved, deleted
}

/// Notified of the end of the editing of an event.
public protocol EKEventEditViewDelegate: AnyObject {
  /// Called after the user has ended it.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// The editing of an event: a plain area whose button cancels it.
open class EKEventEditViewController: PlaceholderController {
  /// The receiver of the end; nil by default.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The events of the user.
  open var eventStore: EKEventStore!
  /// The event; nil makes one.
  open var event: EKEvent?

  /// The title of the event.
  override open var placeholderName: String { event?.title ?? "New Event" }

  /// Cancels the editing.
  override open func close() {
    guard let editViewDelegate else { return super.close() }
    editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
  }
}

/// How an event was left.
public enum EKEventViewAction: Int, Sendable {
  case done, responded, deleted
}

/// Notified of the end of an event's page.
public protocol EKEventViewDelegate: AnyObject {
  /// Called after the user has closed it.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// An event: a plain area with its title.
open class EKEventViewController: PlaceholderController {
  /// The receiver of the end; nil by default.
  open weak var delegate: (any EKEventViewDelegate)?
  /// The event.
  open var event: EKEvent!
  /// Whether the event can be changed; false by default.
  open var allowsEditing = false
  /// Whether the calendar is shown; false by default.
  open var allowsCalendarPreview = false

  /// The title of the event.
  override open var placeholderName: String { event?.title ?? "Event" }

  /// Closes the page.
  override open func close() {
    guard let delegate else { return super.close() }
    delegate.eventViewController(self, didCompleteWith: .done)
  }
}
