public import Geometry
package import PictureKit
public import StageKit

/// A bar with items for actions, usually at the lower edge of the screen: `UIToolbar`.
///
/// It is 44 points high, and that of a controller 32 on phones in landscape. A bar that is next to
/// the lower safe area covers that as well.
open class Toolbar: View {
  /// The items, from left to right; nil by default.
  open var items: [BarButtonItem]? { didSet { reload() } }
  /// The look; `.default` by default, and `.black` is dark in every appearance.
  open var barStyle = BarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The fill; nil, the default, is light or dark with the appearance.
  open var barTintColor: Color? { didSet { background.barTintColor = barTintColor } }
  /// Whether the content behind shows through; true by default.
  open var isTranslucent = true { didSet { background.isTranslucent = isTranslucent } }

  /// The look, which replaces the fill and the line of the bar's other properties.
  ///
  /// Initially it is a default appearance, which has no effect until one of its values changes.
  open var standardAppearance: ToolbarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = ToolbarAppearance()
      made.onChange = { [weak self, unowned made] in self?.standardAppearance = made }
      return made
    }
    set { ownAppearance = newValue }
  }
  /// The look while no content is behind the bar of a navigation controller; nil, the default, is
  /// the standard one without background and separator.
  ///
  /// It has no effect before iOS 15, nor in a bar that no controller manages.
  open var scrollEdgeAppearance: ToolbarAppearance? {
    didSet {
      scrollEdgeAppearance?.onChange = { [weak self] in self?.updateBackground() }
      updateBackground()
    }
  }
  /// Whether a controller manages the bar; false by default.
  package final var isManaged = false
  /// Where the content of a controller is.
  private var scrollEdge = ScrollEdge() { didSet { updateBackground() } }
  private var ownAppearance: ToolbarAppearance? {
    didSet {
      ownAppearance?.onChange = { [weak self] in self?.updateBackground() }
      updateBackground()
    }
  }

  /// The time in which items that are replaced fade, in seconds; chosen by eye.
  private static let fadeDuration = 0.25

  private let background = BarBackground(isAtBottom: true)
  private var buttons: [BarButtonView] = []

  /// Creates a bar without items.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// The image that is stretched over the bar instead of its fill; nil by default.
  package final var backgroundImage: Drawing? { didSet { background.image = backgroundImage } }
  /// The image in place of the line at the bar's edge; nil by default.
  package final var shadowImage: Drawing? { didSet { background.shadowImage = shadowImage } }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items, from left to right.
  ///   - animated: Whether the old items fade out and the new ones in.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) {
    guard animated, let stage, stage.areAnimationsEnabled else {
      self.items = items
      return
    }
    let old = buttons
    buttons = []
    self.items = items
    layoutIfNeeded()
    for button in old { button.isUserInteractionEnabled = false }
    withoutAnimation { for button in buttons { button.alpha = 0 } }
    animateOnStage(Self.fadeDuration, options: .allowUserInteraction) {
      for button in buttons { button.alpha = 1 }
      for button in old { button.alpha = 0 }
    } completion: { _ in
      for button in old { button.removeFromSuperview() }
    }
  }

  /// Sets how much content is behind the bar, in points; nil if no controller manages the bar.
  package func setContentOverlap(_ overlap: Double?) {
    if overlap != scrollEdge.overlap { scrollEdge.overlap = overlap }
  }

  private func updateBackground() {
    background.appearance = scrollEdge.look(atEdge: scrollEdgeAppearance, standard: ownAppearance)
    background.alpha = scrollEdge.backgroundOpacity(hasLookAtEdge: scrollEdgeAppearance != nil)
  }

  private func reload() {
    for button in buttons { button.removeFromSuperview() }
    for item in items ?? [] { item.owner = self }
    buttons = BarButtonItem.shown(of: items).map { BarButtonView($0, height: barHeight) }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  /// Returns the given width, and the height of the bar.
  override open func sizeThatFits(_ size: Size) -> Size { Size(size.width, barHeight) }

  /// The height of the bar.
  override open var intrinsicContentSize: Size { Size(Self.noIntrinsicMetric, barHeight) }

  /// Shows the items again where the screen has become lower or higher.
  override open func traitCollectionDidChange(_ previousTraitCollection: StageKit.TraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBarHeight()
  }

  /// Shows the items again where the screen is not as high as expected.
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateBarHeight() }
  }

  private func updateBarHeight() {
    if let button = buttons.first, button.bounds.height != barHeight { reload() }
  }

  /// Places the items; the flexible spaces share the remaining width.
  override open func layoutSubviews() {
    super.layoutSubviews()
    background.cover(self)
    let isFlexible = buttons.map { $0.item.systemItem == .flexibleSpace }
    // The contents of items are at the margins, and their frames begin further outside.
    let left = barMargins.left - BarButtonView.padding
    let right = barMargins.right - BarButtonView.padding
    let fixed = zip(buttons, isFlexible).reduce(left + right) {
      $0 + ($1.1 ? 0 : $1.0.bounds.width)
    }
    let spaces = Double(isFlexible.count { $0 })
    let share = spaces > 0 ? max(bounds.width - fixed, 0) / spaces : 0
    var x = left
    for (button, isFlexible) in zip(buttons, isFlexible) {
      let width = isFlexible ? share : button.bounds.width
      button.frame = Rect(
        x: x, y: (bounds.height - barHeight) / 2, width: width, height: barHeight)
      x += width
    }
    mirrorIfNeeded(buttons)
  }
}

extension Toolbar: ScreenBar, BarItemOwner {
  func barItemDidChange() { reload() }
}
