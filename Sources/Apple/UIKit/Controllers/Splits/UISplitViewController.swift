public import Bars
internal import Geometry
internal import StageKit

/// A container with a list and, where the screen is wide enough, its detail beside it.
///
/// In a compact width it shows one controller: the detail, on the list's navigation controller if
/// it has one, unless the delegate drops it for the list. A detail that is shown later is pushed on
/// the list's navigation controller, or presented.
open class UISplitViewController: UIViewController {
  /// How list and detail share the screen.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    /// ``oneBesideSecondary``.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// ``oneOverSecondary``.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    /// ``secondaryOnly``.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
  }

  /// The number of columns of a container.
  public enum Style: Int, Sendable {
    /// The list and its detail, as ``UISplitViewController/viewControllers``.
    case unspecified
    case doubleColumn, tripleColumn
  }

  /// A column of a container with a style.
  public enum Column: Int, Sendable, CaseIterable {
    case primary, supplementary, secondary
    /// What is shown in place of the columns in a compact width.
    case compact
  }

  /// How the columns share the width.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// The color behind the list.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  /// The delegate; nil by default.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How list and detail share the screen: side by side in a regular width.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    let shown = style == .tripleColumn ? [Column.primary, .supplementary] : [.primary]
    let count = shown.count { !hiddenColumns.contains($0) && columns[$0] != nil }
    if style == .unspecified || count == 1 { return .oneBesideSecondary }
    return count == 2 ? .twoBesideSecondary : .secondaryOnly
  }
  /// The preferred display mode; it has no effect.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      let shown: [DisplayMode] = [.automatic, .oneBesideSecondary, .twoBesideSecondary]
      if !shown.contains(preferredDisplayMode) { logColumns() }
    }
  }
  /// Whether a swipe shows the list; it has no effect.
  open var presentsWithGesture = true
  /// The share of the width that the list has, from 0 to 1; 0.4 by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the list, in points.
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The greatest width of the list, in points.
  open var maximumPrimaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether one controller is shown, in a compact width.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// The width of the list, in points.
  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    return min(
      max(width * preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth),
      maximumPrimaryColumnWidth)
  }

  /// The number of columns; unspecified without ``init(style:)``.
  public private(set) var style = Style.unspecified
  /// How the columns share the width: beside each other.
  open var splitBehavior: SplitBehavior { style == .unspecified ? .automatic : .tile }
  /// The way that is preferred; it has no effect.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if ![.automatic, .tile].contains(preferredSplitBehavior) { logColumns() } }
  }
  /// The color behind the list; it has no effect.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// When the button of the display mode is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  /// When ``displayModeButtonItem`` is shown; it has no effect.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { if displayModeButtonVisibility == .always { logColumns() } }
  }
  /// Whether a button shows the detail alone; it has no effect.
  open var showsSecondaryOnlyButton = false {
    didSet { if showsSecondaryOnlyButton { logColumns() } }
  }
  /// The button that shows and hides the list; it has no effect.
  public private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    logColumns()
    return UIBarButtonItem()
  }()
  private var columns: [Column: UIViewController] = [:]
  /// The controllers that were set, before they were put in navigation controllers.
  private var columnContents: [Column: UIViewController] = [:]
  private var hiddenColumns: Set<Column> = []
  private var hasCollapsed = false

  private var controllers: [UIViewController] = []
  private var isDetailDropped = false

  /// The list and its detail.
  open var viewControllers: [UIViewController] {
    get { controllers }
    set {
      for controller in controllers where !newValue.contains(controller) { remove(controller) }
      controllers = newValue
      isDetailDropped = false
      if isViewLoaded { showControllers() }
    }
  }

  /// Shows a controller as the list.
  override open func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    super.show(vc, sender: sender)
  }

  /// Shows a controller as the detail.
  override open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed else {
      viewControllers = controllers.prefix(1) + [vc]
      return
    }
    guard let list = controllers.first as? UINavigationController else {
      return present(vc, animated: true)
    }
    push(vc, on: list, animated: true)
  }

  /// Pushes a controller, or the top one of a navigation controller, on the list's.
  private func push(
    _ controller: UIViewController, on list: UINavigationController, animated: Bool
  ) {
    let navigation = controller as? UINavigationController
    // A navigation controller whose controller was pushed before is empty.
    guard let pushed = navigation == nil ? controller : navigation?.topViewController,
      pushed.navigationController !== list
    else { return }
    pushed.navigationController?.setViewControllers([], animated: false)
    list.pushViewController(pushed, animated: animated)
  }

  // MARK: Columns

  /// Creates a container without columns from an interface document or code.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a container from an interface document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a container with columns, which ``setViewController(_:for:)`` fills.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// Sets the style and the controllers of a document.
  func setColumns(_ style: Style, _ controllers: [Column: UIViewController?]) {
    self.style = style
    for column in Column.allCases {
      if let controller = controllers[column] ?? nil { setViewController(controller, for: column) }
    }
  }

  /// Shows a controller in a column; nil empties it.
  ///
  /// A controller that is no navigation controller is put in one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let wrapped = vc.map { controller -> UIViewController in
      controller is UINavigationController || column == .compact
        ? controller : UINavigationController(rootViewController: controller)
    }
    columns[column] = wrapped
    columnContents[column] = vc
    columnsDidChange()
  }

  /// Returns the controller of a column; nil if it is empty.
  open func viewController(for column: Column) -> UIViewController? { columnContents[column] }

  /// Shows a column that was hidden; in a compact width its controller is pushed on the list's.
  open func show(_ column: Column) {
    let isNew = hiddenColumns.contains(column)
    if isNew || isCollapsed { delegate?.splitViewController(self, willShow: column) }
    if isCollapsed, push(column, animated: true) {
      hiddenColumns.remove(column)
      return
    }
    changeColumns { hiddenColumns.remove(column) }
  }

  /// Hides a column beside which others are shown.
  open func hide(_ column: Column) {
    if !hiddenColumns.contains(column) { delegate?.splitViewController(self, willHide: column) }
    changeColumns { hiddenColumns.insert(column) }
  }

  /// Changes which columns are shown, and notifies the delegate of another display mode.
  private func changeColumns(_ change: () -> Void) {
    let (old, hidden) = (displayMode, hiddenColumns)
    change()
    let new = displayMode
    if new != old {
      // The delegate is notified before the change.
      let changed = hiddenColumns
      hiddenColumns = hidden
      delegate?.splitViewController(self, willChangeTo: new)
      hiddenColumns = changed
    }
    columnsDidChange()
  }

  /// Pushes the controller of a column on the list's in a compact width; returns whether it did.
  private func push(_ column: Column, animated: Bool) -> Bool {
    guard columns[.compact] == nil, column != .primary,
      let list = columns[.primary] as? UINavigationController, let content = columnContents[column]
    else { return false }
    guard content.navigationController !== list else { return false }
    push(content, on: list, animated: animated)
    return true
  }

  /// Whether the width is compact, also before the view is in a window.
  private var isScreenCompact: Bool {
    let traits =
      viewIfLoaded?.window == nil ? UIApplication.current?.stage.traitCollection : traitCollection
    return traits?.horizontalSizeClass == .compact
  }

  /// Puts the columns on each other in a compact width, up to the one that the delegate chooses.
  private func collapse() {
    guard style != .unspecified, isScreenCompact, !hasCollapsed else { return }
    hasCollapsed = true
    let last = Column.secondary
    let proposed: Column =
      columns[.compact] != nil ? .compact : columns[last] == nil ? .primary : last
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    let pushed: [Column] =
      top == .secondary ? [.supplementary, .secondary] : top == .supplementary ? [top] : []
    for column in pushed where columns[column] != nil { _ = push(column, animated: false) }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func columnsDidChange() {
    let order: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let shown: [UIViewController]
    if isCollapsed {
      shown = [columns[.compact] ?? columns[.primary] ?? columns[.secondary]].compactMap { $0 }
    } else {
      shown = order.filter { !hiddenColumns.contains($0) }.compactMap { columns[$0] }
    }
    viewControllers = shown
  }

  // MARK: View

  /// Sets the view, with the views of both controllers.
  override open func loadView() {
    let view = ContainerView(frame: UIApplication.current?.screen.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .opaqueSeparator
    view.onLayout = { [unowned self] in layOut() }
    self.view = view
    showControllers()
  }

  override func prepareToAppear() {
    collapse()
    super.prepareToAppear()
  }

  private var shown: [UIViewController] {
    guard style == .unspecified, isCollapsed, let list = controllers.first else {
      return controllers
    }
    guard controllers.count > 1, !isDetailDropped else { return [list] }
    return [controllers[1]]
  }

  private func showControllers() {
    if style == .unspecified, isCollapsed, controllers.count > 1 {
      if let primary = delegate?.primaryViewController(forCollapsing: self) {
        controllers[0] = primary
      }
      isDetailDropped =
        delegate?.splitViewController(
          self, collapseSecondary: controllers[1], onto: controllers[0]) ?? false
      if !isDetailDropped, let list = controllers[0] as? UINavigationController {
        push(controllers[1], on: list, animated: false)
        isDetailDropped = true
      }
    }
    let shown = shown
    for controller in controllers where !shown.contains(controller) { remove(controller) }
    for controller in shown where controller.parent !== self {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    view.setNeedsLayout()
  }

  private func remove(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func layOut() {
    let bounds = view.bounds
    let shown = shown
    guard shown.count > 1 else {
      shown.first?.view.frame = bounds
      return
    }
    let width = primaryColumnWidth
    let line = 1 / traitCollection.displayScale
    var x = 0.0
    for controller in shown.dropLast() {
      controller.view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + line
    }
    shown[shown.count - 1].view.frame = CGRect(
      x: x, y: 0, width: max(bounds.width - x, 0), height: bounds.height)
  }
}

/// Says once what preferences and buttons of columns cannot change.
private func logColumns() {
  UIApplication.logOnce("the columns of a split view lie side by side, without buttons")
}
