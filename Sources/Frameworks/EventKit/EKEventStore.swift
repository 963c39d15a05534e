internal import FrameworkSupport
internal import StageContext
@_exported public import UIKit

/// What a calendar has.
public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

/// Whether events may be read.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The old name of full access.
  public static let authorized = Self.fullAccess
}

/// Which events of a series change.
public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

/// Why events cannot be read.
public struct EKError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case eventStoreNotAuthorized = 29
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { "EKErrorDomain" }
  /// The number.
  public var errorCode: Int { code.rawValue }
}

/// The events and reminders of the user, which a film may not read.
open class EKEventStore: NSObject {
  /// The calendar of new events; nil: there is none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// The calendar of new reminders; nil, since the calendar is denied.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// The name of the store.
  open var eventStoreIdentifier: String { "store" }

  /// Creates a store.
  override public init() { super.init() }

  /// Whether events may be read: the user has said no.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }

  private func logDenied() {
    ApplicationContext.logUnavailable("The calendar of the user", "the user has denied it")
  }

  private func deny(_ completion: @escaping (Bool, (any Error)?) -> Void) {
    logDenied()
    DispatchQueue.main.async { completion(false, nil) }
  }

  /// Calls a function with the answer that events may not be read.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { deny(completion) }
  /// Calls a function with the answer that events may not be read.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    deny(completion)
  }
  /// Calls a function with the answer that events may not be written.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    deny(completion)
  }
  /// Calls a function with the answer that reminders may not be read.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    deny(completion)
  }
  /// Returns false: events and reminders may not be read.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    logDenied()
    return false
  }
  /// Returns false: events may not be read.
  open func requestFullAccessToEvents() async throws -> Bool {
    logDenied()
    return false
  }
  /// Returns false: events may not be written.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    logDenied()
    return false
  }
  /// Returns false: reminders may not be read.
  open func requestFullAccessToReminders() async throws -> Bool {
    logDenied()
    return false
  }

  /// Returns no calendars.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Returns no event.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Returns no events.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Returns the condition of a time.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns the condition of reminders.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Calls a function with no reminders.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.main.async { completion(nil) }
    return self
  }

  /// Throws the error that events may not be written.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    logDenied()
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws the error that events may not be written.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    logDenied()
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws the error that reminders may not be written.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    logDenied()
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws the error that reminders may not be written.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    logDenied()
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws the error that calendars may not be written.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    logDenied()
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws the error that calendars may not be written.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    logDenied()
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Returns no calendar.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Returns no event and no reminder.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Does nothing: there is nothing to write.
  open func commit() throws {}
  /// Does nothing.
  open func reset() {}
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when events change: never.
  public static let EKEventStoreChanged = Self("EKEventStoreChangedNotification")
}
