internal import Dynamics
internal import FileIO
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

  /// The name, which ``declare(_:)`` has declared; nil without one.
  let name: String?
  /// Whether a `for` makes several of the name.
  let isRepeated: Bool
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

  /// Those of pins in scenes with an upward axis, whose range is counterclockwise.
  private static var counterclockwiseProperties: [Property<AttachmentBehavior>] {
    properties.map { property in
      property.name != "attachmentRange"
        ? property
        : Property("attachmentRange", .counterclockwiseRange, property.summary) {
          $0.attachmentRange = $1
        }
    }
  }

  init(_ fields: Fields) throws(SceneError) {
    let name = try fields.optional(
      "name", .newName, "The name, for the quantities tension, angle and length of texts and plots."
    )
    self.name = fields.item == nil ? nil : name?.evaluate(.empty)
    isRepeated = (fields.item?.source.loopDepth ?? 0) > 0
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
    let isCounterclockwise = joint == .pin && fields.names.isUpward
    settings = try fields.settings(
      isCounterclockwise ? Self.counterclockwiseProperties : Self.properties)
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
    if let name { scope.performance.add(attachment, named: name, isRepeated: isRepeated) }
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
    if let name {
      let text =
        isRepeated ? "\"\(name)\\(\(name.swiftIdentifier).count)\"" : name.swiftLiteral
      writer.line("\(attachment).name = \(text)")
      if isRepeated { writer.line("\(name.swiftIdentifier).append(\(attachment))") }
    }
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

extension AttachmentElement {
  /// Declares the names of the attachments of a scene, so that texts above them can show their
  /// quantities.
  ///
  /// - Parameter scene: The scene's mapping.
  /// - Throws: A ``SceneError`` about a name that is not an identifier, or taken.
  static func declareNames(of scene: Source.Item) throws(SceneError) {
    let behaviors = scene.entries?.first { $0.key.text == "behaviors" }?.value.elements ?? []
    for entry in behaviors.compactMap(\.entries).joined() where entry.key.text == kind {
      let keys = entry.value.entries ?? []
      guard let item = keys.first(where: { $0.key.text == "name" })?.value, let name = item.text
      else { continue }
      do throws(ExpressionError) {
        try scene.source.names.addAttachment(
          name, isArray: keys.contains { $0.key.text == "for" })
      } catch {
        throw item.error("\(error.sentence).")
      }
    }
  }
}
