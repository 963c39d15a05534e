internal import Dynamics
internal import Geometry
internal import StageKit

/// An attachment: `UIAttachmentBehavior`.
struct AttachmentElement: PerformingElement {
  static let kind = "attachment"
  static let summary = """
    A rod or spring from a view to a point or another view, or another joint: UIAttachmentBehavior.
    """

  /// The kinds of attachments.
  private enum Joint: Sendable {
    case distance, limit, pin, fixed, sliding
  }

  private let item: Value<View?>
  private let offset: Value<Offset>?
  private let end: Anchor
  private let joint: Joint
  private let anchor: Value<Point>?
  private let axis: Value<Vector>?
  /// Where the file has the axis, and the second end.
  private let positions: (axis: String, end: String)
  private let settings: Settings<AttachmentBehavior>
  private let period: ActivePeriod

  private static let properties: [Property<AttachmentBehavior>] = [
    Property("length", .distance, "The length, in points; the initial distance by default.") {
      $0.length = $1
    },
    Property("frequency", .positive, "The frequency of a spring, in Hz; 0, a rod, by default.") {
      $0.frequency = $1
    },
    Property("damping", .positive, "The damping ratio of a spring; 0 by default.") {
      $0.damping = $1
    },
    Property("frictionTorque", .positive, "The torque that resists rotation; 0 by default.") {
      $0.frictionTorque = $1
    },
    Property(
      "attachmentRange", .range,
      "The range of a sliding attachment in points, or of a pin in radians; none by default."
    ) { $0.attachmentRange = $1 },
  ]

  init(_ fields: Fields) throws(SceneError) {
    item = try fields.required("item", .body, "The view.")
    offset = try fields.optional(
      "offset", .offset, "The place on the view, from its center; [0, 0] by default.")
    end = try Anchor(fields, "to", offset: "toOffset")
    let jointValue = try fields.optional(
      "joint",
      ValueType<Joint>.choice([
        "distance": .distance, "limit": .limit, "pin": .pin, "fixed": .fixed, "sliding": .sliding,
      ]),
      "The kind; distance, a rod or a spring, by default.")
    joint = fields.item == nil ? .distance : jointValue?.evaluate(.empty) ?? .distance
    anchor = try fields.optional(
      "anchor", .point, "The point of a pin, fixed or sliding attachment, [x, y].")
    axis = try fields.optional(
      "axis", .vector, "The direction in which a sliding attachment slides, [dx, dy].")
    positions = (fields.position(of: "axis"), fields.position(of: "to"))
    settings = try fields.settings(Self.properties)
    period = try ActivePeriod(fields)
    if let item = fields.item { try check(item) }
  }

  private func check(_ item: Source.Item) throws(SceneError) {
    switch joint {
    case .distance:
      guard anchor == nil, axis == nil else {
        throw item.error("anchor and axis are for pin, fixed and sliding attachments.")
      }
    case .limit, .pin, .fixed:
      guard end.point == nil else {
        throw item.error("to: a \(joint) attachment joins two views, not a view and a point.")
      }
      if joint != .limit, anchor == nil { throw item.error("anchor is needed.") }
    case .sliding:
      if axis == nil { throw item.error("axis is needed.") }
      if anchor == nil, end.point == nil { throw item.error("anchor is needed.") }
    }
  }

  func perform(in scope: Scope) {
    guard let item = item.evaluate(scope), let attachment = attachment(of: item, in: scope) else {
      return
    }
    settings.prepare(in: scope)(attachment)
    let items = attachment.items.compactMap { $0 as? View }
    period.add(attachment, moving: items, in: scope)
  }

  private func attachment(of item: View, in scope: Scope) -> AttachmentBehavior? {
    let offset = offset?.evaluate(scope) ?? .zero
    let anchor = anchor?.evaluate(scope) ?? end.point?.evaluate(scope) ?? .zero
    let axis = axis?.evaluate(scope) ?? Vector(dx: 1, dy: 0)
    guard axis.length > 0 else {
      scope.performance.report("\(positions.axis): the axis must not be [0, 0].")
      return nil
    }
    if let point = end.point?.evaluate(scope) {
      return joint == .sliding
        ? .slidingAttachment(with: item, attachmentAnchor: anchor, axisOfTranslation: axis)
        : AttachmentBehavior(item: item, offsetFromCenter: offset, attachedToAnchor: point)
    }
    guard let other = end.view(in: scope) else { return nil }
    guard other !== item else {
      scope.performance.report(
        "\(positions.end): an attachment joins two different views, not one to itself.")
      return nil
    }
    let otherOffset = end.offset?.evaluate(scope) ?? .zero
    return switch joint {
    case .distance:
      AttachmentBehavior(
        item: item, offsetFromCenter: offset, attachedTo: other, offsetFromCenter: otherOffset)
    case .limit:
      .limitAttachment(
        with: item, offsetFromCenter: offset, attachedTo: other, offsetFromCenter: otherOffset)
    case .pin: .pinAttachment(with: item, attachedTo: other, attachmentAnchor: anchor)
    case .fixed: .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: anchor)
    case .sliding:
      .slidingAttachment(
        with: item, attachedTo: other, attachmentAnchor: anchor, axisOfTranslation: axis)
    }
  }

  func write(to writer: inout SwiftWriter) {
    let attachment = writer.name(Self.kind)
    writer.line("let \(attachment) = \(creation)")
    settings.write(of: attachment, to: &writer)
    period.write(attachment, to: &writer)
  }

  private var creation: String {
    let offset = offset?.swift ?? ".zero"
    let anchor = anchor?.swift ?? end.point?.swift ?? ".zero"
    let axis = axis?.swift ?? ""
    if let point = end.point {
      return joint == .sliding
        ? """
        AttachmentBehavior.slidingAttachment(
          with: \(item.swift), attachmentAnchor: \(anchor), axisOfTranslation: \(axis))
        """
        : """
        AttachmentBehavior(
          item: \(item.swift), offsetFromCenter: \(offset), attachedToAnchor: \(point.swift))
        """
    }
    let other = end.viewSwift ?? ""
    let otherOffset = end.offset?.swift ?? ".zero"
    let joined = "\(item.swift), attachedTo: \(other), attachmentAnchor: \(anchor)"
    return switch joint {
    case .distance:
      """
      AttachmentBehavior(
        item: \(item.swift), offsetFromCenter: \(offset),
        attachedTo: \(other), offsetFromCenter: \(otherOffset))
      """
    case .limit:
      """
      AttachmentBehavior.limitAttachment(
        with: \(item.swift), offsetFromCenter: \(offset),
        attachedTo: \(other), offsetFromCenter: \(otherOffset))
      """
    case .pin: "AttachmentBehavior.pinAttachment(\n  with: \(joined))"
    case .fixed: "AttachmentBehavior.fixedAttachment(\n  with: \(joined))"
    case .sliding:
      "AttachmentBehavior.slidingAttachment(\n  with: \(joined), axisOfTranslation: \(axis))"
    }
  }
}
