package import Dynamics
internal import Geometry
package import StageKit

/// A custom behavior: it scales a view along a damped sine for one and a half seconds.
///
/// An animator pauses when its built-in behaviors are at rest, whether or not an action still
/// changes items. A child gravity behavior on a hidden view, the clock, keeps the animator running
/// until it is removed.
package final class ResizableDynamicBehavior: DynamicBehavior {
  /// The time since the first call of the action, in seconds.
  package private(set) var time = 0.0

  private let view: View
  private let curve: DampedSine
  private let size: Size
  private let clockView = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
  private let clockGravity: GravityBehavior
  private var startingTime: Double?

  /// Creates a behavior.
  ///
  /// - Parameters:
  ///   - view: The view to scale, on a stage.
  ///   - curve: The scale over time.
  ///   - hasClock: Whether the behavior keeps the animator running.
  package init(view: View, curve: DampedSine, hasClock: Bool) {
    self.view = view
    self.curve = curve
    size = view.bounds.size
    clockGravity = GravityBehavior(items: [clockView])
    super.init()
    if hasClock {
      clockView.name = "clock"
      clockView.isHidden = true
      view.addSubview(clockView)
      addChildBehavior(clockGravity)
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

    // One and a half periods.
    if time > 1.5 {
      removeChildBehavior(clockGravity)
      clockView.removeFromSuperview()
      view.transform = .identity
    }
  }
}
