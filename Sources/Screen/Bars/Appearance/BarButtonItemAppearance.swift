public import Geometry
public import PictureKit

/// The texts of the buttons of a bar in their states: `UIBarButtonItemAppearance`.
open class BarButtonItemAppearance: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The texts in the normal state.
  public let normal = BarButtonItemStateAppearance()
  /// The texts of a pressed button.
  public let highlighted = BarButtonItemStateAppearance()
  /// The texts of a button that is not enabled.
  public let disabled = BarButtonItemStateAppearance()

  /// Creates an appearance without attributes.
  ///
  /// - Parameter style: The weight of the titles; `.plain` by default.
  public init(style: BarButtonItem.Style = .plain) {}
}

/// The texts of buttons in one state: `UIBarButtonItemStateAppearance`.
open class BarButtonItemStateAppearance: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The font and the color of titles; missing ones are the bar's.
  open var titleTextAttributes = TextAttributes() { didSet { onChange?() } }

  /// Called after a value has changed.
  var onChange: (() -> Void)?

  init() {}
}

@available(*, unavailable)
extension BarButtonItemAppearance: Sendable {}
@available(*, unavailable)
extension BarButtonItemStateAppearance: Sendable {}
