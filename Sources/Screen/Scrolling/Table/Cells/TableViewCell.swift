public import Geometry
internal import Layers
internal import PictureKit
public import StageKit

/// The view of a row of a table: `UITableViewCell`.
open class TableViewCell: View {
  /// The identifier under which the cell is used again; nil, the default, if it is not.
  open package(set) var reuseIdentifier: String?
  /// The arrangement of the standard texts, which a document sets before they are used.
  package var cellStyle: CellStyle
  /// Called when a finger selects the row, before the delegate; nil by default.
  package var selectionAction: (() -> Void)?
  /// Called when the accessory is tapped, before the delegate; nil by default.
  package var accessoryAction: (() -> Void)?

  /// The view of the content, which editing controls and accessories make smaller.
  public let contentView: View = CellContentView()
  /// The main text; it has 17 points.
  open private(set) lazy var textLabel: Label? = makeTextLabel()
  /// The second text; nil for the default style.
  open private(set) lazy var detailTextLabel: Label? = makeDetailLabel()
  /// The image on the left; nil for the styles with values.
  open private(set) lazy var imageView: ImageView? = makeImageView()
  /// Whether the standard views have been used.
  var standardViews: (text: Label?, detail: Label?, image: ImageView?)

  /// The view behind the content; nil by default.
  open var backgroundView: View? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// The view behind the content while the cell is selected; nil, the default, is gray.
  open var selectedBackgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }
  /// The look of the selected cell; `.default` by default.
  open var selectionStyle = SelectionStyle.default
  /// The standard view on the right; `.none` by default.
  open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  /// The view on the right; nil, the default, shows that of the type.
  open var accessoryView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }
  /// The standard view on the right while the cell is edited; `.none` by default.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  /// The view on the right while the cell is edited; nil, the default, shows that of the type.
  open var editingAccessoryView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }
  /// The distances of the line from the sides, in points; by default that of the table.
  ///
  /// Where the table has none of its own, the line begins at the text beside an image.
  open var separatorInset: Insets {
    get {
      if let ownSeparatorInset { return ownSeparatorInset }
      let look = look ?? Look()
      var inset = look.separatorInset
      if look.alignsSeparatorWithText { inset.left += widthBeforeText }
      return inset
    }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  /// The indentation level of the content; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation, in points; 10 by default.
  open var indentationWidth = 10.0 { didSet { setNeedsLayout() } }

  /// Whether the cell is selected; setting it has no animation.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the cell; setting it has no animation.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the cell shows its editing control; a change has no animation.
  open var isEditing: Bool {
    get { showsEditing }
    set { setEditing(newValue, animated: false) }
  }
  var showsEditing = false
  /// The editing control; `.none` if the cell has none.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the content makes room for the editing control; true by default.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether the program wants a control that moves the row; false by default.
  ///
  /// It is kept for programs that read it: the control is shown while the table is being edited, if
  /// the data source moves rows and allows it for this one.
  open var showsReorderControl = false
  /// Whether the button that confirms a deletion is shown.
  open internal(set) var showingDeleteConfirmation = false

  private let content = ConfiguredContent()
  var selected = false
  var highlighted = false
  var look: Look?
  private var ownSeparatorInset: Insets?
  let separator = View()
  let topLine = View()
  var grayBackground: View?
  var standardAccessory: AccessorySymbol?
  var editControl: EditControl?
  var reorderControl: ReorderControl?
  /// The controls that the cell gets when it is edited.
  var nextEditingControls = EditingControls()
  var confirmation: ConfirmationButton?
  /// The buttons beside the content while the row is swiped.
  var swipeView: SwipeActionsView?
  /// The displacement of the content by a swipe, in points.
  var swipeOffset = 0.0

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the standard texts; `.default` by default.
  ///   - reuseIdentifier: The identifier under which the cell is reused; nil, the default, if it is
  ///     not.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    (contentView as? CellContentView)?.cell = self
    addSubview(contentView)
    separator.isUserInteractionEnabled = false
    topLine.isUserInteractionEnabled = false
    topLine.isHidden = true
    addSubview(separator)
    addSubview(topLine)
  }

  /// Creates a cell of a registered class with the default style.
  ///
  /// It calls ``init(style:reuseIdentifier:)``, so that a subclass overrides only that one.
  public required convenience init(registeredWith reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Called before the cell is used for another row; by default clears selection and highlight.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    hideConfirmation()
  }

  /// Selects or deselects the cell.
  ///
  /// - Parameters:
  ///   - selected: Whether the cell is selected.
  ///   - animated: Whether a background that disappears fades, in 0.4 s.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    updateSelection(animated: animated)
  }

  /// Highlights or unhighlights the cell.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    updateSelection(animated: animated)
  }

  /// Shows or hides the editing controls; the table calls it when the row begins or ends to be
  /// edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    show(editing ? nextEditingControls : EditingControls(), isEditing: editing, animated: animated)
  }

  // MARK: Configurations

  /// Updates the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: TableViewCell, _ state: CellConfigurationState
  ) -> Void

  /// The content of the content view; nil, the default, for custom views.
  ///
  /// A cell with one does not show ``textLabel``, ``detailTextLabel`` and ``imageView``.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set {
      let had = content.configuration != nil
      content.show(newValue, in: contentView)
      if had != (newValue != nil) { hideStandardViews(newValue != nil) }
      setNeedsLayout()
    }
  }
  /// Whether ``contentConfiguration`` is updated for changes of the state; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background; nil, the default, is that of the table.
  open var backgroundConfiguration: BackgroundConfiguration? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether ``backgroundConfiguration`` is updated for changes of the state; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called for changes of the state; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state for which configurations are updated.
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = swipeView != nil
    return state
  }

  /// Requests that the configurations are updated before the next frame.
  open func setNeedsUpdateConfiguration() {
    content.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state; by default with the handler and their own rules.
  open func updateConfiguration(using state: CellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let present = contentConfiguration {
      contentConfiguration = present.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Updates the configurations, if that was requested.
  func updateConfigurationIfNeeded() {
    guard content.needsUpdate else { return }
    content.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    // Requests that the update itself makes are already fulfilled.
    content.needsUpdate = false
    let background = backgroundConfiguration
    content.showBackground(
      automaticallyUpdatesBackgroundConfiguration
        ? background?.updated(for: state) : background, in: self)
  }

  /// Returns the look of the texts of the cell: that of its style.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the height of the content configuration's view; nil without one.
  func configuredHeight(width: Double) -> Double? {
    updateConfigurationIfNeeded()
    return content.height(width: width)
  }

  /// The width of a configured image with its distance to the text, in points; 0 without one.
  var configuredWidthBeforeText: Double { content.widthBeforeText }

  /// Returns the size of the standard texts with their margins, or of the content's constraints; at
  /// least 44 points high.
  override open func sizeThatFits(_ size: Size) -> Size {
    let constrained = constrainedHeight(width: size.width)
    return Size(
      size.width, constrained > 0 ? constrained : standardHeight(width: size.width))
  }

  /// Places the content, the accessory and the controls.
  override open func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    content.background?.frame = bounds
    placeParts()
    contentView.setNeedsLayout()
  }

  // MARK: Appearance

  /// The lines, corners and colors that a table gives a cell.
  struct Look: Equatable {
    var backgroundColor: Color?
    var separatorColor: Color?
    var separatorInset = Insets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether the line begins at the text beside an image.
    var alignsSeparatorWithText = true
    var hasLine = true
    var hasFullLine = false
    var hasTopLine = false
    var roundsTop = false
    var roundsBottom = false
    var indentationLevel = 0
    /// The distance of texts and accessories from the sides, in points.
    var margin = TableViewCell.standardMargin
    /// The distances of the content from the sides for the safe area, in points.
    var contentInsets = Insets.zero
    /// The width of the table's index, which the content leaves free.
    var indexWidth = 0.0
  }

  func apply(_ look: Look) {
    guard look != self.look else { return }
    if backgroundColor == nil { backgroundColor = look.backgroundColor }
    self.look = look
    indentationLevel = look.indentationLevel
    separator.backgroundColor = look.separatorColor
    topLine.backgroundColor = look.separatorColor
    separator.isHidden = !look.hasLine || look.separatorColor == nil
    topLine.isHidden = !look.hasTopLine || look.separatorColor == nil
    let rounds = look.roundsTop || look.roundsBottom
    layer.cornerRadius = rounds ? Self.cornerRadius : 0
    clipsToBounds = rounds
    layer.maskedCorners = Self.corners(top: look.roundsTop, bottom: look.roundsBottom)
    setNeedsLayout()
  }

  private func replaceBackground(_ old: View?, with view: View?) {
    old?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  /// The view on the right for a cell that is edited, or for one that is not; nil without one.
  var shownAccessory: View? {
    (isEditing ? editingAccessoryView : accessoryView) ?? standardAccessory
  }

  func accessoryDidChange() {
    standardAccessory?.removeFromSuperview()
    standardAccessory = nil
    (isEditing ? accessoryView : editingAccessoryView)?.removeFromSuperview()
    let type = isEditing ? editingAccessoryType : accessoryType
    if let view = isEditing ? editingAccessoryView : accessoryView {
      if view.superview !== self { addSubview(view) }
    } else if type != .none {
      let symbol = AccessorySymbol(type)
      symbol.center = Point(bounds.maxX - margin - symbol.bounds.width / 2, bounds.midY)
      standardAccessory = symbol
      addSubview(symbol)
    }
    setNeedsLayout()
  }
}
