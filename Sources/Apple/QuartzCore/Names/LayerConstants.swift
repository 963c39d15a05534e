// The constants of Core Animation were strings before Swift 4.2, and some programs write their
// values.

public import PictureKit
public import Tween

extension CAShapeLayerLineCap: ExpressibleByStringLiteral {
  /// Creates the line cap that Core Animation's constant has as its value: `butt`, for an unknown
  /// one too, `round` or `square`.
  public init(stringLiteral value: String) {
    self =
      switch value {
      case "round": .round
      case "square": .square
      default: .butt
      }
  }
}

extension CAShapeLayerLineJoin: ExpressibleByStringLiteral {
  /// Creates the line join that Core Animation's constant has as its value: `miter`, for an unknown
  /// one too, `round` or `bevel`.
  public init(stringLiteral value: String) {
    self =
      switch value {
      case "round": .round
      case "bevel": .bevel
      default: .miter
      }
  }
}

extension CAMediaTimingFillMode: ExpressibleByStringLiteral {
  /// Creates the fill mode that Core Animation's constant has as its value: `removed`, for an
  /// unknown one too, `forwards`, `backwards` or `both`.
  public init(stringLiteral value: String) {
    self =
      switch value {
      case "forwards": .forwards
      case "backwards": .backwards
      case "both": .both
      default: .removed
      }
  }
}
