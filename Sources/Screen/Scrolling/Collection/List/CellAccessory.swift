public import Geometry
internal import PictureKit
public import StageKit

/// A view beside the content of a list cell: `UICellAccessory`.
public struct CellAccessory {
  /// When an accessory is shown: `UICellAccessory.DisplayedState`.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// Always.
    case always
    /// While the collection is being edited.
    case whenEditing
    /// While the collection is not being edited.
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

  /// The options of the disclosure of an outline: `UICellAccessory.OutlineDisclosureOptions`.
  public struct OutlineDisclosureOptions {
    /// What opens and closes the outline.
    public enum Style: Hashable, Sendable {
      /// As the list decides: the chevron.
      case automatic
      /// The whole cell.
      case header
      /// The chevron.
      case cell
    }

    /// What opens and closes the outline.
    public var style: Style
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool
    /// The color; nil, the default, is the tint color.
    public var tintColor: Color?

    /// Creates options.
    public init(style: Style = .automatic, isHidden: Bool = false, tintColor: Color? = nil) {
      self.style = style
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// The options of a button that removes the item.
  public typealias DeleteOptions = Options
  /// The options of a button that inserts an item.
  public typealias InsertOptions = Options
  /// The options of lines with which items are moved.
  public typealias ReorderOptions = Options
  /// The options of a mark of several items.
  public typealias MultiselectOptions = Options
  /// The options of a button with details.
  public typealias DetailOptions = Options

  enum Content {
    case symbol(TableViewCell.AccessoryType)
    case outline(byWholeCell: Bool)
    case text(String)
    case view(View)
    case edit(TableViewCell.EditingStyle)
    case reorder
    case multiselect
  }

  let content: Content
  let isLeading: Bool
  /// Called when the accessory is tapped; nil for what it does by itself.
  let action: (() -> Void)?
  private let displayed: DisplayedState
  private let isHidden: Bool
  private let tintColor: Color?

  private init(
    _ content: Content, isLeading: Bool = false, _ displayed: DisplayedState, _ options: Options,
    action: (() -> Void)? = nil
  ) {
    self.content = content
    self.isLeading = isLeading
    self.displayed = displayed
    self.action = action
    isHidden = options.isHidden
    tintColor = options.tintColor
  }

  /// Returns whether the accessory is shown while the collection is being edited, or is not.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    !isHidden && displayed != (isEditing ? .whenNotEditing : .whenEditing)
  }

  /// Whether a finger on the accessory uses it, and does not select the item.
  var isControl: Bool {
    switch content {
    case .edit, .reorder, .symbol(.detailButton): true
    case .outline(let byWholeCell): !byWholeCell
    case .symbol, .text, .view, .multiselect: false
    }
  }

  /// Returns a chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory { CellAccessory(.symbol(.disclosureIndicator), displayed, options) }

  /// Returns a chevron that opens and closes the outline of the item.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown; always by default.
  ///   - options: What opens the outline, and the look.
  ///   - actionHandler: Called when the chevron is tapped, instead; nil by default.
  /// - Returns: The accessory.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(
      .outline(byWholeCell: options.style == .header && actionHandler == nil), displayed,
      Options(isHidden: options.isHidden, tintColor: options.tintColor), action: actionHandler)
  }

  /// Returns a button that removes the item.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown; by default while the collection is being edited.
  ///   - options: The look.
  ///   - actionHandler: Called when the button is tapped; nil, the default, shows the buttons at the
  ///     end of the row that a swipe shows.
  /// - Returns: The accessory.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.edit(.delete), isLeading: true, displayed, options, action: actionHandler)
  }

  /// Returns a button that inserts an item.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown; by default while the collection is being edited.
  ///   - options: The look.
  ///   - actionHandler: Called when the button is tapped; nil by default.
  /// - Returns: The accessory.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.edit(.insert), isLeading: true, displayed, options, action: actionHandler)
  }

  /// Returns lines with which a finger moves the item, where the data source can move it.
  ///
  /// - Parameters:
  ///   - displayed: When they are shown; by default while the collection is being edited.
  ///   - options: The look.
  /// - Returns: The accessory.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> CellAccessory { CellAccessory(.reorder, displayed, options) }

  /// Returns a circle that is marked while the item is selected.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown; by default while the collection is being edited.
  ///   - options: The look.
  /// - Returns: The accessory.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> CellAccessory { CellAccessory(.multiselect, isLeading: true, displayed, options) }

  /// Returns a button with details.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown; always by default.
  ///   - options: The look.
  ///   - actionHandler: Called when the button is tapped; nil by default.
  /// - Returns: The accessory.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.symbol(.detailButton), displayed, options, action: actionHandler)
  }

  /// Whether a tap on the whole cell opens and closes the outline.
  var opensByWholeCell: Bool {
    if case .outline(let byWholeCell) = content { return byWholeCell }
    return false
  }

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
    case .outline: view = OutlineDisclosure(frame: Rect(x: 0, y: 0, width: 12, height: 14))
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
    case .edit(let style): view = EditControl(style)
    case .reorder: view = ReorderControl()
    case .multiselect: view = SelectionMark()
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

@available(*, unavailable)
extension CellAccessory.OutlineDisclosureOptions: Sendable {}

/// The chevron of an outline, which points to the right while it is closed.
final class OutlineDisclosure: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    var path = Path()
    path.move(to: Point(bounds.midX - 2.5, bounds.midY - 5))
    path.addLine(to: Point(bounds.midX + 2.5, bounds.midY))
    path.addLine(to: Point(bounds.midX - 2.5, bounds.midY + 5))
    canvas.setStrokeColor(tintColor)
    canvas.setLineWidth(2)
    canvas.setLineCap(.round)
    canvas.setLineJoin(.round)
    canvas.addPath(path)
    canvas.strokePath()
  }
}
