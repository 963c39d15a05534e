internal import Controls
internal import Dynamics
internal import Geometry
internal import PictureKit
internal import StageKit

/// The view of a tab: an image above a title, or beside it in a low bar, with a badge.
///
/// The sizes are those of iOS 13 to 18, as commonly measured: the image's middle is 17 points from
/// the top, the baseline of the title 45; the title is medium, 10 points. Beside the image it has
/// 13 points, in a low bar 12, and a distance of 4; there the image is at most 18 points high, the
/// size of compact images in Apple's Human Interface Guidelines.
final class TabBarButton: Control {
  private static let imageMiddle = 17.0
  private static let baseline = 45.0
  private static let inlineFont = Font.systemFont(ofSize: 13, weight: .medium)
  private static let compactFont = Font.systemFont(ofSize: 12, weight: .medium)
  private static let inlineGap = 4.0
  private static let compactImageHeight = 18.0
  private static let font = Font.systemFont(ofSize: 10, weight: .medium)
  private static let badgeFont = Font.systemFont(ofSize: 13)
  private static let badgeHeight = 18.0
  private static let badgeMargin = 5.0

  let item: TabBarItem
  /// The color while the tab is not selected.
  var unselectedColor = Color.systemGray { didSet { setNeedsDisplay() } }
  /// The colors and the font of the bar's appearance; nil for none.
  var look: TabBarItemAppearance? { didSet { setNeedsDisplay() } }
  /// The places of image and title.
  enum Layout {
    /// The title below the image.
    case stacked
    /// The title beside the image.
    case inline
    /// The title beside the image in a low bar.
    case compactInline
  }

  /// The places of image and title; stacked by default.
  var layout = Layout.stacked { didSet { if layout != oldValue { setNeedsDisplay() } } }
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
    let shown: Control.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    var texts = state?.titleTextAttributes ?? TextAttributes()
    texts.merge(item.effectiveTextAttributes(for: shown))
    let font = texts.font ?? standardFont
    let (imageRect, titleMiddle) = places(in: rect, imageSize: image?.size ?? .zero, font)
    let place = imageRect.inset(by: item.imageInsets)
    image?.inBar(isEnabled ? state?.iconColor ?? color : color).draw(in: place, on: canvas)
    if let title = item.title {
      let moved = item.titlePositionAdjustment
      let baseline = Point(titleMiddle.x + moved.horizontal, titleMiddle.y + moved.vertical)
      canvas.draw(
        title, atBaseline: baseline, font: font, alignment: .center,
        color: isEnabled ? texts.foregroundColor ?? color : color)
    }
    if let badge = item.badgeValue {
      draw(badge, color: state?.badgeBackgroundColor, at: place, in: canvas)
    }
  }

  private var standardFont: Font {
    switch layout {
    case .stacked: Self.font
    case .inline: Self.inlineFont
    case .compactInline: Self.compactFont
    }
  }

  /// Returns the rectangle of the image, and the middle of the title's baseline.
  private func places(in rect: Rect, imageSize: Size, _ font: Font) -> (image: Rect, title: Point) {
    guard layout != .stacked else {
      let middle = Point(rect.midX, item.title == nil ? rect.midY : Self.imageMiddle)
      return (Rect(center: middle, size: imageSize), Point(rect.midX, Self.baseline))
    }
    let limit = layout == .compactInline ? Self.compactImageHeight : .infinity
    let scale = min(1, limit / max(imageSize.height, 1))
    let size = Size(imageSize.width * scale, imageSize.height * scale)
    let text = item.title.map { font.width(of: $0) } ?? 0
    let gap = size.width > 0 && text > 0 ? Self.inlineGap : 0
    let start = rect.midX - (size.width + gap + text) / 2
    let image = Rect(
      x: start, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    let title = Point(image.maxX + gap + text / 2, rect.midY + font.capHeight / 2)
    return (mirrored(image, in: rect), Point(mirrored(title.x), title.y))
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
