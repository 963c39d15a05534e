public import Controls
public import Geometry
public import PictureKit
public import StageKit

/// An item of a navigation bar, toolbar or tab bar: `UIBarItem`.
///
/// It is not a view; the bar makes views for its items. An item belongs to one bar at a time.
open class BarItem: AccessibleObject, CreationHashable {
  package let creationNumber = CreationNumber()
  /// The title; nil by default.
  open var title: String? { didSet { itemDidChange() } }
  /// The image, drawn as a template unless it is always original; nil by default.
  open var image: Drawing? { didSet { itemDidChange() } }
  /// The insets of the image, in points; 0 by default.
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

  /// The attributes of the title by the bits of states.
  private var titleAttributes: [UInt: TextAttributes] = [:]

  /// The bar, or the item of a navigation bar, that shows the item.
  weak var owner: (any BarItemOwner)?

  /// Creates an item without title and image.
  override public init() {}

  /// Sets the attributes of the title in a state; nil uses those of the bar.
  open func setTitleTextAttributes(_ attributes: TextAttributes?, for state: Control.State) {
    guard titleAttributes[state.rawValue] != attributes else { return }
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  /// Returns the attributes of the title that were set for a state; nil if there are none.
  open func titleTextAttributes(for state: Control.State) -> TextAttributes? {
    titleAttributes[state.rawValue]
  }

  /// Returns the attributes of the title in a state; missing ones are those of the normal state.
  func effectiveTextAttributes(for state: Control.State) -> TextAttributes {
    var attributes = titleAttributes[Control.State.normal.rawValue] ?? TextAttributes()
    if let own = titleAttributes[state.rawValue] { attributes.merge(own) }
    return attributes
  }

  func itemDidChange() { owner?.barItemDidChange() }

  /// Calls a function whose changes the bar does not show.
  package func withoutNotifyingOwner(_ changes: () -> Void) {
    let shown = owner
    owner = nil
    changes()
    owner = shown
  }
}

/// A view that a bar has made for an item.
package protocol BarItemView: TouchTargetView {
  /// The item.
  var shownItem: BarItem { get }
  /// Shows the item again after its look has changed.
  func itemLookDidChange()
}

/// An object that shows items and draws them again after changes.
protocol BarItemOwner: AnyObject {
  func barItemDidChange()
}
