public import Geometry
internal import Layers
internal import PictureKit
public import StageKit

/// The view of a row of a table: `UITableViewCell`.
open class TableViewCell: View {
  /// The arrangement of the standard texts: `UITableViewCell.CellStyle`.
  public enum CellStyle: Int, Hashable, Sendable {
    /// An image and a text.
    case `default`
    /// A text on the left, and a gray one on the right.
    case value1
    /// A small colored text on the left, and a text beside it.
    case value2
    /// A text with a smaller one below it.
    case subtitle
  }

  /// The standard views on the right: `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// None.
    case none
    /// A chevron.
    case disclosureIndicator
    /// An information button and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// An information button.
    case detailButton
  }

  /// The look of a selected cell: `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// That of a cell that is not selected.
    case none
    /// Gray, as today's `.default`.
    case blue
    /// Gray.
    case gray
    /// Gray.
    case `default`
  }

  /// The control of a cell while its table is edited: `UITableViewCell.EditingStyle`.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A red minus.
    case delete
    /// A green plus.
    case insert
  }

  /// The identifier under which the cell is used again; nil, the default, if it is not.
  public package(set) var reuseIdentifier: String?
  /// The arrangement of the standard texts, which a document sets before they are used.
  package var cellStyle: CellStyle
  /// Called when the row is selected by a finger, before the delegate; nil by default.
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
  private(set) var standardViews: (text: Label?, detail: Label?, image: ImageView?)

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
  /// The distances of the line from the sides, in points; by default that of the table.
  open var separatorInset: Insets {
    get { ownSeparatorInset ?? (look ?? Look()).separatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  /// The number of indentations of the content; 0 by default.
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
  /// Whether the cell shows its editing control.
  open private(set) var isEditing = false
  /// The editing control; `.none` if the cell has none.
  public private(set) var editingStyle = EditingStyle.none
  /// Whether the button that confirms a deletion is shown.
  public private(set) var showingDeleteConfirmation = false

  private let content = ConfiguredContent()
  private var selected = false
  private var highlighted = false
  private(set) var look: Look?
  private var ownSeparatorInset: Insets?
  private let separator = View()
  private let topLine = View()
  private var grayBackground: View?
  private(set) var standardAccessory: AccessorySymbol?
  private(set) var editControl: EditControl?
  private(set) var confirmation: ConfirmationButton?
  /// The buttons beside the content while the row is swiped.
  private(set) var swipeView: SwipeActionsView?
  /// The displacement of the content by a swipe, in points.
  private(set) var swipeOffset = 0.0

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the standard texts; `.default` by default.
  ///   - reuseIdentifier: The identifier under which the cell is used again; nil, the default, if
  ///     it is not.
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

  /// Called before the cell is used for another row; by default ends selection and highlight.
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

  /// Highlights the cell or ends that.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    updateSelection(animated: animated)
  }

  /// Shows or hides the editing control.
  open func setEditing(_ editing: Bool, animated: Bool) {
    setEditing(editing, style: editing ? editingStyle : .none, animated: animated)
  }

  // MARK: Configurations

  /// Updates the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: TableViewCell, _ state: CellConfigurationState
  ) -> Void

  /// What the content view shows; nil, the default, for views of one's own.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set {
      content.show(newValue, in: contentView)
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

  /// Updates the configurations for a state; by default by the handler's and their own rules.
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
    // What the update itself requests is done.
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

  func setEditing(_ editing: Bool, style: EditingStyle, animated: Bool) {
    guard editing != isEditing || style != editingStyle else { return }
    isEditing = editing
    editingStyle = style
    if !editing { hideConfirmation() }
    if style != .none {
      let control = EditControl(style)
      editControl?.removeFromSuperview()
      editControl = control
      addSubview(control)
      withoutAnimation {
        control.alpha = 0
        control.center = Point(-Self.editWidth / 2, bounds.midY)
      }
    }
    let leaving = style == .none ? editControl : nil
    if leaving != nil { editControl = nil }
    let changes = { [self] in
      editControl?.alpha = 1
      leaving?.alpha = 0
      leaving?.center = Point(-Self.editWidth / 2, bounds.midY)
      setNeedsLayout()
      layoutIfNeeded()
    }
    guard animated, let stage else {
      changes()
      leaving?.removeFromSuperview()
      return
    }
    stage.animate(withDuration: TableView.updateDuration, animations: changes) { _ in
      leaving?.removeFromSuperview()
    }
  }

  func showConfirmation(_ title: String) {
    guard !showingDeleteConfirmation else { return }
    showingDeleteConfirmation = true
    let button = ConfirmationButton(title)
    confirmation = button
    addSubview(button)
    withoutAnimation {
      button.frame = Rect(x: bounds.maxX, y: 0, width: button.width, height: bounds.height)
    }
    animateParts()
  }

  func hideConfirmation() {
    guard showingDeleteConfirmation else { return }
    showingDeleteConfirmation = false
    let button = confirmation
    confirmation = nil
    animateParts {
      button?.frame = Rect(
        x: self.bounds.maxX, y: 0, width: button?.width ?? 0, height: self.bounds.height)
    } completion: {
      button?.removeFromSuperview()
    }
  }

  /// Adds the buttons of a swipe.
  func show(_ view: SwipeActionsView) {
    removeSwipeView()
    swipeView = view
    addSubview(view)
    withoutAnimation {
      view.frame = Rect(
        x: view.side == .trailing ? bounds.width : 0, y: 0, width: 0, height: bounds.height)
      view.layoutIfNeeded()
    }
  }

  /// Moves the content beside the buttons of a swipe.
  func setSwipeOffset(_ offset: Double) {
    swipeOffset = offset
    setNeedsLayout()
    layoutIfNeeded()
    swipeView?.layoutIfNeeded()
  }

  /// Removes the buttons of a swipe.
  func removeSwipeView() {
    guard let view = swipeView else { return }
    swipeView = nil
    swipeOffset = 0
    view.removeFromSuperview()
    setNeedsLayout()
  }

  private func animateParts(
    _ changes: @escaping () -> Void = {}, completion: @escaping () -> Void = {}
  ) {
    let all = { [self] in
      changes()
      setNeedsLayout()
      layoutIfNeeded()
    }
    guard let stage else {
      all()
      return completion()
    }
    stage.animate(withDuration: TableView.updateDuration, animations: all) { _ in completion() }
  }

  private func withoutAnimation(_ body: () -> Void) {
    if let stage { stage.performWithoutAnimation(body) } else { body() }
  }

  // MARK: Look

  /// The lines, corners and colors that a table gives a cell.
  struct Look: Equatable {
    var backgroundColor: Color?
    var separatorColor: Color?
    var separatorInset = Insets(top: 0, left: 16, bottom: 0, right: 0)
    var hasLine = true
    var hasFullLine = false
    var hasTopLine = false
    var roundsTop = false
    var roundsBottom = false
    var indentationLevel = 0
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

  private func updateSelection(animated: Bool) {
    setNeedsUpdateConfiguration()
    let isOn = selected || highlighted
    let showsBackground = isOn && selectionStyle != .none
    if showsBackground { addSelectedBackground() }
    for label in [standardViews.text, standardViews.detail] { label?.isHighlighted = isOn }
    standardViews.image?.isHighlighted = isOn
    guard let view = shownSelectedBackground else { return }
    let changes = { view.alpha = showsBackground ? 1 : 0 }
    guard animated, let stage else { return changes() }
    stage.animate(
      withDuration: Self.deselectionDuration, options: .allowUserInteraction, animations: changes)
  }

  private var shownSelectedBackground: View? { selectedBackgroundView ?? grayBackground }

  private func addSelectedBackground() {
    if selectedBackgroundView == nil, grayBackground == nil {
      let view = View()
      view.backgroundColor = .systemGray4
      view.isUserInteractionEnabled = false
      grayBackground = view
    }
    guard let view = shownSelectedBackground, view.superview !== self else { return }
    withoutAnimation {
      view.alpha = 0
      view.frame = bounds
      insertSubview(view, belowSubview: contentView)
    }
  }

  private func replaceBackground(_ old: View?, with view: View?) {
    old?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  private func accessoryDidChange() {
    standardAccessory?.removeFromSuperview()
    standardAccessory = nil
    if let accessoryView {
      addSubview(accessoryView)
    } else if accessoryType != .none {
      let symbol = AccessorySymbol(accessoryType)
      standardAccessory = symbol
      addSubview(symbol)
    }
    setNeedsLayout()
  }

  private func placeParts() {
    let box = bounds
    let shift = (confirmation?.width ?? 0) - swipeOffset
    let editWidth = isEditing && editControl != nil ? Self.editWidth : 0
    var right = box.width - shift
    if let accessory = accessoryView ?? standardAccessory {
      let size = accessory.bounds.size
      right -= Self.margin + size.width
      accessory.center = Point(right + size.width / 2, box.midY)
    }
    let left = editWidth - shift
    editControl?.center = Point(left - editWidth / 2 + 3, box.midY)
    confirmation?.frame = Rect(
      x: box.width - shift, y: 0, width: shift, height: box.height)
    if let swipeView {
      let width = abs(swipeOffset)
      swipeView.frame = Rect(
        x: swipeView.side == .trailing ? box.width - width : 0, y: 0, width: width,
        height: box.height)
    }
    contentView.frame = Rect(
      x: left, y: 0, width: max(right - left, 0), height: box.height)
    backgroundView?.frame = box
    shownSelectedBackground?.frame = box
    let line = 1 / traitCollection.displayScale
    let isFull = look?.hasFullLine == true
    let inset = isFull ? Insets.zero : separatorInset
    let indent = isFull ? 0 : editWidth
    separator.frame = Rect(
      x: inset.left + indent, y: box.height - line,
      width: max(box.width - inset.left - indent - inset.right, 0), height: line)
    topLine.frame = Rect(x: 0, y: 0, width: box.width, height: line)
  }

  // MARK: Standard views

  private func makeTextLabel() -> Label? {
    let label = Label()
    label.font = .systemFont(ofSize: cellStyle == .value2 ? 12 : 17)
    if cellStyle == .value2 {
      label.textColor = .systemBlue
      label.textAlignment = .right
    }
    contentView.addSubview(label)
    standardViews.text = label
    setNeedsLayout()
    return label
  }

  private func makeDetailLabel() -> Label? {
    guard cellStyle != .default else { return nil }
    let label = Label()
    label.font = .systemFont(ofSize: cellStyle == .value1 ? 17 : 12)
    label.textColor = cellStyle == .value2 ? .label : .secondaryLabel
    contentView.addSubview(label)
    standardViews.detail = label
    setNeedsLayout()
    return label
  }

  private func makeImageView() -> ImageView? {
    guard cellStyle == .default || cellStyle == .subtitle else { return nil }
    let view = ImageView()
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    standardViews.image = view
    setNeedsLayout()
    return view
  }
}
