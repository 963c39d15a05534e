internal import Geometry
internal import PictureKit
internal import StageKit

extension ValueType where Output == ContentMode {
  static var contentMode: ValueType {
    .choice([
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
      "scaleAspectFill": .scaleAspectFill, "center": .center, "top": .top, "bottom": .bottom,
      "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
      "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ])
  }
}

/// Part of a transform: `{rotation: 0.5, scale: 2, translation: [10, 0]}`.
private struct TransformElement: SceneElement {
  static let kind = "transform"
  static let summary = "A transform about the center: scaled, then rotated, then translated."

  let rotation: Value<Double>?
  let scale: Value<Double>?
  let scaleX: Value<Double>?
  let scaleY: Value<Double>?
  let translation: Value<Point>?

  init(_ fields: Fields) throws(SceneError) {
    rotation = try fields.optional(
      "rotation", .angle, "The angle in radians, clockwise; 0 by default.")
    scale = try fields.optional("scale", .number(), "The factor; 1 by default.")
    scaleX = try fields.optional(
      "scaleX", .number(), "The horizontal factor; that of scale by default.")
    scaleY = try fields.optional(
      "scaleY", .number(), "The vertical factor; that of scale by default.")
    translation = try fields.optional(
      "translation", .displacement, "The translation in points; [0, 0] by default.")
  }

  var value: Value<Transform> {
    let (x, y) = (scaleX ?? scale, scaleY ?? scale)
    var swift = "Transform.identity"
    if let translation {
      swift += ".translatedBy(x: \(translation.elements[0]), y: \(translation.elements[1]))"
    }
    if let rotation { swift += ".rotated(by: \(rotation.swift))" }
    if x != nil || y != nil {
      swift += ".scaledBy(x: \(x?.swift ?? "1"), y: \(y?.swift ?? "1"))"
    }
    return Value(swift: swift) { scope in
      var transform = Transform.identity
      if let point = translation?.evaluate(scope) {
        transform = transform.translatedBy(x: point.x, y: point.y)
      }
      if let angle = rotation?.evaluate(scope) { transform = transform.rotated(by: angle) }
      if x != nil || y != nil {
        transform = transform.scaledBy(x: x?.evaluate(scope) ?? 1, y: y?.evaluate(scope) ?? 1)
      }
      return transform
    }
  }
}

extension ValueType where Output == Transform {
  static var transform: ValueType {
    ValueType(.element(TransformElement.self)) { (item) throws(SceneError) in
      try TransformElement.read(item).value
    }
  }
}

/// A font: `{size: 24, weight: bold}`.
private struct FontElement: SceneElement {
  static let kind = "font"
  static let summary = "A system font."

  let size: Value<Double>?
  let weight: Value<Font.Weight>?
  let isMonospaced: Bool
  let isItalic: Bool

  init(_ fields: Fields) throws(SceneError) {
    size = try fields.optional("size", .number(1...1000), "The size in points; 17 by default.")
    weight = try fields.optional(
      "weight",
      .choice([
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ]), "The weight; regular by default.")
    isMonospaced = try fields.flag(
      "monospaced", "Whether all characters have the same width; false by default.")
    isItalic = try fields.flag("italic", "Whether it is italic; false by default.")
  }

  var value: Value<Font> {
    let (isMonospaced, isItalic) = (isMonospaced, isItalic)
    let size = size
    let weight = weight
    let function = isMonospaced ? "monospacedSystemFont" : "systemFont"
    let swift = """
      .\(function)(ofSize: \(size?.swift ?? "17"), weight: \(weight?.swift ?? ".regular"))\
      \(isItalic ? ".withItalic()" : "")
      """
    return Value(swift: swift) { scope in
      let size = size?.evaluate(scope) ?? 17
      let weight = weight?.evaluate(scope) ?? .regular
      let font =
        isMonospaced
        ? Font.monospacedSystemFont(ofSize: size, weight: weight)
        : Font.systemFont(ofSize: size, weight: weight)
      return isItalic ? font.withItalic() : font
    }
  }
}

extension ValueType where Output == Font {
  /// A size, or a mapping.
  static var font: ValueType {
    let size = ValueType<Double>.number(1...1000)
    return ValueType(.oneOf([size.schema, .element(FontElement.self)])) {
      (item) throws(SceneError) in
      if item.entries != nil { return try FontElement.read(item).value }
      let value = try size.read(item)
      return Value(swift: ".systemFont(ofSize: \(value.swift))") {
        .systemFont(ofSize: value.evaluate($0))
      }
    }
  }
}
