public import StageKit

/// One instance of an application's interface.
open class UIScene: UIResponder {
  /// Whether a scene is shown and receives events.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene is connected with: nothing.
  public final class ConnectionOptions: NSObject {
    /// The URLs to open; none.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to continue; none.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The entry of the menu of the program's icon that was chosen; nil.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The kind of the activity to continue; nil.
    public var handoffUserActivityType: String? { nil }
    /// The program that asked; nil.
    public var sourceApplication: String? { nil }
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The receiver of the scene's events; nil by default.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is shown and receives events.
  open internal(set) var activationState = ActivationState.unattached
  /// The title of the scene; nil by default.
  open var title: String! = ""

  /// Creates the scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application.
  override open var next: UIResponder? { UIApplication.current }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The screen on which the scene is.
  open var screen: UIScreen { UIApplication.shared.screen }
  /// The windows of the scene, from back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.scene === self } }
  /// The window of the scene that receives what is typed; nil without one.
  open var keyWindow: UIWindow? { windows.last }
  /// The orientation: upright, or on the side if the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The coordinates of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UIApplication.shared.stage.traitCollection }
}

/// What an application keeps of a scene.
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window of the application.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; nil before it is connected.
  public internal(set) weak var scene: UIScene?
  /// The purpose.
  public let role: Role
  /// How the scene is made.
  public internal(set) var configuration: UISceneConfiguration
  /// An identifier of the session.
  public let persistentIdentifier = "scene"

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is made.
open class UISceneConfiguration: NSObject {
  /// The name; nil without one.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nil, the default, is the program's.
  open var delegateClass: AnyClass?
  /// The class of the scene; nil by default.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
