package import Dynamics
internal import Geometry
package import StageKit

/// A behavior of its own kind: for one and a half seconds a view swells and shrinks.
///
/// An animator rests when its built-in behaviors do, whatever an action is up to. So gravity pulls
/// at a hidden view that nobody sees: the clock, which keeps the animator running until it is taken
/// away.
package final class ResizableDynamicBehavior: DynamicBehavior {
  /// The time since the action was called first, in seconds.
  package private(set) var time = 0.0

  private let view: View
  private let curve: DampedSine
  private let size: Size
  private let fakeView = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
  private let clockMandate: GravityBehavior
  private var startingTime: Double?

  /// Creates a behavior.
  ///
  /// - Parameters:
  ///   - view: The view to change, on a stage.
  ///   - curve: Its scale over time.
  ///   - hasClock: Whether the behavior keeps the animator running.
  package init(view: View, curve: DampedSine, hasClock: Bool) {
    self.view = view
    self.curve = curve
    size = view.bounds.size
    clockMandate = GravityBehavior(items: [fakeView])
    super.init()
    if hasClock {
      fakeView.name = "clock"
      fakeView.isHidden = true
      view.addSubview(fakeView)
      addChildBehavior(clockMandate)
    }
    action = { [unowned self] in update() }
  }

  private func update() {
    let now = view.stage?.time ?? 0
    let start = startingTime ?? now
    startingTime = start
    time = now - start

    let scale = curve.scale(at: time)
    view.bounds = Rect(origin: .zero, size: size)
    view.transform = Transform(scaleX: scale, y: scale)
    dynamicAnimator?.updateItem(usingCurrentState: view)

    // One and a half swings.
    if time > 1.5 {
      removeChildBehavior(clockMandate)
      fakeView.removeFromSuperview()
      view.transform = .identity
    }
  }
}
