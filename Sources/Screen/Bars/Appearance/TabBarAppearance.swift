public import Geometry
public import PictureKit

/// The look of a tab bar: `UITabBarAppearance`.
open class TabBarAppearance: BarAppearance {
  /// The look of tabs, whose titles are below the images.
  open var stackedLayoutAppearance = TabBarItemAppearance() { didSet { itemsDidChange() } }
  /// The look of tabs whose titles are beside the images: those of wide screens.
  open var inlineLayoutAppearance = TabBarItemAppearance() { didSet { itemsDidChange() } }
  /// The look of smaller tabs whose titles are beside the images: those of phones in landscape.
  open var compactInlineLayoutAppearance = TabBarItemAppearance() { didSet { itemsDidChange() } }

  /// Creates the default appearance of a tab bar.
  override public init() {
    super.init()
    itemsDidChange()
  }

  /// Creates an appearance with the fill and the separator of another one.
  override public init(barAppearance: BarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? TabBarAppearance {
      stackedLayoutAppearance = other.stackedLayoutAppearance
      inlineLayoutAppearance = other.inlineLayoutAppearance
      compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    }
    itemsDidChange()
  }

  private func itemsDidChange() {
    for items in [
      stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance,
    ] {
      for state in [items.normal, items.selected] {
        state.onChange = { [weak self] in self?.onChange?() }
      }
    }
    onChange?()
  }
}

/// The look of the tabs of a tab bar in their states: `UITabBarItemAppearance`.
open class TabBarItemAppearance: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The look in the normal state.
  public let normal = TabBarItemStateAppearance()
  /// The look of the selected tab.
  public let selected = TabBarItemStateAppearance()

  /// Creates an appearance without colors.
  public init() {}
}

/// The look of tabs in one state: `UITabBarItemStateAppearance`.
open class TabBarItemStateAppearance: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The font and the color of titles; missing ones are the bar's.
  open var titleTextAttributes = TextAttributes() { didSet { onChange?() } }
  /// The color of images; nil, the default, is the bar's.
  open var iconColor: Color? { didSet { onChange?() } }
  /// The color of badges; nil, the default, is the tab's.
  open var badgeBackgroundColor: Color? { didSet { onChange?() } }

  /// Called after a value has changed.
  var onChange: (() -> Void)?

  init() {}
}

@available(*, unavailable)
extension TabBarItemAppearance: Sendable {}
@available(*, unavailable)
extension TabBarItemStateAppearance: Sendable {}
