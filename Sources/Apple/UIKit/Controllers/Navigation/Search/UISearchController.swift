public import Bars
internal import Geometry
internal import StageKit

/// A controller of a search, with a search bar and with another controller for the results.
///
/// The bar is below the titles of a navigation bar (`navigationItem.searchController`), or where
/// the program adds it, such as in the header of a table. A tap on its field makes the controller
/// active: the titles of the navigation bar leave, a cancel button appears, and what is below the
/// bar is dimmed until there are results.
///
/// An active search is no presentation, as it is in UIKit: its view lies over that of the
/// controller that is searched, below the bar.
open class UISearchController: UIViewController {
  /// The controller that shows the results; nil if the controller that is searched does.
  public let searchResultsController: UIViewController?
  /// What updates the results; nil by default.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The receiver of the beginning and the end of searches; nil by default.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether there is a search; false by default.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }
  /// Whether what is below the bar is dimmed until there are results; true by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }
  /// The older name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the titles of the navigation bar leave during a search; true by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the results are shown as soon as there is a text; true by default.
  open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }
  /// Whether the results are shown; setting it turns
  /// ``automaticallyShowsSearchResultsController`` off.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      showsResultsByProgram = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  /// Whether a search shows the cancel button; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether a search shows the buttons for scopes, if they have titles; true by default.
  open var automaticallyShowsScopeBar = true
  /// The search bar.
  open var searchBar: UISearchBar { bar }

  /// The duration in seconds in which a search appears and disappears, as commonly measured.
  private static let duration = 0.3
  /// The opacity of what dims the background, chosen by eye.
  private static let dimming = 0.25

  private let bar = UISearchBar()
  private let dimmingView = UIView()
  private var isSearching = false
  private var showsResultsByProgram = false
  /// Whether the search has hidden the navigation bar, and is to show it again.
  private var hasHiddenBar = false

  /// Creates a controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results; nil if the
  ///   controller that is searched does.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    connectBar()
  }

  /// Creates a controller without one for the results.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBar()
  }

  /// Creates a controller of an interface document, without one for the results.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    connectBar()
  }

  private func connectBar() {
    bar.sizeToFit()
    bar.onEvent = { [unowned self] event in
      switch event {
      case .begin: begin()
      case .textChange: updateResults()
      case .cancel: end()
      case .resize: navigationBar?.searchBarDidResize()
      }
    }
  }

  /// Sets the view: one that dims what is behind, and the view of the results.
  override open func loadView() {
    let view = UIView()
    view.clipsToBounds = true
    dimmingView.frame = view.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(Self.dimming)
    dimmingView.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in end() })
    view.addSubview(dimmingView)
    self.view = view
  }

  /// Ends the search, or dismisses what the controller presents.
  override open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isSearching, modal.presented == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    end()
    completion?()
  }

  // MARK: Search

  private func begin() {
    guard !isSearching else { return }
    isSearching = true
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    if let host { addView(over: host) }
    move { [self] in
      if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
      if automaticallyShowsScopeBar { bar.setShowsScope(true, animated: true) }
      hideTitles()
      placeView()
      viewIfLoaded?.alpha = 1
    } completion: { [weak self] in
      guard let self, isSearching else { return }
      delegate?.didPresentSearchController(self)
    }
    updateResults()
  }

  private func end() {
    guard isSearching else { return }
    isSearching = false
    delegate?.willDismissSearchController(self)
    bar.resignFirstResponder()
    if bar.text?.isEmpty == false { bar.text = "" } else { updateResults() }
    move { [self] in
      if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
      if automaticallyShowsScopeBar { bar.setShowsScope(false, animated: true) }
      showTitles()
      placeView()
      viewIfLoaded?.alpha = 0
    } completion: { [weak self] in
      guard let self, !isSearching else { return }
      viewIfLoaded?.removeFromSuperview()
      delegate?.didDismissSearchController(self)
    }
  }

  private func updateResults() {
    showContent()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func move(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    guard UIApplication.current != nil, bar.window != nil else {
      changes()
      return completion()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
      animations: changes, completion: { _ in completion() })
  }

  // MARK: Places

  /// The navigation bar that the search bar is a part of; nil if it is elsewhere.
  private var navigationBar: UINavigationBar? {
    let bar = sequence(first: self.bar as UIView, next: \.superview)
      .lazy.compactMap { $0 as? UINavigationBar }.first
    return bar?.topItem?.searchController === self ? bar : nil
  }

  /// The controller that is searched: the one in whose view, or whose navigation bar, the bar is.
  private var host: UIViewController? {
    let controller = sequence(first: bar as UIResponder, next: \.next)
      .lazy.compactMap { $0 as? UIViewController }.first
    return (controller as? UINavigationController)?.topViewController ?? controller
  }

  private func addView(over host: UIViewController) {
    guard let hostView = host.viewIfLoaded, let container = hostView.superview else { return }
    UIView.performWithoutAnimation {
      view.alpha = 0
      container.insertSubview(view, aboveSubview: hostView)
      placeView()
    }
  }

  /// Places the view below the bar, over the rest of what is searched.
  private func placeView() {
    guard let view = viewIfLoaded, let container = view.superview else { return }
    let edge: UIView = navigationBar ?? bar
    let top = max(edge.convert(edge.bounds, to: container).maxY, 0)
    view.frame = CGRect(
      x: 0, y: top, width: container.bounds.width, height: max(container.bounds.height - top, 0))
    view.layoutIfNeeded()
  }

  private func hideTitles() {
    guard hidesNavigationBarDuringPresentation else { return }
    if let navigationBar {
      navigationBar.showsSearchAlone = true
    } else if let controller = host?.navigationController, !controller.isNavigationBarHidden,
      !bar.isDescendant(of: controller.navigationBar)
    {
      hasHiddenBar = true
      controller.setNavigationBarHidden(true, animated: true)
    }
  }

  private func showTitles() {
    navigationBar?.showsSearchAlone = false
    guard hasHiddenBar else { return }
    hasHiddenBar = false
    host?.navigationController?.setNavigationBarHidden(false, animated: true)
  }

  // MARK: Results

  private var showsResults: Bool {
    automaticallyShowsSearchResultsController
      ? bar.text?.isEmpty == false : showsResultsByProgram
  }

  /// Shows the results, or else what dims the background, or else nothing.
  private func showContent() {
    guard isSearching else { return }
    let results = showsResults ? searchResultsController : nil
    loadViewIfNeeded()
    dimmingView.isHidden = results != nil || !obscuresBackgroundDuringPresentation
    if let results, results.parent !== self {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    }
    searchResultsController?.viewIfLoaded?.isHidden = results == nil
    view.isUserInteractionEnabled = results != nil || obscuresBackgroundDuringPresentation
  }
}
