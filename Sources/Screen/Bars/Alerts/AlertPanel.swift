internal import Controls
internal import Geometry
internal import Layers
internal import Scrolling
internal import StageKit

/// A box with rounded corners around the header and the buttons of an alert, which scroll if the
/// space is too small.
final class AlertPanel: View {
  private let header: AlertHeaderView?
  private let actionsView: AlertActionsView
  private let blur = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
  private let headerScroll = ScrollView()
  private let actionsScroll = ScrollView()

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - header: The header; nil for none.
  ///   - actions: The buttons, of the same width.
  ///   - metrics: The sizes.
  ///   - background: The fill; nil is a blur of the content behind.
  init(
    header: AlertHeaderView?, actions: AlertActionsView, metrics: AlertMetrics, background: Color?
  ) {
    self.header = header
    actionsView = actions
    super.init(frame: .zero)
    if let background {
      backgroundColor = background
    } else {
      blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(blur)
    }
    layer.cornerRadius = metrics.cornerRadius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    for (scroll, content) in [(headerScroll, header), (actionsScroll, actions)] {
      scroll.contentInsetAdjustmentBehavior = .never
      if let content {
        content.frame.origin = .zero
        scroll.contentSize = content.bounds.size
        scroll.addSubview(content)
      }
      addSubview(scroll)
    }
  }

  /// Sets the height of the box to that of its content, or less; the buttons keep one and a half
  /// rows.
  func fit(maxHeight: Double) {
    let width = actionsView.bounds.width
    let wanted = header?.bounds.height ?? 0
    let buttons = actionsView.bounds.height
    let minimum = min(buttons, Self.minButtonsHeight)
    let top = min(wanted, max(maxHeight - minimum, 0))
    let bottom = min(buttons, max(maxHeight - top, 0))
    headerScroll.frame = Rect(x: 0, y: 0, width: width, height: top)
    // Without a header the separator above the first button is cut off.
    let cut = top > 0 || bottom == 0 ? 0 : 1 / traitCollection.displayScale
    actionsScroll.frame = Rect(x: 0, y: top - cut, width: width, height: bottom)
    bounds.size = Size(width, top + bottom - cut)
  }

  /// The height that the buttons keep when the texts are long, in points; chosen by eye.
  private static let minButtonsHeight = 68.0
}
