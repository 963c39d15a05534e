internal import Geometry
internal import StageKit

extension Window {
  /// Announces a new size to the controllers of the window, before it changes.
  ///
  /// - Parameter size: The size.
  /// - Returns: The transition to run after the change; nil without a controller.
  func announceTurn(to size: CGSize) -> ControllerTransition? {
    guard let root = rootViewController else { return nil }
    let transition = ControllerTransition(from: nil, to: nil, in: self, animator: TurnAnimator())
    let old = UIApplication.shared.statusBarOrientation
    let new = size.width > size.height ? UIInterfaceOrientation.landscapeRight : .portrait
    root.willRotate(to: new, duration: transition.transitionDuration)
    let stage = UIApplication.shared.stage
    let traits = stage.traits(ofSize: size)
    let changesTraits = traits != stage.traitCollection
    if changesTraits { root.willTransition(to: traits, with: transition) }
    root.viewWillTransition(to: size, with: transition)
    transition.animate(alongsideTransition: nil) { _ in root.didRotate(from: old) }
    for presented in sequence(first: root, next: \.presentedViewController).dropFirst() {
      if changesTraits { presented.willTransition(to: traits, with: transition) }
      presented.viewWillTransition(to: size, with: transition)
      presented.modal.controller?.viewWillTransition(to: size, with: transition)
    }
    return transition
  }
}

/// The time in which the changes that go with a turn of the device are animated; the views have
/// their new sizes at once.
private final class TurnAnimator: UIViewControllerAnimatedTransitioning {
  /// The duration in seconds, as commonly measured of phones.
  private static let duration = 0.4

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let stage = UIApplication.shared.stage
    stage.perform(at: stage.time + Self.duration) { transitionContext.completeTransition(true) }
  }
}
