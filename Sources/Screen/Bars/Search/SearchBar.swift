internal import Controls
public import Geometry
public import PictureKit
public import StageKit

/// A bar with a field for search text, a cancel button and buttons for scopes: `UISearchBar`.
///
/// It is 56 points high, as commonly measured, and 44 points higher with the buttons for scopes.
open class SearchBar: View {
  /// The fill of the bar: `UISearchBar.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// The same as `.prominent`.
    case `default`
    /// The fill of bars.
    case prominent
    /// None.
    case minimal
  }

  /// The receiver of events; nil by default.
  open weak var delegate: (any SearchBarDelegate)?
  /// The text; empty by default, and after nil has been set.
  ///
  /// Setting it does not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      let isChange = newValue ?? "" != searchTextField.text
      searchTextField.text = newValue
      if isChange { onEvent?(.textChange) }
    }
  }
  /// The text of an empty field; "Search" by default.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether there is a cancel button; false by default.
  open var showsCancelButton: Bool {
    get { isCancelVisible }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// The fill; `.default` by default.
  open var searchBarStyle = Style.default { didSet { styleDidChange() } }
  /// The look; `.default` by default, and `.black` is dark in every appearance.
  open var barStyle = BarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The fill; nil, the default, is light or dark with the appearance.
  open var barTintColor: Color? { didSet { background.barTintColor = barTintColor } }
  /// Whether the content behind shows through; true by default.
  open var isTranslucent = true { didSet { background.isTranslucent = isTranslucent } }
  /// The image behind the field instead of the fill; nil, the default, is the fill.
  ///
  /// An empty image makes it clear.
  open var backgroundImage: Drawing? {
    get { background.image }
    set { background.image = newValue }
  }
  /// The titles of the buttons for scopes, of which the first one is selected; nil by default.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// The index of the selected scope; 0 by default.
  ///
  /// Setting it does not call the delegate.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  /// Whether there are buttons for scopes, if they have titles; false by default.
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { heightDidChange() } }
  }
  /// The field.
  public let searchTextField = SearchTextField()

  /// The height, and the distance from the edges to the field, in points; as commonly measured.
  package static let height = 56.0
  /// The height of the row of scopes in points, as commonly measured.
  private static let scopeHeight = 44.0
  private static let margin = 8.0
  /// The distance between field and cancel button, in points; chosen by eye.
  private static let gap = 12.0
  /// The duration in seconds in which the cancel button appears; as commonly measured.
  private static let duration = 0.3

  private let background = BarBackground(isAtBottom: false)
  private let cancelButton = BarButtonView(
    BarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil), height: height)
  private var isCancelVisible = false
  private let receiver = FieldReceiver()
  private var scopeControl: SegmentedControl?
  /// The events for a search controller, besides those of the delegate.
  package enum Event {
    case begin, textChange, cancel, resize
  }
  /// Called after events; nil by default.
  package var onEvent: ((Event) -> Void)?
  /// Whether the bar is a part of a navigation bar, without a fill of its own; false by default.
  var isInNavigationBar = false { didSet { styleDidChange() } }
  /// The distance of the contents of its navigation bar from the sides, in points; 0 outside one.
  var barMargin = 0.0 { didSet { if barMargin != oldValue { setNeedsLayout() } } }

  /// Creates a bar with an empty field.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = false
    receiver.bar = self
    searchTextField.placeholder = "Search"
    searchTextField.delegate = receiver
    searchTextField.addAction(
      Action { [unowned self] _ in
        delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
        onEvent?(.textChange)
      }, for: .editingChanged)
    cancelButton.onPress = { [unowned self] _ in
      delegate?.searchBarCancelButtonClicked(self)
      onEvent?(.cancel)
    }
    cancelButton.alpha = 0
    for view in [background, searchTextField, cancelButton] { addSubview(view) }
  }

  /// Shows or hides the cancel button.
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether there is a cancel button.
  ///   - animated: Whether it moves in from the right while the field gets narrower, in 0.3 s (as
  ///     commonly measured).
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelVisible else { return }
    if animated { layoutIfNeeded() }
    isCancelVisible = showsCancelButton
    animateOnStage(animated ? Self.duration : 0, options: .allowUserInteraction) {
      place()
      searchTextField.layoutIfNeeded()
    }
  }

  /// Shows or hides the buttons for scopes.
  ///
  /// - Parameters:
  ///   - show: Whether there are buttons.
  ///   - animated: Whether the bar changes its height in 0.3 s (as commonly measured).
  open func setShowsScope(_ show: Bool, animated: Bool) {
    animateOnStage(animated ? Self.duration : 0, options: .allowUserInteraction) {
      showsScopeBar = show
      place()
    }
  }

  private func styleDidChange() {
    background.isHidden = searchBarStyle == .minimal || isInNavigationBar
  }

  /// The height of the buttons for scopes; 0 without them.
  package var scopeBarHeight: Double {
    showsScopeBar && scopeButtonTitles?.isEmpty == false ? Self.scopeHeight : 0
  }

  private func scopesDidChange() {
    scopeControl?.removeFromSuperview()
    scopeControl = nil
    if let scopeButtonTitles, !scopeButtonTitles.isEmpty {
      let control = SegmentedControl(items: scopeButtonTitles)
      selectedScopeButtonIndex = 0
      control.selectedSegmentIndex = 0
      control.addAction(
        Action { [unowned self, unowned control] _ in
          selectedScopeButtonIndex = control.selectedSegmentIndex
          delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        }, for: .valueChanged)
      addSubview(control)
      scopeControl = control
    }
    heightDidChange()
  }

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    onEvent?(.resize)
  }

  /// True if the field may be edited.
  override open var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Begins editing the field.
  @discardableResult
  override open func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing the field.
  @discardableResult
  override open func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Returns the given width, and the height of the bar.
  override open func sizeThatFits(_ size: Size) -> Size {
    Size(size.width, Self.height + scopeBarHeight)
  }

  /// The height of the bar.
  override open var intrinsicContentSize: Size {
    Size(Self.noIntrinsicMetric, Self.height + scopeBarHeight)
  }

  /// Places field, cancel button and scopes.
  override open func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// The distance of the field from the sides, in points.
  private var margin: Double { max(Self.margin, barMargin) }

  private func place() {
    background.cover(self)
    let height = bounds.height - scopeBarHeight
    scopeControl?.isHidden = scopeBarHeight == 0
    if let scopeControl {
      let size = scopeControl.sizeThatFits(bounds.size)
      scopeControl.frame = Rect(
        x: margin, y: height + (Self.scopeHeight - size.height) / 2,
        width: max(bounds.width - 2 * margin, 0), height: size.height)
    }
    let button = cancelButton.bounds.width
    let end =
      isCancelVisible
      ? bounds.width - Self.margin - button + BarButtonView.padding - Self.gap
      : bounds.width - margin
    searchTextField.frame = Rect(
      x: margin, y: (height - SearchTextField.height) / 2,
      width: max(end - margin, 0), height: SearchTextField.height)
    cancelButton.frame = Rect(
      x: isCancelVisible ? bounds.width - Self.margin - button : bounds.width, y: 0,
      width: button, height: height)
    cancelButton.alpha = isCancelVisible ? 1 : 0
  }

  /// Passes the events of the field on to the delegate of the bar.
  private final class FieldReceiver: TextFieldDelegate {
    weak var bar: SearchBar?

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
      bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: TextField) {
      guard let bar else { return }
      bar.delegate?.searchBarTextDidBeginEditing(bar)
      bar.onEvent?(.begin)
    }

    func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
      bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
    }

    func textFieldDidEndEditing(_ textField: TextField) {
      if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
      replacementString string: String
    ) -> Bool {
      bar.flatMap {
        $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string)
      } ?? true
    }

    func textFieldShouldReturn(_ textField: TextField) -> Bool {
      if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
      return true
    }
  }
}
