@_exported public import UIKit

/// An object of a calendar.
open class EKObject: NSObject {
  /// Whether it has been changed; false.
  open var hasChanges: Bool { false }
  /// Whether it has not been written; true.
  open var isNew: Bool { true }
}

/// A calendar.
open class EKCalendar: EKObject {
  /// The title.
  open var title = ""
  /// The color.
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  /// The name.
  public let calendarIdentifier = UUID().uuidString
  /// Whether it can be changed; true.
  open var allowsContentModifications: Bool { true }

  /// Creates a calendar.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

/// An event or a reminder.
open class EKCalendarItem: EKObject {
  /// The calendar.
  open var calendar: EKCalendar!
  /// The title.
  open var title: String!
  /// The place.
  open var location: String?
  /// The notes.
  open var notes: String?
  /// The address.
  open var url: URL?
  /// The alarms.
  open var alarms: [EKAlarm]?
  /// How it is repeated.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The name.
  public let calendarItemIdentifier = UUID().uuidString

  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Adds a rule of repetition.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  /// Removes a rule of repetition.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
  /// Whether there are alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Whether there are rules of repetition.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// Whether there are notes.
  open var hasNotes: Bool { notes?.isEmpty == false }
}

/// An event.
open class EKEvent: EKCalendarItem {
  /// The name; nil: it is not written.
  open var eventIdentifier: String! { nil }
  /// The beginning.
  open var startDate: Date!
  /// The end.
  open var endDate: Date!
  /// Whether it takes the whole day; false by default.
  open var isAllDay = false

  /// Creates an event.
  public init(eventStore: EKEventStore) { super.init() }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  /// The day on which it begins.
  open var startDateComponents: DateComponents?
  /// The day until which it has to be done.
  open var dueDateComponents: DateComponents?
  /// Whether it is done; false by default.
  open var isCompleted = false
  /// How important it is, 0...9.
  open var priority = 0

  /// Creates a reminder.
  public init(eventStore: EKEventStore) { super.init() }
}

/// An alarm.
open class EKAlarm: EKObject {
  /// The time before the event, in seconds below 0.
  open var relativeOffset: TimeInterval = 0
  /// The time.
  open var absoluteDate: Date?

  /// Creates an alarm before an event.
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
  /// Creates an alarm at a time.
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
}

/// How often an event is repeated.
public enum EKRecurrenceFrequency: Int, Sendable {
  case daily, weekly, monthly, yearly
}

/// The end of a repetition.
open class EKRecurrenceEnd: NSObject {
  /// The date; nil for a count.
  public let endDate: Date?
  /// The number of events; 0 for a date.
  public let occurrenceCount: Int

  /// Creates an end at a date.
  public init(end endDate: Date) {
    (self.endDate, occurrenceCount) = (endDate, 0)
    super.init()
  }
  /// Creates an end after a number of events.
  public init(occurrenceCount: Int) {
    (endDate, self.occurrenceCount) = (nil, occurrenceCount)
    super.init()
  }
}

/// How an event is repeated.
open class EKRecurrenceRule: EKObject {
  /// How often.
  public let frequency: EKRecurrenceFrequency
  /// After how many days, weeks, months or years.
  public let interval: Int
  /// Until when; nil for ever.
  open var recurrenceEnd: EKRecurrenceEnd?

  /// Creates a rule.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    super.init()
  }
}
