import Dynamics
import Geometry
import StageKit
import Testing
import UIKit

/// What the objects of a program may do when the film has ended.
@Suite struct ReleaseTests {
  /// Names of the objects that were released.
  private final class Releases { var names: [String] = [] }

  private final class Listener: UIViewController {
    let releases: Releases
    let model: Model
    private var timer: Timer?
    private var animator: UIDynamicAnimator?

    init(_ releases: Releases) {
      self.releases = releases
      model = Model(releases)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(Ball(releases))
      animator = UIDynamicAnimator(referenceView: view)
      animator?.addBehavior(UIGravityBehavior(items: view.subviews))
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
      _ = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
      ) { _ in }
    }

    deinit {
      NotificationCenter.default.removeObserver(self)
      UserDefaults.standard.set(true, forKey: "ended")
      print("ended at \(CACurrentMediaTime()) on a screen of \(UIScreen.main.bounds.width)")
      UIView.animate(withDuration: 1) {}
      timer?.invalidate()
      animator?.removeAllBehaviors()
      releases.names.append("controller")
    }
  }

  private final class Ball: UIView {
    let releases: Releases

    init(_ releases: Releases) {
      self.releases = releases
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    deinit {
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
      releases.names.append("view")
    }
  }

  private final class Model {
    let releases: Releases

    init(_ releases: Releases) { self.releases = releases }

    func touch() {}

    deinit {
      NotificationCenter.default.post(name: Notification.Name("ended"), object: nil)
      releases.names.append("model")
    }
  }

  @Test func `objects may use the application when their stage is released`() {
    let releases = Releases()
    var stage: Stage? = Stage(size: .phone)
    if let stage {
      let application = UIApplication(on: stage)
      application.show { Listener(releases) }
      application.run {
        let model = Model(releases)
        _ = Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in model.touch() }
      }
      stage.advance(to: 1)
    }
    #expect(releases.names == [])
    stage = nil
    #expect(releases.names.sorted() == ["controller", "model", "model", "view"])
  }
}
