internal import Geometry
internal import StageKit

/// What a playground can show: a view or a controller.
public protocol PlaygroundLiveViewable {}

extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

/// The page of the playground that is the application.
///
/// ```swift
/// let application = UIApplication(on: stage)
/// application.run { PlaygroundPage.current.liveView = BallViewController() }
/// let frame = stage.frame(at: 1)
/// ```
///
/// The application shows ``liveView`` from the moment at which it is set.
public final class PlaygroundPage {
  private unowned let application: UIApplication
  private var window: UIWindow?

  init(application: UIApplication) { self.application = application }

  /// The page of the application that is running.
  public static var current: PlaygroundPage {
    UIApplication.shared.service { PlaygroundPage(application: $0) }
  }

  /// Whether the page runs on after its last statement; it always runs to the end of the film.
  public var needsIndefiniteExecution = false

  /// The view or controller that is shown; nil, the default, for none.
  ///
  /// The view of a controller fills the stage. A view keeps its size and is shown in the middle, in
  /// a window of its size, which is reduced if it is larger than the stage; one without a size
  /// fills the stage.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet {
      needsIndefiniteExecution = needsIndefiniteExecution || liveView != nil
      show(liveView)
    }
  }

  /// Ends the page; it runs to the end of the film nevertheless.
  public func finishExecution() {}

  private func show(_ content: (any PlaygroundLiveViewable)?) {
    if let window {
      window.rootViewController = nil
      for view in window.subviews { view.removeFromSuperview() }
      window.transform = .identity
      window.frame = application.screen.bounds
    }
    guard let content else { return }
    let window = window ?? UIWindow(frame: application.screen.bounds)
    self.window = window
    window.backgroundColor = .white
    if let controller = content as? UIViewController {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return
    }
    window.makeKeyAndVisible()
    guard let view = content as? UIView else { return }
    if view.bounds.isEmpty {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      let screen = application.screen.bounds.size
      let scale = min(1, screen.width / view.bounds.width, screen.height / view.bounds.height)
      window.bounds.size = view.bounds.size
      window.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = window.bounds.center
    }
    window.addSubview(view)
    window.layoutIfNeeded()
  }
}

@available(*, unavailable)
extension PlaygroundPage: Sendable {}
