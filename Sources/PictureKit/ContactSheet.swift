internal import Geometry

/// A page that shows a film at a glance: all poses on one canvas at the left, frames with their times at the
/// right.
///
/// With a picture of one's own at the left it is an overview of anything.
public struct ContactSheet: Hashable, Sendable {
  /// A frame with what is written below it.
  public struct Cell: Hashable, Sendable {
    /// The frame.
    public var frame: Frame
    /// What is written below.
    public var caption: String

    /// Creates a cell.
    public init(frame: Frame, caption: String) {
      self.frame = frame
      self.caption = caption
    }
  }

  /// What is written large at the top.
  public var title: String
  /// What is written small at the top.
  public var subtitle: String
  /// What is shown large at the left; nil, the default, is all poses of the frames.
  public var lead: Cell?
  /// The frames, by time, all of one size.
  public var cells: [Cell]

  /// Creates a sheet.
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
  private static let rows = 2
  private static let paper = Color(white: 0.93)
  private static let ink = Color(white: 0.2)

  /// The sheet as a frame of its own.
  public var frame: Frame {
    guard let first = cells.first?.frame else {
      return Frame(size: Size(2 * Self.margin, 2 * Self.margin), background: Self.paper)
    }
    let cellSize = Size(
      first.size.width * Self.cellHeight / first.size.height, Self.cellHeight)
    let rowHeight = Self.cellHeight + Self.captionHeight
    let stripHeight = Double(Self.rows) * rowHeight + Double(Self.rows - 1) * Self.gap
    let lead = lead ?? Cell(frame: Frame(strobeOf: cells.map(\.frame)), caption: "all poses")
    let leadHeight = stripHeight - Self.captionHeight
    let leadSize = Size(lead.frame.size.width * leadHeight / lead.frame.size.height, leadHeight)
    let columns = (cells.count + Self.rows - 1) / Self.rows
    let top = Self.margin + Self.headerHeight
    let left = Self.margin + leadSize.width + Self.margin

    var layers = [header]
    layers += Self.print(
      lead.frame, caption: lead.caption,
      in: Rect(origin: Point(Self.margin, top), size: leadSize))
    for (index, cell) in cells.enumerated() {
      let column = Double(index % columns)
      let row = Double(index / columns)
      let origin = Point(
        left + column * (cellSize.width + Self.gap), top + row * (rowHeight + Self.gap))
      layers += Self.print(
        cell.frame, caption: cell.caption, in: Rect(origin: origin, size: cellSize))
    }
    let width =
      left + Double(columns) * (cellSize.width + Self.gap) - Self.gap + Self.margin
    return Frame(
      size: Size(width.rounded(.up), (top + stripHeight + Self.margin / 2).rounded(.up)),
      background: Self.paper, layers: layers)
  }

  private var header: Layer {
    Layer(
      picture: Picture { canvas in
        let heading = StrokeFont(size: 20, weight: .bold)
        let baseline = Self.margin + heading.capHeight
        canvas.draw(title, at: Point(Self.margin, baseline), font: heading, color: Self.ink)
        canvas.draw(
          subtitle,
          at: Point(Self.margin + heading.width(of: title) + Self.gap, baseline),
          font: StrokeFont(size: 13), color: Color(white: 0.45))
      })
  }

  /// A frame drawn small into a rectangle, with a hairline around it and a caption below.
  private static func print(_ frame: Frame, caption: String, in rect: Rect) -> [Layer] {
    let scale = rect.height / frame.size.height
    let paper = Picture { canvas in
      canvas.setFillColor(frame.background)
      canvas.fill(Rect(origin: .zero, size: frame.size))
    }
    let content = Layer(
      picture: paper,
      transform: Transform(scaleX: scale, y: scale)
        .concatenating(Transform(translationX: rect.minX, y: rect.minY)),
      clip: Path(rect: Rect(origin: .zero, size: frame.size)), sublayers: frame.layers)
    let label = Picture { canvas in
      canvas.setStrokeColor(Color(white: 0.75))
      canvas.stroke(rect.insetBy(dx: -0.5, dy: -0.5))
      canvas.draw(
        caption, at: Point(rect.midX, rect.maxY + captionHeight - 6),
        font: StrokeFont(size: 12), alignment: .center, color: ink)
    }
    return [content, Layer(picture: label)]
  }
}
