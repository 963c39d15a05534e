internal import Controls
internal import Geometry
internal import Layers
internal import StageKit

/// What animates a controller that grows out of a view, or shrinks to it.
final class ZoomAnimator: UIViewControllerAnimatedTransitioning {
  typealias Transition = UIViewController.Transition

  private let zoomed: UIViewController
  private let options: Transition.ZoomOptions
  private let isReversed: Bool
  private let source: (Transition.ZoomSourceViewProviderContext) -> UIView?
  /// The settling time of UIKit's default spring in seconds, as for sheets.
  private static let duration = 0.505823782
  /// The opacity of the shade behind; chosen by eye.
  private static let shade = 0.2
  /// The part of the size from which a controller without a source grows; chosen by eye.
  private static let leastScale = 0.3

  init(
    _ zoomed: UIViewController, _ options: Transition.ZoomOptions, isReversed: Bool,
    source: @escaping (Transition.ZoomSourceViewProviderContext) -> UIView?
  ) {
    self.zoomed = zoomed
    self.options = options
    self.isReversed = isReversed
    self.source = source
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = zoomed.viewIfLoaded,
      let behind = context.viewController(forKey: isReversed ? .to : .from)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let shade = UIView(frame: container.bounds)
    UIView.performWithoutAnimation { place(view, behind, shade, context) }
    let provided = source(.init(source: behind, zoomed: zoomed))
    let small = placement(of: view, provided, in: container)
    let (alpha, radius, clips) = (view.alpha, view.layer.cornerRadius, view.clipsToBounds)
    let sourceAlpha = provided?.alpha ?? 1
    func shrink() {
      view.transform = small.transform
      view.layer.cornerRadius = small.radius
      view.alpha = provided == nil ? 0 : alpha
      shade.alpha = 0
    }
    func grow() {
      view.transform = .identity
      view.layer.cornerRadius = radius
      view.alpha = alpha
      shade.alpha = 1
    }
    UIView.performWithoutAnimation {
      view.clipsToBounds = true
      provided?.alpha = 0
      if isReversed { grow() } else { shrink() }
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { [isReversed] in if isReversed { shrink() } else { grow() } },
      completion: { _ in
        grow()
        view.clipsToBounds = clips
        provided?.alpha = sourceAlpha
        shade.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  /// Puts the views in their order: what is behind, the shade, the controller.
  private func place(
    _ view: UIView, _ behind: UIViewController, _ shade: UIView,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    shade.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: Self.shade)
    if let effect = options.dimmingVisualEffect {
      shade.backgroundColor = nil
      let blur = UIVisualEffectView(effect: effect)
      blur.frame = shade.bounds
      shade.addSubview(blur)
    }
    if isReversed, let below = context.view(forKey: .to) {
      below.frame = context.finalFrame(for: behind)
      container.insertSubview(below, belowSubview: view)
    }
    if !isReversed {
      view.frame = context.finalFrame(for: zoomed)
      container.addSubview(view)
      view.layoutIfNeeded()
    }
    container.insertSubview(shade, belowSubview: view)
  }

  /// Returns the transform that puts a view over another, and the radius of its corners.
  private func placement(
    of view: UIView, _ source: UIView?, in container: UIView
  ) -> (transform: CGAffineTransform, radius: Double) {
    guard let source, source.window != nil, view.bounds.width > 0, view.bounds.height > 0 else {
      return (CGAffineTransform(scaleX: Self.leastScale, y: Self.leastScale), 0)
    }
    let target = source.convert(source.bounds, to: container)
    let context = Transition.ZoomAlignmentRectContext(source: source, zoomed: zoomed)
    let part = options.alignmentRectProvider?(context) ?? view.bounds
    guard part.width > 0, part.height > 0 else {
      return (CGAffineTransform(scaleX: Self.leastScale, y: Self.leastScale), 0)
    }
    let (x, y) = (target.width / part.width, target.height / part.height)
    let center = view.center
    let offset = CGPoint(
      (part.midX - view.bounds.midX) * x, (part.midY - view.bounds.midY) * y)
    let transform = CGAffineTransform(scaleX: x, y: y).concatenating(
      CGAffineTransform(
        translationX: target.midX - offset.x - center.x,
        y: target.midY - offset.y - center.y))
    let radius = source.layer.cornerRadius / max(min(x, y), 0.01)
    return (transform, radius)
  }
}
