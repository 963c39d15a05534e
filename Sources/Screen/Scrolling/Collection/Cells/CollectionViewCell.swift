public import Geometry
public import StageKit

/// The view of an item of a collection: `UICollectionViewCell`.
open class CollectionViewCell: CollectionReusableView {
  /// The view of the content, of the size of the cell.
  public let contentView = View()
  private let content = ConfiguredContent()
  /// Called when a finger selects the item, before the delegate; nil by default.
  package var selectionAction: (() -> Void)?
  /// The view behind the content; nil by default.
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content, in front of the background, while the cell is selected or
  /// highlighted; nil by default.
  open var selectedBackgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertSubview(selectedBackgroundView, belowSubview: contentView)
      }
      selectionDidChange()
      setNeedsLayout()
    }
  }
  /// Whether the item is selected.
  open var isSelected = false { didSet { selectionDidChange() } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { selectionDidChange() } }
  /// Whether the collection is being edited.
  private(set) final var showsEditing = false
  /// Whether a finger moves the item.
  final var isReordering = false { didSet { setNeedsUpdateConfiguration() } }

  /// Shows whether the collection is being edited.
  final func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != showsEditing else { return }
    showsEditing = editing
    setNeedsUpdateConfiguration()
    editingDidChange(animated: animated)
  }

  /// Shows what the cell has only while the collection is being edited, or is not.
  func editingDidChange(animated: Bool) {}

  /// Creates a cell with a frame.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentView.frame = Rect(origin: .zero, size: frame.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  // MARK: Configurations

  /// Updates the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: CollectionViewCell, _ state: CellConfigurationState
  ) -> Void

  /// The content of the content view; nil, the default, for custom views.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set {
      content.show(newValue, in: contentView)
      setNeedsLayout()
    }
  }
  /// Whether ``contentConfiguration`` is updated for changes of the state; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background; nil, the default, is that of the list.
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
    state.isEditing = showsEditing
    state.isReordering = isReordering
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
    let background = backgroundConfiguration ?? standardBackground
    content.showBackground(
      automaticallyUpdatesBackgroundConfiguration
        ? background?.updated(for: state) : background, in: self)
  }

  /// The background without ``backgroundConfiguration``.
  var standardBackground: BackgroundConfiguration? { nil }

  /// The width of a configured image with its distance to the text, in points; 0 without one.
  final var widthBeforeText: Double { content.widthBeforeText }

  /// Returns the width of the content for a width of the cell.
  func contentWidth(in width: Double) -> Double { width }

  /// Places the views behind the content.
  override open func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    content.background?.frame = bounds
    contentView.frame = Rect(origin: .zero, size: bounds.size)
    backgroundView?.frame = contentView.frame
    selectedBackgroundView?.frame = contentView.frame
  }

  override func fittingSize(for size: Size) -> Size {
    updateConfigurationIfNeeded()
    let width = contentWidth(in: size.width)
    if fittedDimensions.height, let height = content.height(width: width) {
      return Size(size.width, height)
    }
    if width != size.width, contentView.hasConstraintsInTree {
      let inner = constrainedSize(of: contentView, for: Size(width, size.height))
      return Size(size.width, inner.height)
    }
    guard contentView.hasConstraintsInTree else { return super.fittingSize(for: size) }
    let inner = constrainedSize(of: contentView, for: size)
    // Views may be bound to the edges of the cell, as in documents of old versions of Xcode.
    guard !constraints.isEmpty else { return inner }
    let outer = super.fittingSize(for: size)
    return Size(max(inner.width, outer.width), max(inner.height, outer.height))
  }

  private func selectionDidChange() {
    setNeedsUpdateConfiguration()
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
