internal import Controls
internal import Dynamics
internal import Geometry
internal import PictureKit
internal import StageKit

/// The view of a tab: an image above a title, with a badge.
///
/// The sizes are those of iOS 13 to 18, as commonly measured: the image's middle is 17 points from
/// the top, the baseline of the title 45; the title is medium, 10 points.
final class TabBarButton: Control {
  private static let imageMiddle = 17.0
  private static let baseline = 45.0
  private static let font = Font.systemFont(ofSize: 10, weight: .medium)
  private static let badgeFont = Font.systemFont(ofSize: 13)
  private static let badgeHeight = 18.0
  private static let badgeMargin = 5.0

  let item: TabBarItem
  /// The color while the tab is not selected.
  var unselectedColor = Color.systemGray { didSet { setNeedsDisplay() } }
  /// The colors and the font of the bar's appearance; nil for none.
  var look: TabBarItemAppearance? { didSet { setNeedsDisplay() } }
  /// Called when a finger touches the tab.
  var onPress: (() -> Void)?

  init(_ item: TabBarItem) {
    self.item = item
    super.init(frame: .zero)
    contentMode = .redraw
    isEnabled = item.isEnabled
  }

  override func endTracking(_ touch: Touch?, with event: StageKit.Event?) {
    if isTouchInside { onPress?() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    let state = isSelected ? look?.selected : look?.normal
    let color =
      !isEnabled ? .tertiaryLabel : isSelected ? tintColor ?? .systemBlue : unselectedColor
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    let middle = Point(rect.midX, item.title == nil ? rect.midY : Self.imageMiddle)
    let place = Rect(center: middle, size: image?.size ?? .zero).inset(by: item.imageInsets)
    image?.inBar(isEnabled ? state?.iconColor ?? color : color).draw(in: place, on: canvas)
    if let title = item.title {
      let moved = item.titlePositionAdjustment
      let baseline = Point(rect.midX + moved.horizontal, Self.baseline + moved.vertical)
      let shown: Control.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
      var texts = state?.titleTextAttributes ?? TextAttributes()
      texts.merge(item.effectiveTextAttributes(for: shown))
      canvas.draw(
        title, atBaseline: baseline, font: texts.font ?? Self.font, alignment: .center,
        color: isEnabled ? texts.foregroundColor ?? color : color)
    }
    if let badge = item.badgeValue {
      draw(badge, color: state?.badgeBackgroundColor, at: place, in: canvas)
    }
  }

  /// Draws a badge, whose left end is at the upper right part of the image.
  private func draw(_ badge: String, color: Color?, at image: Rect, in canvas: Canvas) {
    let text = Self.badgeFont.width(of: badge)
    let capsule = Rect(
      x: image.midX + 5, y: 2,
      width: max(text + 2 * Self.badgeMargin, Self.badgeHeight).rounded(.up),
      height: Self.badgeHeight)
    canvas.setFillColor(item.badgeColor ?? color ?? .systemRed)
    canvas.fill(Path(roundedRect: capsule, cornerRadius: Self.badgeHeight / 2))
    canvas.draw(
      badge, atBaseline: Point(capsule.midX, capsule.midY + Self.badgeFont.capHeight / 2),
      font: Self.badgeFont, alignment: .center, color: .white)
  }
}

extension TabBarButton: BarItemView {
  var shownItem: BarItem { item }

  func itemLookDidChange() { setNeedsDisplay() }
}
