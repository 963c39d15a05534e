internal import Geometry
internal import PictureKit
internal import StageKit

/// A grid of samples, each with a caption.
struct Gallery {
  static let columns = 5
  static let cell = Size(150, 160)
  /// The part of a cell in which a sample is shown.
  static let sample = Size(110, 110)

  private let stage: Stage
  private var count = 0

  /// Creates an empty gallery on a stage.
  init(on stage: Stage) {
    self.stage = stage
    stage.view.backgroundColor = Color(white: 0.95)
  }

  /// Returns the size of a gallery with a number of samples.
  static func size(count: Int) -> Size {
    Size(Double(columns) * cell.width, Double((count + columns - 1) / columns) * cell.height)
  }

  /// Adds a sample.
  ///
  /// - Parameters:
  ///   - caption: The caption below.
  ///   - show: Adds layers or subviews to a view of 110 x 110 pt.
  mutating func add(_ caption: String, _ show: (View) -> Void) {
    let (row, column) = count.quotientAndRemainder(dividingBy: Self.columns)
    let middle = Point(
      (Double(column) + 0.5) * Self.cell.width, Double(row) * Self.cell.height + 74)
    let view = View(frame: Rect(center: middle, size: Self.sample))
    view.name = caption
    stage.view.addSubview(view)
    let label = Label(
      frame: Rect(x: middle.x - 75, y: middle.y + 62, width: Self.cell.width, height: 16))
    label.name = "caption"
    label.text = caption
    label.font = .systemFont(ofSize: 11)
    label.textColor = Color(white: 0.25)
    label.textAlignment = .center
    stage.view.addSubview(label)
    count += 1
    show(view)
  }
}
