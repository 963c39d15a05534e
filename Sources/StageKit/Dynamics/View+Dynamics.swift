public import Dynamics
public import Geometry

extension View: DynamicItem {}

extension View: DynamicReference {
  /// Takes the coordinates in which an item has its center to this view's.
  ///
  /// - Parameter item: An item of an animator whose reference this view is.
  /// - Returns: The identity for a subview and for an item that is no view, what leads from its
  ///   superview for a view farther down, and nil for a view that is not in this one.
  public func coordinateTransform(for item: any DynamicItem) -> Transform? {
    guard let view = item as? View else { return .identity }
    guard view !== self, view.isDescendant(of: self) else { return nil }
    return view.superview?.transform(upTo: self)
  }

  /// What steps the animators of this view: its stage, as soon as it is on one.
  public var dynamicTicker: (any DynamicTicker)? {
    if let animators { return animators }
    let first = ViewAnimators(of: self)
    animators = first
    return first
  }
}

/// The animators whose reference a view is.
///
/// They wait here while the view is on no stage, follow it from one to another, and hear of it when
/// the view's bounds change.
final class ViewAnimators: DynamicTicker {
  private unowned let view: View
  private var known: [Known] = []
  private var knownBounds: Rect

  private struct Known {
    weak var animator: DynamicAnimator?
  }

  init(of view: View) {
    self.view = view
    knownBounds = view.bounds
  }

  deinit {
    for animator in animators { animator.referenceDidVanish() }
  }

  private var animators: [DynamicAnimator] { known.compactMap(\.animator) }

  func startTicking(_ animator: DynamicAnimator) {
    known.removeAll { $0.animator == nil }
    if !known.contains(where: { $0.animator === animator }) {
      known.append(Known(animator: animator))
    }
    view.stage?.startTicking(animator)
  }

  /// Hears that the view has come from a stage, or from none, to the one on which it is, or to none.
  func viewMoved(from former: Stage?) {
    for animator in animators where animator.ticker == nil {
      former?.stopTicking(animator)
      if animator.isRunning { view.stage?.startTicking(animator) }
    }
  }

  /// Hears that the view's bounds were set.
  func boundsDidChange() {
    guard view.bounds != knownBounds else { return }
    knownBounds = view.bounds
    for animator in animators { animator.referenceBoundsDidChange() }
  }

  func write(_ changes: () -> Void) {
    if let stage = view.stage { stage.write(changes) } else { changes() }
  }

  func dynamicAnimator(_ animator: DynamicAnimator, didNote event: DynamicEvent) {
    view.stage?.dynamicAnimator(animator, didNote: event)
  }
}
