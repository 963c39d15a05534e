// The constants of Core Animation were strings before Swift 4.2, and some programs write their
// values.

public import PictureKit
public import Tween

extension CAShapeLayerLineCap: ExpressibleByStringLiteral, RawRepresentable {
  /// Creates the line cap that Core Animation's constant has as its value: `butt`, for an unknown
  /// one too, `round` or `square`.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// Creates the value of a name, as the literal of the name.
  public init(rawValue: String) {
    self =
      switch rawValue {
      case "round": .round
      case "square": .square
      default: .butt
      }
  }

  /// The value of Core Animation's constant.
  public var rawValue: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension CAShapeLayerLineJoin: ExpressibleByStringLiteral, RawRepresentable {
  /// Creates the line join that Core Animation's constant has as its value: `miter`, for an unknown
  /// one too, `round` or `bevel`.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// Creates the value of a name, as the literal of the name.
  public init(rawValue: String) {
    self =
      switch rawValue {
      case "round": .round
      case "bevel": .bevel
      default: .miter
      }
  }

  /// The value of Core Animation's constant.
  public var rawValue: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}

extension CAMediaTimingFillMode: ExpressibleByStringLiteral, RawRepresentable {
  /// Creates the fill mode that Core Animation's constant has as its value: `removed`, for an
  /// unknown one too, `forwards`, `backwards` or `both`.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// Creates the value of a name, as the literal of the name.
  public init(rawValue: String) {
    self =
      switch rawValue {
      case "forwards": .forwards
      case "backwards": .backwards
      case "both": .both
      default: .removed
      }
  }

  /// The value of Core Animation's constant.
  public var rawValue: String {
    switch self {
    case .removed: "removed"
    case .forwards: "forwards"
    case .backwards: "backwards"
    case .both: "both"
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the transition of a layer.
public let kCATransition = "transition"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The event of a layer that has come into a tree.
public let kCAOnOrderIn = "onOrderIn"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The event of a layer that has left its tree.
public let kCAOnOrderOut = "onOrderOut"
