public import Layers
internal import StageFoundation

/// The name of what makes a transform of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String

  /// Creates a name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis by an angle.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A rotation about the y axis by an angle.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A rotation about the z axis by an angle.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale in the direction of x.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale in the direction of y.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale in the direction of z.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A translation in the direction of x.
  public static let translateX = Self(rawValue: "translateX")
  /// A translation in the direction of y.
  public static let translateY = Self(rawValue: "translateY")
  /// A translation in the direction of z.
  public static let translateZ = Self(rawValue: "translateZ")

  /// The part of a transform.
  var path: String? {
    let kinds = ["rotate": "rotation", "scale": "scale", "translate": "translation"]
    guard let axis = rawValue.last, let kind = kinds[String(rawValue.dropLast())] else {
      return nil
    }
    return "\(kind).\(axis.lowercased())"
  }
}

/// What makes a transform of one number, for an animation of `transform`.
open class CAValueFunction: NSObject {
  /// The name.
  public let name: CAValueFunctionName

  /// Creates a function of a name; nil for an unknown one.
  public init?(name: CAValueFunctionName) {
    guard name.path != nil else { return nil }
    self.name = name
    super.init()
  }
}

extension PropertyAnimation {
  /// What makes a transform of the numbers that are the values; nil by default.
  public var valueFunction: CAValueFunction? {
    get {
      let names: [CAValueFunctionName] = [
        .rotateX, .rotateY, .rotateZ, .scaleX, .scaleY, .scaleZ, .translateX, .translateY,
        .translateZ,
      ]
      guard let valueFunctionPath else { return nil }
      return names.first { $0.path == valueFunctionPath }.flatMap(CAValueFunction.init)
    }
    set { valueFunctionPath = newValue?.name.path }
  }
}
