internal import Geometry
internal import Imaging
internal import PictureKit

/// The places of labeled tiles of one size in a picture, in pixels.
///
/// The size of labels does not follow from the scale, so that they are readable below small tiles,
/// too.
struct GridLayout: Sendable {
  /// What is arranged.
  struct Content: Sendable {
    /// The size of each tile, in points.
    let tile: Size
    /// The lines of each tile's label, in rows from the upper left.
    let labels: [[String]]
    /// The number of columns.
    let columns: Int
    /// The title and the subtitle above the tiles; nil for none.
    var heading: (title: String, subtitle: String)?

    var rows: Int { (labels.count + columns - 1) / columns }
  }

  let content: Content
  /// The size of the picture.
  private(set) var size: PixelSize
  /// The size of a tile.
  let tile: PixelSize
  let font: Font
  let headingFont: Font
  private let gap: Int
  /// The distance between the upper left corners of neighbors.
  private let pitch: PixelSize
  /// The upper left corner of the first tile.
  private var origin: (x: Int, y: Int)
  /// The upper left corner of all that is arranged.
  private var corner = (x: 0, y: 0)

  /// The em size of labels, in pixels.
  private static let fontSizes = 13.0...30

  /// Creates the layout of tiles of a scale.
  ///
  /// - Parameters:
  ///   - content: What is arranged.
  ///   - scale: Pixels per point of a tile.
  ///   - even: Whether the sides are rounded up to even numbers.
  init(_ content: Content, scale: Double, even: Bool = false) {
    self.content = content
    tile = PixelSize(
      width: max(1, Int((content.tile.width * scale).rounded())),
      height: max(1, Int((content.tile.height * scale).rounded())))
    let range = Self.fontSizes
    let fontSize = Double(min(tile.width, tile.height)) / 16
    font = .systemFont(
      ofSize: min(max(fontSize, range.lowerBound), range.upperBound).rounded())
    headingFont = .boldSystemFont(ofSize: (1.5 * font.pointSize).rounded())

    gap = Int(font.pointSize)
    let lineCount = content.labels.map(\.count).max() ?? 0
    let labelHeight = Int((Double(lineCount) * font.lineHeight + font.pointSize / 2).rounded(.up))
    let labelWidth = content.labels.joined().map(font.width).max() ?? 0
    let cellWidth = max(tile.width, Int(labelWidth.rounded(.up)))
    pitch = PixelSize(width: cellWidth + gap, height: tile.height + labelHeight + gap)

    var heading = PixelSize(width: 0, height: 0)
    if let (title, subtitle) = content.heading {
      let width = headingFont.width(of: title) + font.pointSize + font.width(of: subtitle)
      heading = PixelSize(
        width: Int(width.rounded(.up)), height: Int(headingFont.lineHeight) + gap / 2)
    }
    origin = (gap + (cellWidth - tile.width) / 2, gap + heading.height)
    let width = gap + max(content.columns * pitch.width, heading.width + gap)
    let height = gap + heading.height + content.rows * pitch.height
    size = PixelSize(
      width: even ? width + width % 2 : width, height: even ? height + height % 2 : height)
  }

  /// Whether the picture fits into a size.
  func fits(_ other: PixelSize) -> Bool { size.union(other) == other }

  /// Returns the layout in the middle of a picture that is larger.
  func centered(in other: PixelSize) -> GridLayout {
    var layout = self
    layout.corner = ((other.width - size.width) / 2, (other.height - size.height) / 2)
    layout.origin = (origin.x + layout.corner.x, origin.y + layout.corner.y)
    layout.size = other
    return layout
  }

  /// Returns the place of a tile.
  func place(ofTile index: Int) -> Rect {
    Rect(
      x: Double(origin.x + index % content.columns * pitch.width),
      y: Double(origin.y + index / content.columns * pitch.height),
      width: Double(tile.width), height: Double(tile.height))
  }

  /// The left end of the heading's baseline.
  var headingOrigin: Point {
    Point(
      Double(corner.x + gap), (Double(corner.y + gap) + headingFont.capHeight).rounded())
  }
}
