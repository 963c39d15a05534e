import Geometry
import Physics

extension AttachmentBehavior {
  /// Returns the ends of the attachment: on the first item, and on the second item or the anchor
  /// body.
  private func ends(in animator: DynamicAnimator) -> (first: End, second: End)? {
    guard let first = animator.bodyID(of: items[0]),
      let second = state.anchor ?? items.last.flatMap(animator.bodyID(of:))
    else { return nil }
    return (
      End(body: first, pose: animator.world.pose(of: first), offset: offsets[0]),
      End(
        body: second, pose: animator.world.pose(of: second),
        offset: offsets.count > 1 ? offsets[1] : .zero)
    )
  }

  private struct End {
    let body: BodyID
    let pose: Pose
    let offset: Offset

    var anchor: Vec2 { Units.meters(offset.vector) }
    var point: Vec2 { pose * anchor }
  }

  /// Sets the measured length to the current distance between the ends.
  func measureLength(in animator: DynamicAnimator) {
    guard let (first, second) = ends(in: animator) else { return }
    state.measuredLength = Units.points((second.point - first.point).length)
  }

  func makeJoint(in animator: DynamicAnimator) {
    guard let (first, second) = ends(in: animator) else { return }
    if let joint = state.joint { animator.world.removeJoint(joint) }
    state.isPinned = isPin
    state.joint = animator.world.addJoint(joint(first, second, in: animator))
  }

  /// Whether a distance attachment is shorter than 1 point, so that it can only rotate.
  private var isPin: Bool {
    kind == .distance && state.frequency == 0 && state.length == nil && state.measuredLength < 1
  }

  private func joint(_ first: End, _ second: End, in animator: DynamicAnimator) -> Joint {
    // The anchor point of a sliding, fixed or pin attachment, in reference coordinates.
    let anchor = Units.meters(state.anchorPoint)
    let angle = animator.world[first.body].angle - animator.world[second.body].angle
    switch kind {
    case .distance where state.isPinned:
      return .revolute(
        RevoluteJoint(
          second.body, first.body, anchorA: second.anchor,
          anchorB: first.pose.inverse(second.point), referenceAngle: angle, collides: true))
    case .distance:
      return .distance(
        DistanceJoint(
          first.body, second.body, anchorA: first.anchor, anchorB: second.anchor,
          length: Units.meters(length),
          stiffness: Units.stiffness(frequency: state.frequency, damping: state.damping)))
    case .limit:
      return .distance(
        DistanceJoint(
          first.body, second.body, anchorA: first.anchor, anchorB: second.anchor,
          length: Units.meters(length), stiffness: .free, maxLength: Units.meters(length),
          collides: false))
    case .sliding(let axis):
      return .prismatic(
        PrismaticJoint(
          second.body, first.body, anchorA: second.pose.inverse(anchor),
          anchorB: first.pose.inverse(anchor),
          axis: second.pose.q.inverse(Units.meters(axis)).normalized, referenceAngle: angle,
          lowerTranslation: Units.meters(state.range.minimum),
          upperTranslation: Units.meters(state.range.maximum)))
    case .fixed:
      return .weld(
        WeldJoint(
          second.body, first.body, anchorA: second.pose.inverse(anchor),
          anchorB: first.pose.inverse(anchor), referenceAngle: angle))
    case .pin:
      return .revolute(
        RevoluteJoint(
          second.body, first.body, anchorA: second.pose.inverse(anchor),
          anchorB: first.pose.inverse(anchor), referenceAngle: angle,
          lowerAngle: Units.number(state.range.minimum),
          upperAngle: Units.number(state.range.maximum),
          maxMotorTorque: Units.number(state.frictionTorque)))
    }
  }

  /// Applies changed properties to the joint.
  ///
  /// The joint keeps its impulses unless its type changes.
  func updateJoint() {
    defer { didChange() }
    guard let dynamicAnimator, let id = state.joint else { return }
    guard state.isPinned == isPin else { return makeJoint(in: dynamicAnimator) }
    switch dynamicAnimator.world[id] {
    case .distance(var joint):
      joint.length = Units.meters(length)
      if kind == .limit {
        joint.maxLength = joint.length
      } else {
        joint.stiffness = Units.stiffness(frequency: state.frequency, damping: state.damping)
      }
      dynamicAnimator.world[id] = .distance(joint)
    case .prismatic(var joint):
      joint.lowerTranslation = Units.meters(state.range.minimum)
      joint.upperTranslation = Units.meters(state.range.maximum)
      dynamicAnimator.world[id] = .prismatic(joint)
    case .revolute(var joint) where kind == .pin:
      joint.lowerAngle = Units.number(state.range.minimum)
      joint.upperAngle = Units.number(state.range.maximum)
      joint.maxMotorTorque = Units.number(state.frictionTorque)
      dynamicAnimator.world[id] = .revolute(joint)
    case .revolute, .weld, .wheel, .pulley, .gear, .motor, .mouse: break
    }
  }
}
