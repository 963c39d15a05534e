internal import Dynamics
internal import Geometry

// Samples whose y axis points upwards.
extension MotionSample.View {
  /// The motion with vectors that point upwards, and counterclockwise; its state stays.
  var upward: Self {
    Self(
      state: state, velocity: velocity.upward, spin: 0 - spin, acceleration: acceleration?.upward,
      body: body)
  }
}

extension MotionSample.Link {
  /// Creates the sample of an attachment; nil for one without a name.
  init?(_ attachment: DynamicAnimator.Inspection.Attachment) {
    guard let name = attachment.name, let tension = attachment.tension else { return nil }
    self.init(
      name: name, center: attachment.start + 0.5 * (attachment.end - attachment.start),
      length: attachment.distanceOfEnds, angle: attachment.angle, tension: tension)
  }

  /// Returns the attachment with heights above the lower edge, and with counterclockwise angles.
  func upward(stageHeight: Double) -> Self {
    Self(
      name: name, center: Point(center.x, stageHeight - center.y), length: length,
      angle: angle.map { 0 - $0 }, tension: tension)
  }
}

extension Vector {
  fileprivate var upward: Vector { Vector(dx: dx, dy: 0 - dy) }
}
