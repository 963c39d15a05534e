public import Geometry
internal import PictureKit
public import StageKit

/// A view beside the content of a list cell: `UICellAccessory`.
public struct CellAccessory {
  /// When an accessory is shown: `UICellAccessory.DisplayedState`.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// Always.
    case always
    /// While the collection is being edited: never.
    case whenEditing
    /// While the collection is not being edited: always.
    case whenNotEditing
  }

  /// The side of an accessory: `UICellAccessory.Placement`.
  public enum Placement {
    /// The left.
    case leading(displayed: DisplayedState = .always)
    /// The right.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A custom view as an accessory: `UICellAccessory.CustomViewConfiguration`.
  public struct CustomViewConfiguration {
    /// The view, which has its own size.
    public let customView: View
    /// The side.
    public var placement: Placement
    /// Whether the view is hidden; false by default.
    public var isHidden: Bool
    /// The color of templates; nil, the default, is that of the cell.
    public var tintColor: Color?

    /// Creates a configuration.
    public init(
      customView: View, placement: Placement, isHidden: Bool = false, tintColor: Color? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// The color of a standard accessory.
  public struct Options {
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool
    /// The color; nil, the default, is the standard one.
    public var tintColor: Color?

    /// Creates options.
    public init(isHidden: Bool = false, tintColor: Color? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// The options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// The options of a check mark.
  public typealias CheckmarkOptions = Options

  enum Content {
    case symbol(TableViewCell.AccessoryType)
    case text(String)
    case view(View)
  }

  let content: Content
  let isLeading: Bool
  let isShown: Bool
  let tintColor: Color?

  private init(
    _ content: Content, isLeading: Bool = false, _ displayed: DisplayedState, _ options: Options
  ) {
    self.content = content
    self.isLeading = isLeading
    isShown = displayed != .whenEditing && !options.isHidden
    tintColor = options.tintColor
  }

  /// Returns a chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory { CellAccessory(.symbol(.disclosureIndicator), displayed, options) }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory { CellAccessory(.symbol(.checkmark), displayed, options) }

  /// Returns gray text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory { CellAccessory(.text(text), displayed, options) }

  /// Returns a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    let options = Options(isHidden: configuration.isHidden, tintColor: configuration.tintColor)
    switch configuration.placement {
    case .leading(let displayed):
      return CellAccessory(.view(configuration.customView), isLeading: true, displayed, options)
    case .trailing(let displayed):
      return CellAccessory(.view(configuration.customView), displayed, options)
    }
  }

  /// Makes the view.
  func makeView() -> View {
    let view: View
    switch content {
    case .symbol(let type): view = AccessorySymbol(type)
    case .view(let own):
      view = own
      if own.bounds.size == .zero { own.sizeToFit() }
    case .text(let text):
      let label = Label()
      label.text = text
      label.font = .systemFont(ofSize: 17)
      label.textColor = tintColor ?? .secondaryLabel
      label.sizeToFit()
      view = label
    }
    if let tintColor { view.tintColor = tintColor }
    return view
  }
}

@available(*, unavailable)
extension CellAccessory: Sendable {}

@available(*, unavailable)
extension CellAccessory.Placement: Sendable {}

@available(*, unavailable)
extension CellAccessory.CustomViewConfiguration: Sendable {}

@available(*, unavailable)
extension CellAccessory.Options: Sendable {}
