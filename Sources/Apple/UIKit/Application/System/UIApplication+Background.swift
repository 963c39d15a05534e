public import StageKit

/// The kinds of notifications that a user may allow; the old spelling.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number at the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A text.
  public static let alert = Self(rawValue: 4)
}

/// The notifications that an application asks for; the old spelling.
public final class UIUserNotificationSettings: NSObject {
  /// The kinds of notifications.
  public let types: UIUserNotificationType

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - types: The kinds of notifications.
  ///   - categories: The groups of actions, which change nothing.
  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) {
    self.types = types
    super.init()
  }
}

/// Notifications and work in the background, which an application in a film does not have.
extension UIApplication {
  /// Registers for notifications, which never arrive: that is logged once, and the delegate is
  /// notified of the failure, as in a simulator.
  public func registerForRemoteNotifications() {
    Self.logOnce("an application in a film receives no notifications of others")
    stage.perform(at: stage.time) { [weak self] in
      guard let self else { return }
      run {
        delegate?.application(
          self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
      }
    }
  }

  /// Unregisters from notifications.
  public func unregisterForRemoteNotifications() {}

  /// Whether notifications come from outside: they do not.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Registers for notifications, which never arrive; that is logged once.
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) { Self.logOnce("an application in a film receives no notifications of others") }

  /// Receives the buttons of headphones, of which there are none.
  public func beginReceivingRemoteControlEvents() {}

  /// Stops receiving the buttons of headphones.
  public func endReceivingRemoteControlEvents() {}

  /// The shortest time between loads in the background, in seconds: 0.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The time that stands for never, in seconds.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Sets how often the application loads in the background, where it never is.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// The time that is left in the background, in seconds: unlimited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether protected files can be read: yes.
  public var isProtectedDataAvailable: Bool { true }
  /// The direction of the user's language; left to right by default.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    stage.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
