internal import Geometry
internal import PictureKit
internal import Raster

extension SVGWriter {
  mutating func identifier(
    of bitmap: Bitmap, _ interpolation: Picture.Interpolation
  ) -> String {
    let known = bitmapIdentifiers[bitmap]
    if let known, interpolation == .smooth { return known }
    var element = SVGElement(
      "image",
      [
        ("width", "\(bitmap.width)"), ("height", "\(bitmap.height)"),
        ("href", bitmap.dataURL),
      ])
    if interpolation == .nearest { element["style"] = "image-rendering:pixelated" }
    let identifier = define("i", element)
    if interpolation == .smooth { bitmapIdentifiers[bitmap] = identifier }
    return identifier
  }

  mutating func identifier(of image: VectorImage) -> String {
    let frame = Frame(
      size: image.size, background: .clear,
      layers: [
        FrameLayer(
          picture: Picture { $0.draw(image, in: Rect(origin: .zero, size: image.size)) })
      ])
    do {
      // As drawn by us: its texts are outlines, and no style of a page reaches it.
      let document = try FrameRenderer.document(of: frame, as: .svg)
      return define(
        "i",
        SVGElement(
          "image",
          [
            ("width", image.size.width.svg(3)), ("height", image.size.height.svg(3)),
            ("preserveAspectRatio", "none"),
            ("href", "data:image/svg+xml;base64,\(document.base64)"),
          ]))
    } catch {
      failure = failure ?? error
      return ""
    }
  }
}
