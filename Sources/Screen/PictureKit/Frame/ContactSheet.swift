internal import Geometry

/// A page that summarizes a film: a stroboscopic picture on the left, a grid of captioned frames on
/// the right.
public struct ContactSheet: Hashable, Sendable {
  /// A frame with a caption below it.
  public struct Cell: Hashable, Sendable {
    /// The frame.
    public var frame: Frame
    /// The caption, centered below the frame.
    public var caption: String

    /// Creates a cell.
    public init(frame: Frame, caption: String) {
      self.frame = frame
      self.caption = caption
    }
  }

  /// The heading, in large bold type at the top.
  public var title: String
  /// The text after the title, in small type.
  public var subtitle: String
  /// The large cell on the left; nil, the default, shows a stroboscopic picture of all cells.
  public var lead: Cell?
  /// The cells of the grid, in order of time; all frames have one size.
  public var cells: [Cell]

  /// Creates a contact sheet.
  public init(title: String, subtitle: String, lead: Cell? = nil, cells: [Cell]) {
    self.title = title
    self.subtitle = subtitle
    self.lead = lead
    self.cells = cells
  }

  private static let margin = 24.0
  private static let gap = 12.0
  private static let headerHeight = 40.0
  private static let captionHeight = 22.0
  private static let cellHeight = 220.0
  private static let rowCount = 2
  private static let background = Color(white: 0.93)
  private static let textColor = Color(white: 0.2)

  /// The sheet as a frame, to be drawn like any other.
  public var frame: Frame {
    guard let first = cells.first?.frame else {
      return Frame(size: Size(2 * Self.margin, 2 * Self.margin), background: Self.background)
    }
    let cellSize = Size(
      first.size.width * Self.cellHeight / first.size.height, Self.cellHeight)
    let rowHeight = Self.cellHeight + Self.captionHeight
    let gridHeight = Double(Self.rowCount) * rowHeight + Double(Self.rowCount - 1) * Self.gap
    let lead = lead ?? Cell(frame: Frame(strobeOf: cells.map(\.frame)), caption: "all poses")
    let leadHeight = gridHeight - Self.captionHeight
    let leadSize = Size(lead.frame.size.width * leadHeight / lead.frame.size.height, leadHeight)
    let columns = (cells.count + Self.rowCount - 1) / Self.rowCount
    let top = Self.margin + Self.headerHeight
    let left = Self.margin + leadSize.width + Self.margin

    let width = left + Double(columns) * (cellSize.width + Self.gap) - Self.gap + Self.margin

    var layers = [header(width: width - 2 * Self.margin)]
    layers += Self.layers(
      for: lead.frame, caption: lead.caption,
      in: Rect(origin: Point(Self.margin, top), size: leadSize))
    for (index, cell) in cells.enumerated() {
      let column = Double(index % columns)
      let row = Double(index / columns)
      let origin = Point(
        left + column * (cellSize.width + Self.gap), top + row * (rowHeight + Self.gap))
      layers += Self.layers(
        for: cell.frame, caption: cell.caption, in: Rect(origin: origin, size: cellSize))
    }
    return Frame(
      size: Size(width.rounded(.up), (top + gridHeight + Self.margin / 2).rounded(.up)),
      background: Self.background, layers: layers)
  }

  /// Returns the title and the subtitle, truncated with an ellipsis at a width.
  private func header(width: Double) -> FrameLayer {
    FrameLayer(
      picture: Picture { canvas in
        guard !(title.isEmpty && subtitle.isEmpty) else { return }
        let heading = Font.boldSystemFont(ofSize: 20)
        let baseline = Self.margin + heading.capHeight
        let titleWidth = canvas.draw(
          title, atBaseline: Point(Self.margin, baseline), font: heading, color: Self.textColor,
          maxWidth: width)
        let offset = titleWidth > 0 ? titleWidth + Self.gap : 0
        guard offset < width else { return }
        canvas.draw(
          subtitle, atBaseline: Point(Self.margin + offset, baseline),
          font: .systemFont(ofSize: 13), color: Color(white: 0.45), maxWidth: width - offset)
      })
  }

  /// Returns a frame scaled to a rectangle, with a hairline border and a caption below.
  private static func layers(
    for frame: Frame, caption: String, in rect: Rect
  ) -> [FrameLayer] {
    let scale = rect.height / frame.size.height
    let backdrop = Picture { canvas in
      canvas.setFillColor(frame.background)
      canvas.fill(Rect(origin: .zero, size: frame.size))
    }
    let content = FrameLayer(
      picture: backdrop,
      transform: Transform(scaleX: scale, y: scale)
        .concatenating(Transform(translationX: rect.minX, y: rect.minY)),
      clip: Path(rect: Rect(origin: .zero, size: frame.size)), sublayers: frame.layers)
    let label = Picture { canvas in
      canvas.setStrokeColor(Color(white: 0.75))
      canvas.stroke(rect.insetBy(dx: -0.5, dy: -0.5))
      canvas.draw(
        caption, atBaseline: Point(rect.midX, rect.maxY + captionHeight - 6),
        font: .systemFont(ofSize: 12), alignment: .center, color: textColor,
        maxWidth: rect.width + gap)
    }
    return [content, FrameLayer(picture: label)]
  }
}
