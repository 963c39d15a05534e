internal import Geometry
internal import StageKit

extension UIApplication {
  /// Launches the program of an application delegate, with the calls in Apple's order.
  ///
  /// These are `willFinishLaunching`, `didFinishLaunching` and `applicationDidBecomeActive`. If the
  /// program has a delegate of scenes, a scene is connected after `didFinishLaunching`, comes to
  /// the foreground and becomes active instead of the application.
  ///
  /// - Parameters:
  ///   - makeDelegate: Creates the application's delegate, in the application.
  ///   - makeSceneDelegate: Creates the delegate of the scene; nil, the default, for a program
  ///     without scenes.
  ///   - makeController: Creates the first controller of the program's main interface document;
  ///     nil, the default, for a program without one. Its window is given to the delegate.
  public func launch(
    delegate makeDelegate: () -> any UIApplicationDelegate,
    sceneDelegate makeSceneDelegate: (() -> any UISceneDelegate)? = nil,
    controller makeController: (() -> UIViewController?)? = nil
  ) {
    run {
      stage.view.backgroundColor = Self.screenColor
      let delegate = makeDelegate()
      retainedDelegate = delegate
      self.delegate = delegate
      let window = makeSceneDelegate == nil ? makeWindow(makeController) : nil
      if let window {
        delegate.window = window
      } else if makeSceneDelegate == nil {
        loadMainNib(for: delegate)
      }
      _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
      delegate.applicationDidFinishLaunching(self)
      post(Self.didFinishLaunchingNotification)
      if let makeSceneDelegate {
        connectScene(makeSceneDelegate(), controller: makeController)
      } else {
        if windows.isEmpty { (window ?? delegate.window)?.makeKeyAndVisible() }
        delegate.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification)
      }
    }
  }

  /// Launches a program that has a delegate of scenes but none of the application.
  ///
  /// - Parameters:
  ///   - makeDelegate: Creates the delegate of the scene, in the application.
  ///   - makeController: Creates the first controller of the program's main interface document;
  ///     nil, the default, for a program without one.
  public func launch(
    sceneDelegate makeDelegate: () -> any UISceneDelegate,
    controller makeController: (() -> UIViewController?)? = nil
  ) {
    run {
      stage.view.backgroundColor = Self.screenColor
      connectScene(makeDelegate(), controller: makeController)
    }
  }

  /// The color behind the windows of a program, which have no background of their own.
  private static let screenColor = UIColor.black

  private func makeWindow(_ makeController: (() -> UIViewController?)?) -> UIWindow? {
    guard let controller = makeController?() else { return nil }
    let window = UIWindow(frame: screen.bounds)
    window.rootViewController = controller
    return window
  }

  /// Makes the objects of the xib that the program's `Info.plist` names, which has the delegate's
  /// window in programs of before storyboards.
  private func loadMainNib(for delegate: any UIApplicationDelegate) {
    guard let name = bundle.infoDictionary?["NSMainNibFile"] as? String, !name.isEmpty else {
      return
    }
    UINib(nibName: name, bundle: bundle).instantiate(withOwner: self, delegate: delegate)
    delegate.window?.frame = screen.bounds
  }

  private func connectScene(
    _ sceneDelegate: any UISceneDelegate, controller makeController: (() -> UIViewController?)?
  ) {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    if let delegate {
      session.configuration = delegate.application(
        self, configurationForConnecting: session, options: options)
    }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = sceneDelegate
    scenes.append(scene)
    let window = makeWindow(makeController)
    let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
    if let window {
      window.windowScene = scene
      windowDelegate?.window = window
    }
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, of: scene)
    if windows.isEmpty { (windowDelegate?.window ?? window)?.makeKeyAndVisible() }
    scene.activationState = .foregroundInactive
    sceneDelegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, of: scene)
    post(Self.willEnterForegroundNotification)
    scene.activationState = .foregroundActive
    sceneDelegate.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, of: scene)
    post(Self.didBecomeActiveNotification)
  }

  /// Sends a notification of the life cycle, of the application unless a scene is given.
  func post(_ name: Notification.Name, of scene: UIScene? = nil) {
    NotificationCenter.default.post(name: name, object: scene ?? self)
  }

  /// The scenes of the application; none in a program without a delegate of scenes.
  public var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of the scenes.
  public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// Whether the application may have several scenes: no.
  public var supportsMultipleScenes: Bool { false }
  /// The orientation: upright, or on the side if the screen is wider than high.
  public var statusBarOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
}
