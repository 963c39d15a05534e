internal import Controls
internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

/// The titles at the right edge of a table that show which sections there are; a touch of one
/// scrolls to its section.
final class SectionIndexView: View {
  /// The width, in points.
  static let width = 15.0
  private static let fontSize = 11.0
  private static let lineHeight = 14.0

  /// Called with the index of a title that is touched.
  var onTouch: ((Int) -> Void)?
  /// The color of the titles; nil is the tint color.
  var color: Color? { didSet { colorLabels() } }
  /// The background while the titles are not touched.
  var plainColor: Color? { didSet { showBackground() } }
  /// The background while they are; nil is the plain one.
  var trackingColor: Color? { didSet { showBackground() } }
  private(set) var titles: [String] = []
  private var labels: [Label] = []
  /// The title under the finger; nil without a touch.
  private var touched: Int? { didSet { showBackground() } }

  /// Shows titles, from top to bottom.
  func setTitles(_ titles: [String]) {
    guard titles != self.titles else { return }
    self.titles = titles
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = Label()
      label.text = title
      label.font = .systemFont(ofSize: Self.fontSize, weight: .semibold)
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    colorLabels()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = lineHeight
    let top = (bounds.height - height * Double(labels.count)) / 2
    for (index, label) in labels.enumerated() {
      label.frame = Rect(x: 0, y: top + height * Double(index), width: bounds.width, height: height)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colorLabels()
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { follow(touches) }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { follow(touches) }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { touched = nil }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { touched = nil }

  /// The height of a title: less than the usual one where they do not fit.
  private var lineHeight: Double {
    labels.isEmpty ? 0 : min(Self.lineHeight, bounds.height / Double(labels.count))
  }

  private func follow(_ touches: Set<Touch>) {
    guard let touch = touches.first, !labels.isEmpty else { return }
    let top = labels[0].frame.minY
    let line = Int(((touch.location(in: self).y - top) / lineHeight).rounded(.down))
    let index = min(max(line, 0), labels.count - 1)
    guard index != touched else { return }
    touched = index
    onTouch?(index)
  }

  private func colorLabels() {
    for label in labels { label.textColor = color ?? tintColor }
  }

  private func showBackground() {
    backgroundColor = touched == nil ? plainColor : trackingColor ?? plainColor
  }
}
