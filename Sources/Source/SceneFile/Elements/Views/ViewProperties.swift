internal import Geometry
internal import Layers
internal import PictureKit
internal import SceneViews
internal import StageKit

// The names are those of UIKit, and of Core Animation for the layer.
extension ViewKind {
  /// Properties of all views.
  static let common: [Property<View>] = [
    .place(
      "center", .localPoint, "The middle, in points of the superview.",
      swift: { "Point(\($0[0]), \($1) - \($0[1].inParentheses))" },
      change: { Point($0.x, $1 - $0.y) }, set: { $0.center = $1 }),
    .place(
      "frame", .rect, "The rectangle in the superview, [x, y, width, height].",
      swift: {
        "Rect(x: \($0[0]), y: \($1) - \($0[1].inParentheses) - \($0[3].inParentheses), width: \($0[2]), "
          + "height: \($0[3]))"
      }, change: { Rect(x: $0.minX, y: $1 - $0.maxY, width: $0.width, height: $0.height) },
      set: { $0.frame = $1 }),
    Property("size", .size, "The size, in points.", swift: "bounds.size") { $0.bounds.size = $1 },
    Property("transform", .transform, "The transform about the center; none by default.") {
      $0.transform = $1
    },
    Property("alpha", .number(0...1), "The opacity; 1 by default.") { $0.alpha = $1 },
    Property("isHidden", .toggle, "Whether the view is hidden; false by default.") {
      $0.isHidden = $1
    },
    Property("backgroundColor", .color, "The background; clear by default.") {
      $0.backgroundColor = $1
    },
    Property("clipsToBounds", .toggle, "Whether subviews are clipped; false by default.") {
      $0.clipsToBounds = $1
    },
    Property(
      "cornerRadius", .distance, "The radius of the corners, in points; 0 by default.",
      swift: "layer.cornerRadius"
    ) { $0.layer.cornerRadius = $1 },
    Property(
      "borderWidth", .distance, "The width of the border, in points; 0 by default.",
      swift: "layer.borderWidth"
    ) { $0.layer.borderWidth = $1 },
    Property(
      "borderColor", .color, "The color of the border; black by default.",
      swift: "layer.borderColor"
    ) { $0.layer.borderColor = $1 },
    Property(
      "shadowOpacity", .number(0...1), "The opacity of the shadow; 0 by default.",
      swift: "layer.shadowOpacity"
    ) { $0.layer.shadowOpacity = $1 },
    Property(
      "shadowRadius", .distance, "The blur of the shadow, in points; 3 by default.",
      swift: "layer.shadowRadius"
    ) { $0.layer.shadowRadius = $1 },
    Property(
      "shadowOffset", .shadowOffset, "The offset of the shadow, in points; [0, -3] by default.",
      swift: "layer.shadowOffset"
    ) { $0.layer.shadowOffset = $1 },
    Property(
      "shadowColor", .color, "The color of the shadow; black by default.",
      swift: "layer.shadowColor"
    ) { $0.layer.shadowColor = $1 },
    Property(
      "zPosition", .number(), "The order among siblings: higher is in front; 0 by default.",
      swift: "layer.zPosition"
    ) { $0.layer.zPosition = $1 },
    Property(
      "perspective", .number(1...1e6),
      "The distance of the viewer from the subviews, in points, for rotations in 3D; none by default.",
      statement: { "\($0).layer.sublayerTransform.m34 = -1 / \($1.inParentheses)" },
      set: { $0.layer.sublayerTransform.m34 = -1 / $1 }),
  ]

  /// Properties of labels.
  static let text: [Property<View>] = [
    Property("text", .text, "The text, with values in braces.") { ($0 as? Label)?.text = $1 },
    Property("textColor", .color, "The color of the text; black by default.") {
      ($0 as? Label)?.textColor = $1
    },
    Property("font", .font, "The font; the system font of 17 points by default.") {
      ($0 as? Label)?.font = $1
    },
    Property(
      "textAlignment",
      .choice([
        "left": .left, "center": .center, "right": .right, "justified": .justified,
        "natural": .natural,
      ]), "The alignment; natural by default."
    ) { ($0 as? Label)?.textAlignment = $1 },
    Property(
      "numberOfLines", .wholeNumber(0...1000),
      "The maximum number of lines, 0 for any; 1 by default."
    ) { ($0 as? Label)?.numberOfLines = $1 },
    Property(
      "adjustsFontSizeToFitWidth", .toggle, "Whether text that is too wide is made smaller."
    ) { ($0 as? Label)?.adjustsFontSizeToFitWidth = $1 },
  ]

  /// The summary of a text that can show quantities.
  fileprivate static let liveTextSummary =
    "The text, with values in braces; those of views and the scene, such as {ball.speed:1}, follow the motion."

  /// Properties of image views.
  static let picture: [Property<View>] = [
    Property("contentMode", .contentMode, "How the image fits; scaleToFill by default.") {
      $0.contentMode = $1
    }
  ]

  /// Properties of shapes.
  static let outline: [Property<View>] = [
    shape("fillColor", .color, "The color of the interior; black by default, clear for lines.") {
      $0.fillColor = $1
    },
    shape("strokeColor", .color, "The color of the outline; clear by default, black for lines.") {
      $0.strokeColor = $1
    },
    shape("lineWidth", .distance, "The width of the outline, in points; 1 by default.") {
      $0.lineWidth = $1
    },
    shape(
      "lineCap", .choice(["butt": .butt, "round": .round, "square": .square]),
      "The ends of a line; butt by default."
    ) { $0.lineCap = $1 },
    shape(
      "lineJoin", .choice(["miter": .miter, "round": .round, "bevel": .bevel]),
      "The corners of a line; miter by default."
    ) { $0.lineJoin = $1 },
    shape(
      "lineDashPattern", .list(of: .positive, 1...20, "lengths"),
      "Lengths of dashes and gaps, in points; none by default."
    ) { $0.lineDashPattern = $1 },
    shape("strokeStart", .number(0...1), "Where the outline begins, as a fraction; 0 by default.") {
      $0.strokeStart = $1
    },
    shape("strokeEnd", .number(0...1), "Where the outline ends, as a fraction; 1 by default.") {
      $0.strokeEnd = $1
    },
  ]

  private static func shape<Output>(
    _ name: String, _ type: ValueType<Output>, _ summary: String,
    set: @escaping @Sendable (ShapeLayer, Output) -> Void
  ) -> Property<View> {
    Property(name, type, summary, swift: "shapeLayer.\(name)") {
      guard let shape = $0 as? ShapeView else { return }
      set(shape.shapeLayer, $1)
    }
  }
}

extension Property<View> {
  /// The text of a label that is being made, which may show quantities.
  ///
  /// - Parameter fits: Whether the label is as large as its text.
  /// - Returns: The property.
  static func liveText(sizeToFit fits: Bool) -> Property {
    let type = ValueType<String>.liveText
    return Property("text", type.schema, ViewKind.liveTextSummary) { (item) throws(SceneError) in
      let text = try type.read(item)
      guard text.isLive else {
        return Setting(
          prepare: { scope in
            let text = text.evaluate(scope)
            return { ($0 as? Label)?.text = text }
          }, statement: { "\($0).text = \(text.swift)" })
      }
      return Setting(
        prepare: { scope in
          // The stage has the performance and the timer, which must have neither.
          let values = scope.values
          return { [unowned performance = scope.performance] view in
            (view as? LiveLabel)?.follow(performance.stage, sizeToFit: fits) {
              [unowned performance] in
              text.evaluate(Scope(values, performance: performance))
            }
          }
        },
        statement: { label in
          let owners = ["stage", "animator"].filter { text.swift.contains("\($0).") }
          let captures = owners.map { "unowned \($0)" }.joined(separator: ", ")
          return """
            \(label).follow(stage\(fits ? ", sizeToFit: true" : "")) { [\(captures)] in
              \(text.swift)
            }
            """
        })
    }
  }
}

extension String {
  /// The Swift expression, in parentheses if it is more than a number or name.
  var inParentheses: String {
    allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } ? self : "(\(self))"
  }
}
