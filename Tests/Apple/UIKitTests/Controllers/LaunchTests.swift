import Geometry
import StageKit
import Testing
import UIKit

@Suite struct `launches of programs` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []
    let makesWindow: Bool

    init(makesWindow: Bool) { self.makesWindow = makesWindow }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("willFinish \(window != nil)")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("didFinish")
      guard makesWindow else { return true }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      calls.append("willConnect \(window != nil)")
      guard let windowScene = scene as? UIWindowScene, window == nil else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      self.window = window
      window.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active \(scene.activationState)") }
  }

  /// As in UIKit, where the requirement `window` is optional.
  @Test func `the window of any delegate is optional twice, that of a class once`() throws {
    let delegate = Delegate(makesWindow: true)
    application.launch(delegate: { delegate })
    let root = try #require(delegate.window?.rootViewController)
    #expect(application.delegate?.window??.rootViewController === root)
    #expect(application.delegate?.window!?.rootViewController === root)
    #expect(application.delegate!.window!!.rootViewController === root)
    #expect((application.delegate as? Delegate)?.window?.rootViewController === root)
    if let window = application.delegate?.window, let own = window {
      #expect(own === delegate.window)
    } else {
      Issue.record("there is no window")
    }
    application.delegate?.window = nil
    #expect(delegate.window == nil)
    final class Bare: NSObject, UIApplicationDelegate {}
    let bare: any UIApplicationDelegate = Bare()
    #expect((bare.window ?? nil) == nil)
  }

  @Test func `the delegate is called in Apple's order, and makes the window`() {
    var delegate: Delegate?
    application.launch(delegate: {
      let made = Delegate(makesWindow: true)
      delegate = made
      return made
    })
    #expect(delegate?.calls == ["willFinish false", "didFinish", "active"])
    #expect(application.keyWindow === delegate?.window && application.delegate === delegate)
    #expect(application.keyWindow?.rootViewController?.view.window != nil)
    #expect(application.connectedScenes.isEmpty)
  }

  @Test func `the first controller of the document is shown in a window before the launch ends`() {
    var delegate: Delegate?
    let controller = UIViewController()
    application.launch(
      delegate: {
        let made = Delegate(makesWindow: false)
        delegate = made
        return made
      }, controller: { controller })
    #expect(delegate?.calls == ["willFinish true", "didFinish", "active"])
    #expect(controller.view.window === delegate?.window && controller.view.frame.width == 320)
  }

  @Test func `a scene is connected, comes to the foreground and becomes active`() {
    var delegate: Delegate?
    var sceneDelegate: SceneDelegate?
    application.launch(
      delegate: {
        let made = Delegate(makesWindow: false)
        delegate = made
        return made
      },
      sceneDelegate: {
        let made = SceneDelegate()
        sceneDelegate = made
        return made
      })
    #expect(delegate?.calls == ["willFinish false", "didFinish"])
    #expect(sceneDelegate?.calls == ["willConnect false", "foreground", "active foregroundActive"])
    let scene = application.connectedScenes.first as? UIWindowScene
    application.run {
      #expect(scene?.windows.first === sceneDelegate?.window && scene?.screen === UIScreen.main)
    }
    #expect(application.windows.count == 1)
  }

  @Test func `windows of a higher level are in front, whichever was shown last`() {
    application.run {
      let (alert, normal) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
      alert.windowLevel = .alert
      alert.makeKeyAndVisible()
      normal.makeKeyAndVisible()
      #expect(application.windows == [normal, alert] && application.keyWindow === normal)
      #expect(stage.view.subviews.suffix(2) == [normal, alert])
      #expect(normal.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    }
  }

  @Test func `constraints of a controller are updated before its first layout`() {
    final class Constrained: UIViewController {
      let label = UILabel()
      var calls: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
      }

      override func updateViewConstraints() {
        calls.append("update")
        if label.constraints.isEmpty {
          label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        }
        super.updateViewConstraints()
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        calls.append("layout")
      }
    }
    var controller: Constrained?
    application.show {
      let made = Constrained()
      controller = made
      return made
    }
    stage.advance(to: 0)
    #expect(controller?.calls.prefix(2) == ["update", "layout"])
    #expect(controller?.label.center.x == stage.size.width / 2)
    application.run { controller?.view.setNeedsUpdateConstraints() }
    stage.advance(to: 0.1)
    #expect(controller?.calls.filter { $0 == "update" }.count == 2)
  }
}
