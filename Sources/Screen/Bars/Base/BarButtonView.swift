internal import Controls
internal import Geometry
internal import PictureKit
internal import StageKit

/// The view of an item in a navigation bar or toolbar.
final class BarButtonView: PressableView {
  let item: BarButtonItem
  /// The font and colors of the title, which take precedence over those of the item; nil for none.
  private let texts: BarButtonItemAppearance?
  /// The container of the item's view; nil without one.
  private let content: BarContentView?

  /// The free width beside the content, so that contents are 16 points apart; as commonly
  /// measured.
  static let padding = 8.0
  private static let fontSize = 17.0

  init(_ item: BarButtonItem, height: Double, texts: BarButtonItemAppearance? = nil) {
    self.item = item
    self.texts = texts
    content = item.customView.map { BarContentView($0) }
    super.init(frame: .zero)
    frame.size = Size(naturalWidth, height)
    contentMode = .redraw
    if let content {
      addSubview(content)
      content.resize(to: content.measure())
    } else {
      isEnabled = item.isEnabled
      onPress = { [unowned item] event in item.sendAction(event: event) }
    }
  }

  /// The width of the item with padding; that of a space is its own.
  private var naturalWidth: Double {
    if item.systemItem == .fixedSpace || item.systemItem == .flexibleSpace { return item.width }
    if item.width > 0 { return item.width }
    if let content { return content.measure().width + 2 * Self.padding }
    if let image = item.image { return image.size.width + 2 * Self.padding }
    guard let title = item.title else { return 0 }
    return Self.font(of: item, texts).width(of: title).rounded(.up) + 2 * Self.padding
  }

  private static func font(of item: BarButtonItem, _ texts: BarButtonItemAppearance?) -> Font {
    item.effectiveTextAttributes(for: .normal).font ?? texts?.normal.titleTextAttributes.font
      ?? .systemFont(ofSize: fontSize, weight: item.style == .done ? .semibold : .regular)
  }

  /// The color of the title that the item or the appearance has for the state; nil without one.
  private var titleColor: Color? {
    let own =
      isEnabled
      ? item.effectiveTextAttributes(for: self.state) : item.titleTextAttributes(for: .disabled)
    if let color = own?.foregroundColor { return color }
    let state = !isEnabled ? texts?.disabled : isHighlighted ? texts?.highlighted : texts?.normal
    return state?.titleTextAttributes.foregroundColor
  }

  // MARK: Menu

  /// The menu that is open; nil if there is none.
  private var openMenu: MenuPresentation?
  private var menuTimer: StageTimer?
  /// Whether the present touch has opened the menu and therefore does not press the button.
  private var menuTookTouch = false
  /// The time after which a finger opens the menu of an item with an action, in seconds.
  private static let menuDelay = 0.5

  override func beginTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    menuTookTouch = false
    if item.opensMenuAtOnce {
      showMenu()
    } else if item.menu != nil {
      menuTimer = stage?.scheduledTimer(withTimeInterval: Self.menuDelay, repeats: false) {
        [weak self] _ in
        if self?.isTracking == true { self?.showMenu() }
      }
    }
    return super.beginTracking(touch, with: event)
  }

  private func showMenu() {
    guard let menu = item.menu else { return }
    menuTookTouch = true
    let item = item
    let presentation = MenuPresentation(menu, from: self) { $0.perform(from: item) }
    presentation.onDismissal = { [weak self] in self?.openMenu = nil }
    openMenu = presentation
  }

  override func continueTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    openMenu?.follow(touch)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: Touch?, with event: StageKit.Event?) {
    menuTimer?.invalidate()
    guard menuTookTouch else { return super.endTracking(touch, with: event) }
    if let touch { openMenu?.end(touch) }
  }

  override func cancelTracking(with event: StageKit.Event?) {
    menuTimer?.invalidate()
    super.cancelTracking(with: event)
  }

  // MARK: Content

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    if bounds.width != naturalWidth {
      bounds.size.width = naturalWidth
      superview?.setNeedsLayout()
    }
    content.resize(to: content.measure())
    content.center = bounds.center
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    guard item.customView == nil else { return }
    let color = isEnabled ? item.tintColor ?? tintColor ?? .systemBlue : .tertiaryLabel
    if let image = item.image {
      let place = Rect(center: rect.center, size: image.size).inset(by: item.imageInsets)
      image.shown(isRightToLeft: isRightToLeft).inBar(color).draw(in: place, on: canvas)
    } else if let title = item.title {
      let font = Self.font(of: item, texts)
      canvas.draw(
        title, atBaseline: Point(rect.midX, rect.midY + font.capHeight / 2), font: font,
        alignment: .center, color: titleColor ?? color)
    }
  }
}

extension BarButtonView: BarItemView {
  var shownItem: BarItem { item }

  func itemLookDidChange() {
    bounds.size.width = naturalWidth
    setNeedsDisplay()
    superview?.setNeedsLayout()
  }
}

extension Drawing {
  /// Returns the image as bars draw it: a template in a color, unless it is always original.
  func inBar(_ color: Color) -> Drawing {
    renderingMode == .alwaysOriginal ? self : withTintColor(color)
  }
}
