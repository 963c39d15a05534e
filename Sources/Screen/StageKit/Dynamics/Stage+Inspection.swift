public import Dynamics
internal import Geometry

/// The state of one dynamic animator of a stage, in the stage's coordinates.
public struct AnimatorInspection {
  /// The name of the animator, as in `DynamicLogEntry`.
  public let name: String
  /// Whether the animator is running; one at rest has only sleeping bodies.
  public let isRunning: Bool
  /// The names of the items, as in `viewStates`, in the order of the inspection's bodies.
  public let itemNames: [String]
  /// The bodies, contacts, attachments and forces, where frames show them.
  public let inspection: DynamicAnimator.Inspection
}

extension Stage {
  /// Returns the state of the stage's dynamic animators at the current time, in the order in which
  /// they first started.
  ///
  /// Points are in the stage's coordinates, through the presented geometry of the reference view
  /// and of its superviews. Between two steps bodies are where frames show their views. The points
  /// of an animator without a reference view are in the coordinates of the superview of its first
  /// item that is a view.
  ///
  /// Contacts and instantaneous pushes are included if ``recordsImpulses`` was true before the last
  /// step. The call changes nothing.
  public func inspectAnimators() -> [AnimatorInspection] {
    loggedAnimators.compactMap(\.animator).compactMap { animator in
      guard isTicker(of: animator) else { return nil }
      let fraction = steppers.first { $0.animator === animator }?.fraction ?? 1
      let inspection = animator.inspect(atFractionOfStep: fraction)
      return AnimatorInspection(
        name: name(of: animator), isRunning: animator.isRunning,
        itemNames: inspection.bodies.map { name(of: $0.item) },
        inspection: inspection.applying(coordinateTransform(of: animator, inspection)))
    }
  }

  private func isTicker(of animator: DynamicAnimator) -> Bool {
    if let ticker = animator.ticker { return ticker === self }
    return animator.referenceView?.stage === self
  }

  /// Returns the transform from an animator's reference coordinates to the stage's.
  private func coordinateTransform(
    of animator: DynamicAnimator, _ inspection: DynamicAnimator.Inspection
  ) -> Transform {
    if animator.reference != nil { return animator.referenceView?.toStage ?? .identity }
    let view = inspection.bodies.lazy.compactMap { $0.item as? View }.first
    return view?.superview?.toStage ?? .identity
  }
}

extension View {
  /// The transform from the presented view's coordinates to the stage's.
  fileprivate var toStage: Transform {
    let transform = presentation.geometry.transformToSuperview
    return superview.map { transform.concatenating($0.toStage) } ?? transform
  }
}

@available(*, unavailable)
extension AnimatorInspection: Sendable {}
