public import Geometry
public import PictureKit
internal import StageKit

/// What navigation bars, toolbars and tab bars show as one unit: `UIBarItem`.
///
/// It is no view; the bar makes views for its items. An item belongs to one bar at a time.
open class BarItem: IdentityHashable {
  /// The title; nil by default.
  open var title: String? { didSet { itemDidChange() } }
  /// The image, drawn as a template unless it is always original; nil by default.
  open var image: Drawing? { didSet { itemDidChange() } }
  /// The distances by which the image is moved inwards, in points; 0 by default.
  open var imageInsets = Insets.zero {
    didSet {
      imageInsets.checkFinite("image insets")
      itemDidChange()
    }
  }
  /// Whether the item responds to touches; true by default.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number to find the item by; 0 by default.
  open var tag = 0

  /// The bar, or the item of a navigation bar, that shows the item.
  weak var owner: (any BarItemOwner)?

  /// Creates an item without title and image.
  public init() {}

  func itemDidChange() { owner?.barItemDidChange() }
}

/// An object that shows items and draws them again after changes.
protocol BarItemOwner: AnyObject {
  func barItemDidChange()
}

@available(*, unavailable)
extension BarItem: Sendable {}
