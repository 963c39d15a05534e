internal import Geometry
internal import PictureKit
internal import UIKit

/// A layer of an animation.
struct LayerRecord {
  /// What a layer shows.
  enum Content {
    case composition(asset: String, size: Size, time: AnimatedValue<[Double]>?)
    case solid(Size, Color)
    case image(asset: String)
    case shapes([ShapeItem])
    case text(TextRecord)
    case nothing
  }

  /// How a layer is limited by what another one covers.
  enum Matte: Int {
    case alpha = 1
    case invertedAlpha, luminance, invertedLuminance
  }

  /// A mask: a path, and whether what is inside of it is shown, or left out.
  struct Mask {
    let path: AnimatedValue<ShapeCurve>
    let isSubtracted: Bool
    let isIntersected: Bool
    let isInverted: Bool
  }

  let name: String
  let content: Content
  let index: Int?
  let parent: Int?
  let frames: Range<Double>
  let start: Double
  /// How many times longer the content takes.
  let stretch: Double
  let transform: TransformRecord
  let masks: [Mask]
  let matte: Matte?
  /// The index of the layer that limits this one; nil for the one before it.
  let matteIndex: Int?
  /// Whether the layer limits another one, and is not shown itself.
  let isMatte: Bool
  let isHidden: Bool
  let blendMode: BlendMode

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    index = fields.integer("ind")
    parent = fields.integer("parent")
    let (first, last) = (fields.number("ip") ?? 0, fields.number("op") ?? .greatestFiniteMagnitude)
    frames = first..<max(first, last)
    start = fields.number("st") ?? 0
    let stretch = fields.number("sr") ?? 1
    self.stretch = stretch == 0 ? 1 : stretch
    transform = TransformRecord(fields.fields("ks"))
    masks = fields.list("masksProperties").compactMap { mask in
      guard let mode = mask.text("mode"), mode != "n",
        let path = AnimatedValue<ShapeCurve>(mask.fields("pt"))
      else { return nil }
      return Mask(
        path: path, isSubtracted: mode == "s", isIntersected: mode == "i",
        isInverted: mask.flag("inv"))
    }
    matte = fields.integer("tt").flatMap(Matte.init)
    matteIndex = fields.integer("tp")
    isMatte = fields.flag("td")
    isHidden = fields.flag("hd")
    let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .hardLight, .softLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
    ]
    let mode = fields.integer("bm") ?? 0
    blendMode = modes.indices.contains(mode) ? modes[mode] : .normal
    content = Self.content(fields)
  }

  private static func content(_ fields: Fields) -> Content {
    func size(_ width: String, _ height: String) -> Size {
      Size(max(fields.number(width) ?? 0, 0), max(fields.number(height) ?? 0, 0))
    }
    switch fields.integer("ty") {
    case 0:
      return .composition(
        asset: fields.text("refId") ?? "", size: size("w", "h"),
        time: AnimatedValue(fields.fields("tm")))
    case 1:
      let color = Color(hexadecimal: fields.text("sc") ?? "") ?? .black
      return .solid(size("sw", "sh"), color)
    case 2: return .image(asset: fields.text("refId") ?? "")
    case 4: return .shapes(ShapeItem.list(fields.list("shapes")))
    case 5: return fields.fields("t").flatMap(TextRecord.init).map(Content.text) ?? .nothing
    default: return .nothing
    }
  }
}

extension Color {
  /// Creates a color from six hexadecimal digits after `#`; nil for another text.
  fileprivate init?(hexadecimal text: String) {
    guard text.hasPrefix("#"), text.count == 7, let value = Int(text.dropFirst(), radix: 16) else {
      return nil
    }
    func component(_ shift: Int) -> Double { Double(value >> shift & 255) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }
}
