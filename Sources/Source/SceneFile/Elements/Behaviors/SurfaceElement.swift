internal import Dynamics

/// The friction and the elasticity of boundaries.
struct SurfaceElement: SceneElement {
  static let kind = "surface"
  static let summary = """
    The surface of a boundary. A contact has the geometric mean of both frictions, and an impact the \
    larger elasticity.
    """

  private let friction: Value<Double>?
  private let elasticity: Value<Double>?

  init(_ fields: Fields) throws(SceneError) {
    friction = try fields.optional("friction", .positive, "The friction; 0.2 by default.")
    elasticity = try fields.optional(
      "elasticity", .number(0...1), "The restitution of impacts; 0.2 by default.")
  }

  func evaluate(_ scope: Scope) -> CollisionBehavior.Surface {
    var surface = CollisionBehavior.Surface()
    if let friction { surface.friction = friction.evaluate(scope) }
    if let elasticity { surface.elasticity = elasticity.evaluate(scope) }
    return surface
  }

  /// The Swift of the surface.
  var swift: String {
    let values = [("friction", friction), ("elasticity", elasticity)]
    let arguments = values.compactMap { name, value in value.map { "\(name): \($0.swift)" } }
    return "CollisionBehavior.Surface(\(arguments.joined(separator: ", ")))"
  }
}
