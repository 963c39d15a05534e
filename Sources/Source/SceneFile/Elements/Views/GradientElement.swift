internal import Geometry
internal import Layers
internal import SceneViews

/// A gradient: `CAGradientLayer`.
struct GradientElement: SceneElement {
  static let kind = "gradient"
  static let summary = "Colors from one point to another: CAGradientLayer."

  private let colors: Value<[Color]>
  private let settings: Settings<GradientView>

  private static let properties: [Property<GradientView>] = [
    Property(
      "locations", .list(of: .number(0...1), 2...50, "numbers"),
      "The locations of the colors, from 0 to 1; evenly spaced by default.",
      swift: "gradientLayer.locations"
    ) { $0.gradientLayer.locations = $1 },
    Property(
      "startPoint", .localPoint, "The start, from [0, 0] to [1, 1]; [0.5, 0] by default.",
      swift: "gradientLayer.startPoint"
    ) { $0.gradientLayer.startPoint = $1 },
    Property(
      "endPoint", .localPoint, "The end, from [0, 0] to [1, 1]; [0.5, 1] by default.",
      swift: "gradientLayer.endPoint"
    ) { $0.gradientLayer.endPoint = $1 },
    Property(
      "type", .choice(["axial": .axial, "radial": .radial, "conic": .conic]),
      "The kind; axial by default.", swift: "gradientLayer.type"
    ) { $0.gradientLayer.type = $1 },
  ]

  init(_ fields: Fields) throws(SceneError) {
    colors = try fields.required(
      "colors", .list(of: .color, 2...50, "colors"), "Two or more colors.")
    settings = try fields.settings(Self.properties)
    try fields.check("locations", hasCountOf: "colors")
  }

  /// Returns a view with the gradient.
  func view(in scope: Scope) -> GradientView {
    let view = GradientView()
    view.gradientLayer.colors = colors.evaluate(scope)
    settings.prepare(in: scope)(view)
    return view
  }

  /// Writes the statements that set the gradient.
  func write(of view: String, to writer: inout SwiftWriter) {
    writer.line("\(view).gradientLayer.colors = \(colors.swift)")
    settings.write(of: view, to: &writer)
  }
}
