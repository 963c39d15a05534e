internal import Dynamics
internal import FileIO
internal import Geometry
internal import StageKit

/// Collisions: `UICollisionBehavior`.
struct CollisionElement: PerformingElement {
  static let kind = "collision"
  static let summary = "Items collide with one another and with boundaries: UICollisionBehavior."

  private let items: Value<[View]>
  private let settings: Settings<CollisionBehavior>
  private let boundaries: [BoundaryElement]
  private let surface: SurfaceElement?
  private let period: ActivePeriod

  private static let properties: [Property<CollisionBehavior>] = [
    Property(
      "collisionMode",
      .choice(["items": .items, "boundaries": .boundaries, "everything": .everything]),
      "What items collide with; everything by default."
    ) { $0.collisionMode = $1 },
    Property(
      "translatesReferenceBoundsIntoBoundary", .toggle,
      "Whether the edge of the canvas is a boundary; false by default."
    ) { $0.translatesReferenceBoundsIntoBoundary = $1 },
    Property(
      "insets", .insets, "The insets of a boundary along the edge, [top, left, bottom, right].",
      statement: { "\($0).setTranslatesReferenceBoundsIntoBoundary(with: \($1))" },
      set: { $0.setTranslatesReferenceBoundsIntoBoundary(with: $1) }),
  ]

  init(_ fields: Fields) throws(SceneError) {
    items = try fields.required("items", .bodies, "The views.")
    settings = try fields.settings(Self.properties)
    boundaries = try fields.elements(
      "boundaries", BoundaryElement.self, "Lines and polygons that do not move.")
    surface = try fields.element(
      "surface", SurfaceElement.self,
      "The surface of boundaries without their own; friction and elasticity 0.2 by default.")
    period = try ActivePeriod(fields)
  }

  func perform(in scope: Scope) {
    let items = items.evaluate(scope)
    let collision = CollisionBehavior(items: items)
    settings.prepare(in: scope)(collision)
    if let surface { collision.boundarySurface = surface.evaluate(scope) }
    for (index, boundary) in boundaries.enumerated() {
      boundary.add(to: collision, number: index + 1, in: scope)
    }
    period.add(collision, moving: items, in: scope)
    if period.isAtOnce(in: scope) { scope.performance.collisions.append(collision) }
  }

  func write(to writer: inout SwiftWriter) {
    let collision = writer.name(Self.kind)
    writer.line("let \(collision) = CollisionBehavior(items: \(items.swift))")
    settings.write(of: collision, to: &writer)
    if let surface { writer.line("\(collision).boundarySurface = \(surface.swift)") }
    for (index, boundary) in boundaries.enumerated() {
      boundary.write(collision, number: index + 1, to: &writer)
    }
    period.write(collision, to: &writer)
  }
}

/// A boundary of collisions: a line or a polygon, and the line that shows it.
struct BoundaryElement: SceneElement {
  static let kind = "boundary"
  static let summary = "A boundary: a line through points, or a polygon."

  private let name: String?
  private let line: Value<[Point]>?
  private let polygon: Value<[Point]>?
  private let surface: SurfaceElement?
  /// Where the file has the corners of a polygon.
  private let position: String

  init(_ fields: Fields) throws(SceneError) {
    let name = try fields.optional(
      "name", .plainText, "The identifier, for logs; boundary1 and so on by default.")
    self.name = fields.item == nil ? nil : name?.evaluate(.empty)
    line = try fields.optional(
      "line", .list(of: .point, 2...1000, "points"), "The points of a line.")
    polygon = try fields.optional(
      "polygon", .list(of: .point, 3...1000, "points"), "The corners of a polygon.")
    surface = try fields.element(
      "surface", SurfaceElement.self, "The surface; that of the collision by default.")
    position = fields.position(of: "polygon")
    try fields.check(.exactlyOne(of: ["line", "polygon"])) { _ in
      "a boundary needs either line or polygon."
    }
  }

  /// Adds the boundary to a behavior.
  func add(to collision: CollisionBehavior, number: Int, in scope: Scope) {
    let identifier = name ?? "boundary\(number)"
    if let corners = polygon?.evaluate(scope) {
      guard corners.contains(where: { $0.distance(to: corners[0]) > 0.01 }) else {
        return scope.performance.report("\(position): the points must differ, by 0.01 or more.")
      }
      setSurface(of: identifier, in: collision, scope)
      collision.addBoundary(withIdentifier: identifier, for: Path(polygon: corners))
    } else if let points = line?.evaluate(scope) {
      for (index, (start, end)) in zip(points, points.dropFirst()).enumerated()
      where start.distance(to: end) > 0.01 {
        let name = points.count == 2 ? identifier : "\(identifier).\(index + 1)"
        setSurface(of: name, in: collision, scope)
        collision.addBoundary(withIdentifier: name, from: start, to: end)
      }
    }
  }

  private func setSurface(of identifier: String, in collision: CollisionBehavior, _ scope: Scope) {
    guard let surface else { return }
    collision.setSurface(surface.evaluate(scope), forBoundaryWithIdentifier: identifier)
  }

  private func writeSurface(
    of identifier: String, _ collision: String, to writer: inout SwiftWriter
  ) {
    guard let surface else { return }
    writer.line(
      """
      \(collision).setSurface(
        \(surface.swift), forBoundaryWithIdentifier: \(identifier.swiftLiteral))
      """)
  }

  /// Writes the Swift that adds the boundary.
  func write(_ collision: String, number: Int, to writer: inout SwiftWriter) {
    let identifier = name ?? "boundary\(number)"
    if let polygon {
      writeSurface(of: identifier, collision, to: &writer)
      writer.line(
        "\(collision).addBoundary(withIdentifier: \(identifier.swiftLiteral), "
          + "for: Path(polygon: \(polygon.swift)))")
    } else if let line {
      let points = line.elements
      for (index, (start, end)) in zip(points, points.dropFirst()).enumerated() {
        let name = points.count == 2 ? identifier : "\(identifier).\(index + 1)"
        writeSurface(of: name, collision, to: &writer)
        writer.line(
          """
          \(collision).addBoundary(
            withIdentifier: \(name.swiftLiteral), from: \(start), to: \(end))
          """)
      }
    }
  }
}
