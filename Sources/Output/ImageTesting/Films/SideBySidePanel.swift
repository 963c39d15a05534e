internal import Geometry
internal import ImageComparison
internal import Imaging
internal import PictureKit
internal import Raster

/// Draws a frame of a side-by-side film: a heading, the comparison panel and a caption.
struct SideBySidePanel: Sendable {
  private static let stripHeight = 20
  /// A panel is at least wide enough for the caption.
  private static let minimumWidth = 320
  private static let background: UInt32 = 0xFF80_8080
  private static let textColor = Color(white: 0.2)

  /// The size of the frame.
  let size: PixelSize
  private let comparer: ImageComparer
  /// The size of the expected and of the actual film.
  private let golden: PixelSize
  private let made: PixelSize

  /// Creates a panel for films of two sizes.
  init(_ golden: PixelSize, _ made: PixelSize, _ comparer: ImageComparer) {
    self.golden = golden
    self.made = made
    self.comparer = comparer
    let part = golden.union(made)
    // As Samples.comparisonPanel: three parts and two gaps of 4.
    size = PixelSize(
      width: max(3 * part.width + 8, Self.minimumWidth),
      height: part.height + 2 * Self.stripHeight)
  }

  /// Draws a frame.
  ///
  /// - Throws: A `RasterError` if a text cannot be drawn.
  func image(of pair: SideBySideFilm.Pair) throws -> Image {
    // A missing picture is gray.
    func gray(_ size: PixelSize) -> Samples {
      Samples(Image(width: size.width, height: size.height, filledWith: Self.background))
    }
    let panel = try comparer.compare(
      pair.actual ?? gray(made), with: pair.expected ?? gray(golden)
    ).panel()
    var image = Image(width: size.width, height: size.height, filledWith: Self.background)
    Self.copy(try heading(panelWidth: panel.width), to: &image, row: 0)
    Self.copy(panel, to: &image, row: Self.stripHeight)
    Self.copy(
      try caption(pair.caption, isDifferent: pair.isDifferent), to: &image,
      row: Self.stripHeight + panel.height)
    return image
  }

  private func heading(panelWidth: Int) throws -> Image {
    let width = Double(panelWidth - 8) / 3
    return try strip { canvas in
      for (index, text) in ["expected", "difference", "actual"].enumerated() {
        let font = Font.systemFont(ofSize: min(12, max(4, width / 6)))
        canvas.draw(
          text, atBaseline: Point((width + 4) * Double(index) + width / 2, 14), font: font,
          alignment: .center, color: Self.textColor)
      }
    }
  }

  private func caption(_ text: String, isDifferent: Bool) throws -> Image {
    try strip { canvas in
      canvas.draw(
        text, atBaseline: Point(4, 14),
        font: .monospacedDigitSystemFont(ofSize: 12, weight: isDifferent ? .bold : .regular),
        color: isDifferent ? Color(red: 0.75, green: 0, blue: 0) : Self.textColor)
    }
  }

  private func strip(_ draw: (Canvas) -> Void) throws -> Image {
    let canvasSize = Size(Double(size.width), Double(Self.stripHeight))
    let frame = Frame(size: canvasSize, layers: [FrameLayer(picture: Picture(draw: draw))])
    return try FrameRenderer(canvas: canvasSize, width: size.width, height: Self.stripHeight)
      .image(of: frame)
  }

  private static func copy(_ source: Image, to target: inout Image, row: Int) {
    for y in 0..<source.height {
      let start = (row + y) * target.width
      target.pixels.replaceSubrange(
        start..<start + source.width,
        with: source.pixels[y * source.width..<(y + 1) * source.width])
    }
  }
}
