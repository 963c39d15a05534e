internal import FrameworkSupport
internal import StageContext

/// Whether a program may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers at the program's symbol.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Texts.
  public static let alert = Self(rawValue: 4)
  /// In cars.
  public static let carPlay = Self(rawValue: 8)
  /// Sounds that are always heard.
  public static let criticalAlert = Self(rawValue: 16)
  /// Without a question.
  public static let provisional = Self(rawValue: 64)
}

/// How a notification is shown while the program runs.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// With its number.
  public static let badge = Self(rawValue: 1)
  /// With its sound.
  public static let sound = Self(rawValue: 2)
  /// With its text.
  public static let alert = Self(rawValue: 4)
  /// In the list.
  public static let list = Self(rawValue: 8)
  /// At the top of the screen.
  public static let banner = Self(rawValue: 16)
}

/// An action of a notification.
open class UNNotificationAction: NSObject {
  /// How an action behaves.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device is unlocked first.
    public static let authenticationRequired = Self(rawValue: 1)
    /// It removes something.
    public static let destructive = Self(rawValue: 2)
    /// The program is opened.
    public static let foreground = Self(rawValue: 4)
  }

  /// The name.
  public let identifier: String
  /// The text.
  public let title: String
  /// How it behaves.
  public let options: Options

  /// Creates an action.
  public init(identifier: String, title: String, options: Options = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

/// A kind of notifications with its actions.
open class UNNotificationCategory: NSObject {
  /// How a kind behaves.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The program learns of what is dismissed.
    public static let customDismissAction = Self(rawValue: 1)
  }

  /// The name.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]

  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: Options = []
  ) {
    self.identifier = identifier
    self.actions = actions
    super.init()
  }

  /// Creates a kind with a text where previews are hidden.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, categorySummaryFormat: String? = nil,
    options: Options = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      options: options)
  }
}

/// What the user allows.
open class UNNotificationSettings: NSObject {
  /// Whether notifications may be shown.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }
}

/// What a center of notifications reports; both methods are optional, and neither is called.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called before a notification is shown while the program runs.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called after an action.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// The notifications of a program: the user denies them, and none is shown.
open class UNUserNotificationCenter: NSObject {
  /// The receiver of reports; nil by default.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  private var status = UNAuthorizationStatus.notDetermined

  /// The center of the application.
  open class func current() -> UNUserNotificationCenter {
    ApplicationContext.shared.service { _ in UNUserNotificationCenter() }
  }

  /// Asks the user, who denies it.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    deny()
    DispatchQueue.main.async { completionHandler(false, nil) }
  }

  /// Asks the user, who denies it.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    deny()
    return false
  }

  private func deny() {
    ApplicationContext.logUnavailable("A notification", "a permission for them is denied")
    status = .denied
  }

  /// Calls a function with what the user allows.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { DispatchQueue.main.async { [self] in completionHandler(UNNotificationSettings(status)) } }
  /// Returns what the user allows.
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(status)
  }

  /// Keeps a notification, which is not shown.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    requests.removeAll { $0.identifier == request.identifier }
    requests.append(request)
    ApplicationContext.logUnavailable("A notification", "it is kept and not shown")
    DispatchQueue.main.async { completionHandler?(nil) }
  }
  /// Keeps a notification, which is not shown.
  open func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }

  /// Calls a function with the notifications that are kept.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { DispatchQueue.main.async { [self] in completionHandler(requests) } }
  /// Returns the notifications that are kept.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }
  /// Removes notifications that are kept.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }
  /// Removes all notifications that are kept.
  open func removeAllPendingNotificationRequests() { requests = [] }
  /// Calls a function with the notifications that are shown: none.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    DispatchQueue.main.async { completionHandler([]) }
  }
  /// Removes notifications that are shown; there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Removes all notifications that are shown; there are none.
  open func removeAllDeliveredNotifications() {}
  /// Sets the kinds.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }
  /// Calls a function with the kinds.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) { DispatchQueue.main.async { [self] in completionHandler(categories) } }
  /// Sets the number at the program's symbol, which is not shown.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil) } }
}
