public import StageKit

extension UIApplication {
  /// A key of the options with which an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of the options with which an application is asked to open an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the icon can be changed: it cannot.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon in place of the first one: there is none.
  public var alternateIconName: String? { nil }

  /// Changes no icon, which is logged.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    Self.logOnce("an application in a film has no icon")
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// The address of the application's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Opens no address, which is logged; the handler gets false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Self.logOnce("an application in a film opens no addresses, such as \(url.absoluteString)")
    completion?(false)
  }

  /// Opens no address, which is logged; the oldest spelling.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  /// Returns false: no other application is there to open an address.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Sends an action to an object.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; nil is the first responder or the next one after it that has the
  ///     method.
  ///   - sender: What sends the action.
  ///   - event: The event that causes it; nil for none.
  /// - Returns: Whether an object has the method.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let object =
      target.map { $0 as AnyObject }
      ?? sequence(first: stage.firstResponder ?? sender as? UIResponder ?? self, next: \.next)
      .first { action.canPerform(on: $0) }
    guard let object, action.canPerform(on: object) else { return false }
    action.perform(on: object, sender: sender.map { $0 as AnyObject }, event: event)
    return true
  }

  /// An identifier of work in the background.
  public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates an identifier.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No work.
    public static let invalid = Self(rawValue: 0)
  }

  /// Returns an identifier; the application is always in the foreground.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> BackgroundTaskIdentifier { BackgroundTaskIdentifier(rawValue: 1) }

  /// Does nothing; the application is always in the foreground.
  public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}
}
