internal import Controls
public import Geometry
public import PictureKit
public import StageKit

/// A bar at the lower edge of the screen that selects one of several pages: `UITabBar`.
///
/// It is 49 points high, and that of a controller 32 on phones in landscape. There and on wide
/// screens the titles are beside the images. At the lower edge of its superview the safe area is
/// added. A tap selects a tab and calls the delegate.
open class TabBar: View {
  /// The receiver of selections; nil by default.
  open weak var delegate: (any TabBarDelegate)?
  /// The tabs, from left to right; nil by default.
  ///
  /// If they do not contain the selected one, no tab is selected.
  open var items: [TabBarItem]? {
    didSet {
      if !(items ?? []).contains(where: { $0 === selectedItem }) { selectedItem = nil }
      reload()
    }
  }
  /// The selected tab, one of ``items``; nil by default.
  ///
  /// Setting it does not call the delegate.
  open var selectedItem: TabBarItem? { didSet { showSelection() } }
  /// The color of the tabs that are not selected; nil, the default, is the system's gray.
  open var unselectedItemTintColor: Color? { didSet { showSelection() } }
  /// The look; `.default` by default, and `.black` is dark in every appearance.
  open var barStyle = BarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The fill; nil, the default, is light or dark with the appearance.
  open var barTintColor: Color? { didSet { background.barTintColor = barTintColor } }
  /// Whether the content behind shows through; true by default.
  open var isTranslucent = true { didSet { background.isTranslucent = isTranslucent } }

  /// The image instead of the fill, stretched over the bar; nil by default.
  ///
  /// An empty one makes the bar clear.
  open var backgroundImage: Drawing? { didSet { background.image = backgroundImage } }
  /// The image instead of the line above the bar; nil, the default, is that line.
  open var shadowImage: Drawing? { didSet { background.shadowImage = shadowImage } }
  /// The look, which replaces the fill, the line and the colors of the bar's other properties.
  ///
  /// Initially it is a default appearance, which has no effect until one of its values changes.
  open var standardAppearance: TabBarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = TabBarAppearance()
      made.onChange = { [weak self, unowned made] in self?.standardAppearance = made }
      return made
    }
    set { ownAppearance = newValue }
  }
  /// The look while no content is behind the bar of a tab bar controller; nil, the default, is the
  /// standard one without background and separator.
  ///
  /// It has no effect before iOS 15, nor in a bar that no controller manages.
  open var scrollEdgeAppearance: TabBarAppearance? {
    didSet {
      scrollEdgeAppearance?.onChange = { [weak self] in self?.appearanceDidChange() }
      appearanceDidChange()
    }
  }
  /// Where the content of a controller is.
  private var scrollEdge = ScrollEdge() {
    didSet {
      if scrollEdge.isAligned != oldValue.isAligned { appearanceDidChange() }
      updateBackgroundOpacity()
    }
  }
  private var ownAppearance: TabBarAppearance? {
    didSet {
      ownAppearance?.onChange = { [weak self] in self?.appearanceDidChange() }
      appearanceDidChange()
    }
  }

  /// Whether a controller manages the bar; false by default.
  package final var isManaged = false

  /// The height of the tabs in points, as commonly measured.
  private static let height = 49.0
  /// The height on phones in landscape.
  private static let compactHeight = 32.0

  private var height: Double { isCompact ? Self.compactHeight : Self.height }

  private let background = BarBackground(isAtBottom: true)
  private var buttons: [TabBarButton] = []

  /// Creates a bar without tabs.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Replaces the tabs; they appear immediately.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) { self.items = items }

  private func reload() {
    for button in buttons { button.removeFromSuperview() }
    for item in items ?? [] { item.owner = self }
    buttons = (items ?? []).map { item in
      let button = TabBarButton(item)
      button.onPress = { [unowned self, unowned item] in
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
      }
      addSubview(button)
      return button
    }
    showSelection()
    setNeedsLayout()
  }

  /// Sets how much content is behind the bar, in points; nil if no controller manages the bar.
  package func setContentOverlap(_ overlap: Double?) { scrollEdge.overlap = overlap }

  /// The look for the place where the content is; nil is that of the bar's other properties.
  private var appearance: TabBarAppearance? {
    scrollEdge.look(atEdge: scrollEdgeAppearance, standard: ownAppearance)
  }

  private func appearanceDidChange() {
    background.appearance = appearance
    updateBackgroundOpacity()
    showSelection()
  }

  private func updateBackgroundOpacity() {
    background.alpha = scrollEdge.backgroundOpacity(hasLookAtEdge: scrollEdgeAppearance != nil)
  }

  private func showSelection() {
    for button in buttons {
      button.look =
        isCompact
        ? appearance?.compactInlineLayoutAppearance
        : isInline ? appearance?.inlineLayoutAppearance : appearance?.stackedLayoutAppearance
      button.isSelected = button.item === selectedItem
      button.unselectedColor = unselectedItemTintColor ?? .systemGray
    }
  }

  /// Returns the given width, and the height of the tabs with the safe area below them.
  override open func sizeThatFits(_ size: Size) -> Size {
    Size(size.width, height + safeAreaInsets.bottom)
  }

  /// The height of the tabs with the safe area below them.
  override open var intrinsicContentSize: Size {
    Size(Self.noIntrinsicMetric, height + safeAreaInsets.bottom)
  }

  /// Places the tabs again where the screen has become lower or higher.
  override open func traitCollectionDidChange(_ previousTraitCollection: StageKit.TraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    placeTabsAgain()
  }

  /// Places the tabs where the screen is not as high as expected.
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { placeTabsAgain() }
  }

  private func placeTabsAgain() {
    invalidateIntrinsicContentSize()
    showSelection()
    setNeedsLayout()
  }

  override open func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  /// Places the tabs side by side with equal widths.
  override open func layoutSubviews() {
    super.layoutSubviews()
    background.cover(self)
    let (left, right) = isInline ? (safeAreaInsets.left, safeAreaInsets.right) : (0, 0)
    let width = (bounds.width - left - right) / Double(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.layout = isCompact ? .compactInline : isInline ? .inline : .stacked
      button.frame = Rect(x: left + Double(index) * width, y: 0, width: width, height: height)
    }
    mirrorIfNeeded(buttons)
  }
}

extension TabBar: ScreenBar, BarItemOwner {
  func barItemDidChange() { reload() }
}
