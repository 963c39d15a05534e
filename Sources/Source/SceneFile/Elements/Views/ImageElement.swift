internal import Artwork
internal import FileIO
internal import Geometry
internal import ImageFiles
internal import Imaging
internal import PictureKit
internal import SceneViews
internal import StageKit
internal import SystemPackage

/// An image: `UIImageView`.
struct ImageElement: ViewElement {
  static let kind = "image"
  static let summary = "An image: UIImageView. Without frame and size it is as large as the image."

  /// Where the image comes from.
  private enum Origin {
    case builtIn(String, Drawing)
    case file(String, Drawing)
  }

  let parts: ViewParts
  private let origin: Origin
  private let isRound: Bool

  private static let builtIn: KeyValuePairs<String, Drawing> = [
    "ball": .ball, "photo": .photo, "star": .star,
  ]

  init(_ fields: Fields) throws(SceneError) {
    let names = Self.builtIn.map(\.key).joined(separator: ", ")
    let name = try fields.required(
      "image", .plainText,
      "\(names), or the path of a PNG, JPEG, WebP, GIF, BMP, TIFF, HEIF, SVG or PDF file from the scene file."
    )
    isRound = try fields.flag(
      "isRound", "Whether the image collides as an ellipse; false by default.")
    if let item = fields.item {
      origin = try Self.origin(name.evaluate(.empty), of: item)
    } else {
      origin = .builtIn("ball", .ball)
    }
    parts = try ViewParts(fields, .image)
  }

  private static func origin(_ name: String, of item: Source.Item) throws(SceneError) -> Origin {
    if let (_, drawing) = builtIn.first(where: { $0.key == name }) {
      return .builtIn(name, drawing)
    }
    let path = FilePath(item.source.path).removingLastComponent().pushing(FilePath(name))
    do throws(ImageError) {
      return .file(name, try Drawing(contentsOf: path))
    } catch {
      throw item.error(
        "image: '\(name)' is not one of \(builtIn.map(\.key).joined(separator: ", ")), "
          + "and not an image file, whose path begins at the folder of the scene: \(error)")
    }
  }

  private var drawing: Drawing {
    switch origin {
    case .builtIn(_, let drawing), .file(_, let drawing): drawing
    }
  }

  func perform(in scope: Scope) {
    let view = isRound ? RoundImageView(image: drawing) : ImageView(image: drawing)
    parts.add(view, in: scope)
  }

  func write(to writer: inout SwiftWriter) {
    let image =
      switch origin {
      case .builtIn(let name, _): ".\(name)"
      case .file(let path, _):
        // The file was read when the scene was.
        "try! Drawing(contentsOf: \(path.swiftLiteral))"
      }
    parts.write(
      creation: "\(isRound ? "RoundImageView" : "ImageView")(image: \(image))", to: &writer)
  }
}
