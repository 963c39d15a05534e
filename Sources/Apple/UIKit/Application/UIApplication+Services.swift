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

  /// The schemes of addresses that the program opens itself, by its `Info.plist`.
  private var ownSchemes: [String] {
    let types = bundle.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
  }

  /// Gives an address to the delegate after the present event, if it has a scheme of the program.
  private func openItself(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), ownSchemes.contains(scheme) else { return false }
    stage.perform(at: stage.time) { [weak self] in
      guard let self else { return }
      run {
        if let scene = scenes.first {
          scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        } else {
          _ = delegate?.application(self, open: url, options: [:])
        }
      }
    }
    return true
  }

  /// Opens an address with a scheme of the program; others are logged, and the handler gets false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    if openItself(url) {
      completion?(true)
      return
    }
    Self.logOnce("an application in a film opens no addresses, such as \(url.absoluteString)")
    completion?(false)
  }

  /// Opens an address with a scheme of the program; the oldest spelling.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    var isOpened = false
    open(url) { isOpened = $0 }
    return isOpened
  }

  /// Returns whether an address has a scheme of the program: no other application is there.
  public func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { ownSchemes.contains($0.lowercased()) } ?? false
  }

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
