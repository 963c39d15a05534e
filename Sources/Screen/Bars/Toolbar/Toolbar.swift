public import Geometry
public import StageKit

/// A bar with items for actions, usually at the lower edge of the screen: `UIToolbar`.
///
/// It is 44 points high. A bar that is next to the lower safe area covers that as well.
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
  /// The look while no content is behind the bar, which has no effect, since only the standard one
  /// is used; nil by default.
  open var scrollEdgeAppearance: ToolbarAppearance?
  private var ownAppearance: ToolbarAppearance? {
    didSet {
      ownAppearance?.onChange = { [weak self] in
        self?.background.appearance = self?.ownAppearance
      }
      background.appearance = ownAppearance
    }
  }

  /// The height in points, as commonly measured.
  private static let height = 44.0
  /// The distance from the edges to the frames of items, whose contents are 8 points further
  /// inside.
  private static let margin = 16 - BarButtonView.padding
  /// The time in which items that are replaced fade, in seconds; chosen by eye.
  private static let fadeDuration = 0.25

  private let background = BarBackground(isAtBottom: true)
  private var buttons: [BarButtonView] = []

  /// Creates a bar without items.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(background)
  }

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

  private func reload() {
    for button in buttons { button.removeFromSuperview() }
    for item in items ?? [] { item.owner = self }
    buttons = (items ?? []).map { BarButtonView($0, height: Self.height) }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  /// Returns the given width, and the height of the bar.
  override open func sizeThatFits(_ size: Size) -> Size { Size(size.width, Self.height) }

  /// The height of the bar.
  override open var intrinsicContentSize: Size { Size(Self.noIntrinsicMetric, Self.height) }

  /// Places the items; the flexible spaces share the remaining width.
  override open func layoutSubviews() {
    super.layoutSubviews()
    background.cover(self)
    let isFlexible = buttons.map { $0.item.systemItem == .flexibleSpace }
    let fixed = zip(buttons, isFlexible).reduce(2 * Self.margin) {
      $0 + ($1.1 ? 0 : $1.0.bounds.width)
    }
    let spaces = Double(isFlexible.count { $0 })
    let share = spaces > 0 ? max(bounds.width - fixed, 0) / spaces : 0
    var x = Self.margin
    for (button, isFlexible) in zip(buttons, isFlexible) {
      let width = isFlexible ? share : button.bounds.width
      button.frame = Rect(
        x: x, y: (bounds.height - Self.height) / 2, width: width, height: Self.height)
      x += width
    }
  }
}

extension Toolbar: BarItemOwner {
  func barItemDidChange() { reload() }
}
