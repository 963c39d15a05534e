internal import Dynamics
internal import FoundationEssentials
internal import Geometry
internal import StageKit

/// What a preview draws over a frame: what the dynamic animators of a stage know.
struct Overlay: Encodable {
  struct Animator: Encodable {
    let name: String
    let isRunning: Bool
    let bodies: [Body]
    let contacts: [Contact]
    let attachments: [Attachment]
    let boundaries: [Boundary]
    let gravities: [Gravity]
    let pushes: [Push]
    let fields: [Field]
  }

  struct Body: Encodable {
    let name: String
    /// The points of each part.
    let outline: [[Pair]]
    let center: Pair
    let angle: Double?
    let velocity: Pair
    let angularVelocity: Double?
    let mass: Double?
    let isSleeping: Bool
    let isStatic: Bool
  }

  struct Contact: Encodable {
    let point: Pair
    let normal: Pair
    let impulse: Double?
    let items: [String]
    let boundary: String?
  }

  struct Attachment: Encodable {
    let kind: String
    let items: [String]
    let from: Pair
    let to: Pair
    let length: Double?
    let frequency: Double?
    let damping: Double?
    let isSpring: Bool
  }

  struct Boundary: Encodable {
    let identifier: String?
    /// The points of a line; that of a closed boundary ends where it begins.
    let points: [Pair]
    let isSolid: Bool
  }

  struct Gravity: Encodable {
    let acceleration: Pair
    let items: [String]
  }

  struct Push: Encodable {
    let item: String
    let point: Pair
    let force: Pair
    let isInstantaneous: Bool
  }

  struct Field: Encodable {
    let kind: String
    let items: [String]
    let position: Pair
    let outlines: [[Pair]]
    let strength: Double?
    let direction: Pair
  }

  /// Two numbers of a point or a vector.
  struct Pair: Encodable {
    let x: Double?
    let y: Double?

    init(_ point: Point) { (x, y) = (rounded(point.x), rounded(point.y)) }

    init(_ vector: Vector) { (x, y) = (rounded(vector.dx), rounded(vector.dy)) }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(x)
      try container.encode(y)
    }
  }

  let animators: [Animator]

  /// Returns the overlay of a stage at its current time: the JSON of the list of animators.
  static func json(of stage: Stage) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(stage.inspectAnimators().map(Animator.init)))
  }
}

extension Overlay.Animator {
  init(_ animator: AnimatorInspection) {
    let inspection = animator.inspection
    let names = animator.itemNames
    func items(_ bodies: [Int]) -> [String] { bodies.map { names[$0] } }
    name = animator.name
    isRunning = animator.isRunning
    bodies = zip(inspection.bodies, names).map { body, name in
      Overlay.Body(
        name: name, outline: body.outlines.map(\.points), center: Overlay.Pair(body.center),
        angle: rounded(body.angle), velocity: Overlay.Pair(body.velocity),
        angularVelocity: rounded(body.angularVelocity), mass: rounded(body.mass),
        isSleeping: body.isSleeping, isStatic: body.isStatic)
    }
    contacts = inspection.contacts.map { contact in
      Overlay.Contact(
        point: Overlay.Pair(contact.point), normal: Overlay.Pair(contact.normal),
        impulse: rounded(contact.impulse), items: items(contact.bodies),
        boundary: contact.boundary.map { inspection.boundaries[$0].name })
    }
    attachments = inspection.attachments.map { attachment in
      Overlay.Attachment(
        kind: attachment.kind.rawValue, items: items(attachment.bodies),
        from: Overlay.Pair(attachment.start), to: Overlay.Pair(attachment.end),
        length: attachment.length.flatMap(rounded), frequency: rounded(attachment.frequency),
        damping: rounded(attachment.damping), isSpring: attachment.isSpring)
    }
    boundaries = inspection.boundaries.map { boundary in
      Overlay.Boundary(
        identifier: boundary.identifier.map { "\($0)" }, points: boundary.points,
        isSolid: boundary.isSolid)
    }
    gravities = inspection.gravities.map {
      Overlay.Gravity(acceleration: Overlay.Pair($0.acceleration), items: items($0.bodies))
    }
    pushes = inspection.pushes.map {
      Overlay.Push(
        item: names[$0.body], point: Overlay.Pair($0.point), force: Overlay.Pair($0.force),
        isInstantaneous: $0.isInstantaneous)
    }
    fields = inspection.fields.map {
      Overlay.Field(
        kind: $0.kind.rawValue, items: items($0.bodies), position: Overlay.Pair($0.position),
        outlines: $0.outlines.map(\.points), strength: rounded($0.strength),
        direction: Overlay.Pair($0.direction))
    }
  }
}

extension DynamicAnimator.Inspection.Boundary {
  fileprivate var name: String { identifier.map { "\($0)" } ?? "reference bounds" }

  fileprivate var points: [Overlay.Pair] {
    let points = outline.points
    return outline.elements.last == .close ? points + points.prefix(1) : points
  }
}

extension Path {
  /// The points of the path's first subpath, with curves replaced by lines.
  fileprivate var points: [Overlay.Pair] {
    flattened().first?.points.map(Overlay.Pair.init) ?? []
  }
}
