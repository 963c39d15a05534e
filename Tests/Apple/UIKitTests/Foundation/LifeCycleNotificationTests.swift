import StageKit
import Testing
import UIKit

/// The notifications of an application's life cycle.
@Suite struct `notifications of the life cycle` {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var names: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) {
        [unowned self] in names.append($0.name.rawValue)
      }
      return true
    }
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {}

  @Test func `a launch posts that it has finished, and that the application is active`() {
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage)
    let delegate = Delegate()
    application.launch(delegate: { delegate }, controller: { UIViewController() })
    #expect(
      delegate.names == [
        UIApplication.didFinishLaunchingNotification.rawValue,
        UIApplication.didBecomeActiveNotification.rawValue,
      ])
  }

  @Test func `a scene posts its own notifications before those of the application`() {
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage)
    let delegate = Delegate()
    application.launch(
      delegate: { delegate }, sceneDelegate: { SceneDelegate() },
      controller: { UIViewController() })
    #expect(
      delegate.names == [
        UIApplication.didFinishLaunchingNotification.rawValue,
        UIScene.willConnectNotification.rawValue,
        UIScene.willEnterForegroundNotification.rawValue,
        UIApplication.willEnterForegroundNotification.rawValue,
        UIScene.didActivateNotification.rawValue,
        UIApplication.didBecomeActiveNotification.rawValue,
      ])
  }

  private final class Counter {
    nonisolated(unsafe) static var count = 0
    class func add() { count += 1 }
    class func add(_ notification: Notification) { count += 10 }
  }

  @Test func `a class observes by its own methods until it is removed`() {
    UIApplication(on: Stage(size: .phone)).run {
      let center = NotificationCenter.default
      let name = Notification.Name("changed")
      Counter.count = 0
      center.addObserver(
        Counter.self, selector: _selector("add", Counter.add as () -> Void), name: name, object: nil
      )
      center.addObserver(
        Counter.self, selector: _selector("add(_:)", Counter.add(_:)), name: name, object: nil)
      center.post(name: name, object: nil)
      #expect(Counter.count == 11)
      center.removeObserver(Counter.self)
      center.post(name: name, object: nil)
      #expect(Counter.count == 11)
    }
  }
}
