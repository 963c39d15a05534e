internal import Geometry
internal import PictureKit
internal import StageKit

/// The buttons of an alert, in a column, or two side by side.
///
/// A finger highlights the button under it, and may slide from one to another; the button where it
/// is lifted is chosen.
final class AlertActionsView: View, TouchTargetView {
  /// Called with the chosen action.
  var onChoice: ((AlertAction) -> Void)?

  private let actions: [AlertAction]
  private let emphasized: AlertAction?
  private let metrics: AlertMetrics
  private let isSideBySide: Bool
  private var highlighted: Int? { didSet { if highlighted != oldValue { setNeedsDisplay() } } }

  /// Creates buttons.
  ///
  /// - Parameters:
  ///   - actions: The actions in the order in which they are shown.
  ///   - emphasized: The one in semibold; nil for none.
  ///   - metrics: The sizes.
  ///   - width: The width of the view.
  ///   - allowsPair: Whether two actions are side by side if their titles fit.
  init(
    _ actions: [AlertAction], emphasized: AlertAction?, metrics: AlertMetrics, width: Double,
    allowsPair: Bool
  ) {
    self.actions = actions
    self.emphasized = emphasized
    self.metrics = metrics
    let room = width / 2 - 2 * AlertMetrics.buttonMargin
    isSideBySide =
      allowsPair && actions.count == 2
      && actions.allSatisfy { action in
        let font = Self.font(of: action, emphasized, metrics)
        return font.width(of: action.title ?? "") <= room
      }
    super.init(frame: .zero)
    contentMode = .redraw
    for action in actions { action.onChange = { [weak self] in self?.setNeedsDisplay() } }
    bounds.size = Size(width, Double(isSideBySide ? 1 : actions.count) * rowHeight)
  }

  private static func font(
    of action: AlertAction, _ emphasized: AlertAction?, _ metrics: AlertMetrics
  ) -> Font {
    action === emphasized ? metrics.buttonFont.withWeight(.semibold) : metrics.buttonFont
  }

  private var hairline: Double { 1 / traitCollection.displayScale }

  /// The height of a button with the separator above it.
  private var rowHeight: Double { metrics.buttonHeight + hairline }

  /// The rectangle of a button, with the separator above it.
  func frame(ofAction index: Int) -> Rect {
    if isSideBySide {
      let width = bounds.width / 2
      return Rect(x: Double(index) * width, y: 0, width: width, height: rowHeight)
    }
    return Rect(x: 0, y: Double(index) * rowHeight, width: bounds.width, height: rowHeight)
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    for (index, action) in actions.enumerated() {
      let frame = frame(ofAction: index)
      let button = frame.inset(by: Insets(top: hairline, left: 0, bottom: 0, right: 0))
      canvas.setFillColor(.separator)
      canvas.fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: hairline))
      if isSideBySide, index == 1 {
        canvas.fill(Rect(x: frame.minX, y: button.minY, width: hairline, height: button.height))
      }
      if index == highlighted {
        canvas.setFillColor(AlertMetrics.pressed)
        canvas.fill(button)
      }
      draw(action, in: button, on: canvas)
    }
  }

  private func draw(_ action: AlertAction, in rect: Rect, on canvas: Canvas) {
    var attributes = TextAttributes()
    attributes.font = Self.font(of: action, emphasized, metrics)
    attributes.foregroundColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    var text = LabelText(TextContents(string: action.title ?? "", attributes: attributes))
    text.displayScale = traitCollection.displayScale
    text.textAlignment = .center
    text.adjustsFontSizeToFitWidth = true
    text.minimumScaleFactor = 0.5
    let area = rect.insetBy(dx: AlertMetrics.buttonMargin, dy: 0)
    let (layout, origin) = text.layout(in: area)
    canvas.draw(layout, at: origin, clippedTo: area)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// The actions, as scripts find them.
  var touchTargets: [TouchTarget] {
    actions.enumerated().map { index, action in
      TouchTarget(
        frame: frame(ofAction: index), title: action.title,
        identifier: action.accessibilityIdentifier, label: action.accessibilityLabel)
    }
  }

  // MARK: Touches

  private func action(at touches: Set<Touch>) -> Int? {
    guard touches.count == 1, let point = touches.first?.location(in: self) else { return nil }
    return actions.indices.first {
      actions[$0].isEnabled && frame(ofAction: $0).contains(point)
    }
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    highlighted = action(at: touches)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    highlighted = action(at: touches)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    highlighted = nil
    if let index = action(at: touches) { onChoice?(actions[index]) }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { highlighted = nil }
}
