@_exported public import UIKit

/// What a notification says.
open class UNNotificationContent: NSObject {
  /// The title; empty by default.
  open internal(set) var title = ""
  /// The second title; empty by default.
  open internal(set) var subtitle = ""
  /// The text; empty by default.
  open internal(set) var body = ""
  /// The number at the program's symbol; nil changes none.
  open internal(set) var badge: NSNumber?
  /// The sound; nil by default.
  open internal(set) var sound: UNNotificationSound?
  /// What goes with it; empty by default.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The kind, by which the actions are found; empty by default.
  open internal(set) var categoryIdentifier = ""
  /// The group in lists; empty by default.
  open internal(set) var threadIdentifier = ""
  /// The pictures and sounds; none by default.
  open internal(set) var attachments: [UNNotificationAttachment] = []

  /// Creates an empty notification.
  override public init() { super.init() }
}

/// What a notification says, while it is written.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The title; empty by default.
  override open var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second title; empty by default.
  override open var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text; empty by default.
  override open var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number at the program's symbol; nil changes none.
  override open var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound; nil by default.
  override open var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// What goes with it; empty by default.
  override open var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The kind, by which the actions are found; empty by default.
  override open var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The group in lists; empty by default.
  override open var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The pictures and sounds; none by default.
  override open var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
}

/// The sound of a notification, which is not heard.
open class UNNotificationSound: NSObject {
  /// The sound of the system.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The loud sound of the system.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  /// Creates the sound of a file, which is not read.
  public init(named name: UNNotificationSoundName) { super.init() }
  override init() { super.init() }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that a notification shows, which is not read.
open class UNNotificationAttachment: NSObject {
  /// The name.
  public let identifier: String
  /// The file.
  public let url: URL

  /// Creates the attachment of a file.
  ///
  /// - Throws: Nothing: the file is not read.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
    super.init()
  }
}

/// When a notification is shown.
open class UNNotificationTrigger: NSObject {
  /// Whether it is shown again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// A notification after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The next date.
  open func nextTriggerDate() -> Date? { _date(timeIntervalSinceNow: timeInterval) }
}

/// A notification at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the date.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: _date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that is to be shown.
open class UNNotificationRequest: NSObject {
  /// The name.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown; nil is at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// A notification that is shown; there is none.
open class UNNotification: NSObject {
  /// The date.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) {
    date = _date()
    self.request = request
    super.init()
  }
}

/// An answer to a notification; there is none.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The action.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of a notification that is opened.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of a notification that is dismissed.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"
