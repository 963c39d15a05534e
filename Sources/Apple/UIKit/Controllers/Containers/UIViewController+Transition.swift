private import Geometry
internal import StageKit

extension UIViewController {
  func move(
    from old: UIViewController, to new: UIViewController, duration: Double,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      "both controllers of a transition must be children of \(type(of: self))")
    let isAnimated = duration > 0
    let isVisible = appearance.state == .appeared
    if isVisible {
      old.beginAppearanceTransition(false, animated: isAnimated)
      new.beginAppearanceTransition(true, animated: isAnimated)
    }
    let container: UIView = old.view.superview ?? view
    let end = { (finished: Bool) in
      old.view.removeFromSuperview()
      if isVisible {
        old.endAppearanceTransition()
        new.endAppearanceTransition()
      }
      completion?(finished)
    }
    guard options.layerTransition(duration: duration) == nil else {
      return UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          container.addSubview(new.view)
          old.view.isHidden = true
          animations?()
        },
        completion: {
          old.view.isHidden = false
          end($0)
        })
    }
    UIView.performWithoutAnimation {
      container.addSubview(new.view)
      container.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: end)
  }
}
