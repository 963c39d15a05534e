public import Geometry
public import PictureKit
public import StageKit

/// A bar with the title of a page, a button back to the page below, and items: `UINavigationBar`.
///
/// ```swift
/// let bar = NavigationBar(frame: Rect(x: 0, y: 20, width: 320, height: 44))
/// bar.items = [NavigationItem(title: "Mailboxes")]
/// bar.pushItem(NavigationItem(title: "Inbox"), animated: true)
/// ```
///
/// The bar is 44 points high, with a large title 96, and with a prompt 30 points higher; that of a
/// controller on phones in landscape 32, without large titles. It sets its height itself when items
/// change, unless constraints place it. If the bar is less high, the large title moves up under the
/// rest, after a search bar below it.
///
/// A bar that is next to the upper safe area covers that as well.
open class NavigationBar: View {
  /// The receiver of pushes and pops; nil by default.
  open weak var delegate: (any NavigationBarDelegate)?

  /// The items, from the first page to the top one; nil by default.
  open var items: [NavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown; nil without items.
  open var topItem: NavigationItem? { stack.last }
  /// The item below it, to which the back button leads; nil if there is none.
  open var backItem: NavigationItem? { stack.dropLast().last }

  /// The look; `.default` by default, and `.black` is dark in every appearance.
  open var barStyle = BarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The fill; nil, the default, is light or dark with the appearance.
  open var barTintColor: Color? { didSet { background.barTintColor = barTintColor } }
  /// Whether the content behind shows through; true by default.
  open var isTranslucent = true { didSet { background.isTranslucent = isTranslucent } }
  /// The image instead of the line below the bar; nil, the default, is that line.
  ///
  /// An empty image shows nothing there.
  open var shadowImage: Drawing? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }
  /// The attributes of titles; missing ones are the bar's: semibold, 17 points.
  open var titleTextAttributes: TextAttributes? { didSet { barItemDidChange() } }
  /// The attributes of large titles; missing ones are the bar's: bold, 34 points.
  open var largeTitleTextAttributes: TextAttributes? { didSet { barItemDidChange() } }
  /// Whether titles are large where the items do not say otherwise; false by default.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { barItemDidChange() } }
  }

  /// The image of the back button in the bar's tint; nil, the default, is the arrow of the system.
  ///
  /// It takes effect together with ``backIndicatorTransitionMaskImage``, as in UIKit.
  open var backIndicatorImage: Drawing? { didSet { barItemDidChange() } }
  /// The shape at which titles vanish behind the image of the back button; nil by default.
  ///
  /// Titles of a film fade there, so that its shape has no effect.
  open var backIndicatorTransitionMaskImage: Drawing? { didSet { barItemDidChange() } }

  /// The values of ``standardAppearance`` and the other appearances.
  var appearances = NavigationBarAppearances() { didSet { appearanceDidChange() } }
  /// Whether a controller manages the bar; false by default.
  package final var isManaged = false
  /// Where the content of a controller is.
  var scrollEdge = ScrollEdge() {
    didSet {
      if scrollEdge.isAligned != oldValue.isAligned, hasScrollEdgeAppearance {
        appearanceDidChange()
      } else if scrollEdge.opacity != oldValue.opacity {
        setNeedsLayout()
      }
    }
  }

  private(set) var stack: [NavigationItem] = []
  private var page: NavigationPage?
  /// Ends the push or pop in progress; nil without one.
  private var finishMotion: (() -> Void)?
  let background = BarBackground(isAtBottom: false)
  private let chevron = ImageView(image: NavigationMetrics.chevron)
  /// The space of the top item's search bar; nil without one.
  var searchArea: NavigationSearchArea?
  /// Whether only the search bar is shown, while a search hides the titles; false by default.
  package var showsSearchAlone = false { didSet { fitHeight() } }
  /// The text of the top item's prompt; nil until there is one.
  private var promptLabel: Label?

  /// Creates a bar without items.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(background)
    addSubview(chevron)
    chevron.alpha = 0
  }

  /// Sets the image that is stretched over the bar instead of its fill; an empty one makes it
  /// clear.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; nil is the fill.
  ///   - barMetrics: The kind of screen; it has no effect.
  open func setBackgroundImage(_ backgroundImage: Drawing?, for barMetrics: BarMetrics) {
    background.image = backgroundImage
  }

  /// Returns the image that is stretched over the bar; nil without one.
  open func backgroundImage(for barMetrics: BarMetrics) -> Drawing? { background.image }

  // MARK: Items

  /// Adds an item on top of the others and shows it, unless the delegate objects.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - animated: Whether the titles slide from right to left and fade, for 0.35 s (as commonly
  ///     measured).
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    stack.append(item)
    show(.push, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Removes the top item and shows the one below, unless the delegate objects.
  ///
  /// - Parameter animated: Whether the titles slide from left to right and fade, for 0.35 s (as
  ///   commonly measured).
  /// - Returns: The removed item; nil if there is none.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    stack.removeLast()
    show(.pop, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items, from the first page to the top one.
  ///   - animated: Whether a new top item appears as by a push, or as by a pop if it was below.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    let old = stack
    stack = items ?? []
    guard old.last !== stack.last else { return barItemDidChange() }
    let wasBelow = old.contains { $0 === stack.last }
    show(wasBelow ? .pop : .push, animated: animated && !old.isEmpty) {}
  }

  /// Removes the top item together with a transition of views, and adds it again if that is
  /// cancelled.
  ///
  /// - Parameter transition: A transition that has begun to pop a view.
  open func popItem(alongside transition: NavigationTransition) {
    guard let item = stack.last else { return }
    finishMotion?()
    stack.removeLast()
    show(.pop, alongside: transition) { [weak self] isCompleted in
      guard let self else { return }
      if isCompleted {
        delegate?.navigationBar(self, didPop: item)
      } else {
        stack.append(item)
      }
    }
  }

  /// Adds an item on top of the others together with a transition of views, and removes it again if
  /// that is cancelled.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - transition: A transition that has begun to push a view.
  open func pushItem(_ item: NavigationItem, alongside transition: NavigationTransition) {
    finishMotion?()
    stack.append(item)
    show(.push, alongside: transition) { [weak self] isCompleted in
      guard let self else { return }
      if isCompleted {
        delegate?.navigationBar(self, didPush: item)
      } else {
        stack.removeLast()
      }
    }
  }

  /// Pops the top item, as a tap on the back button does.
  func backButtonWasPressed() { popItem(animated: true) }

  // MARK: Motion

  private enum Direction { case push, pop }

  /// A change from one page to another.
  private struct Motion {
    /// Moves both pages to their ends.
    let changes: () -> Void
    /// Removes the old page.
    let finish: () -> Void
    /// Removes the new page, and shows the old one again.
    let undo: () -> Void
  }

  private func show(_ direction: Direction, animated: Bool, completion: @escaping () -> Void) {
    finishMotion?()
    guard let motion = makeMotion(direction) else { return completion() }
    let finish = { [weak self] in
      self?.finishMotion = nil
      motion.finish()
      completion()
    }
    guard animated, stage?.areAnimationsEnabled == true else {
      withoutAnimation(motion.changes)
      return finish()
    }
    var isFinished = false
    let finishOnce = {
      guard !isFinished else { return }
      isFinished = true
      finish()
    }
    finishMotion = finishOnce
    animateWithSpring(
      NavigationMetrics.duration, options: .allowUserInteraction, changes: motion.changes
    ) { _ in finishOnce() }
  }

  /// Changes the page with a transition of views.
  ///
  /// - Parameters:
  ///   - direction: Whether the new page is above or below the old one.
  ///   - transition: The transition in progress.
  ///   - completion: Called at the end; with false, after a cancellation, it gives the items back.
  private func show(
    _ direction: Direction, alongside transition: NavigationTransition,
    completion: @escaping (_ isCompleted: Bool) -> Void
  ) {
    guard let motion = makeMotion(direction) else { return }
    var isFinished = false
    let end = { [weak self] (isCompleted: Bool) in
      guard !isFinished else { return }
      isFinished = true
      self?.finishMotion = nil
      if isCompleted { motion.finish() }
      completion(isCompleted)
      if !isCompleted { motion.undo() }
    }
    finishMotion = { end(true) }
    transition.animateAlongside(motion.changes, completion: end)
  }

  /// Adds the page of the top item at the start of its motion.
  private func makeMotion(_ direction: Direction) -> Motion? {
    let old = page
    let oldArea = searchArea
    let new = makePage()
    page = new
    let newArea = searchArea
    guard old != nil || new != nil else { return nil }
    withoutAnimation {
      if let new {
        new.placement = start(of: new, from: old, direction)
        addSubview(new)
        new.place()
      }
      if newArea !== oldArea { newArea?.alpha = 0 }
    }
    old?.isUserInteractionEnabled = false
    let end = end(of: old, to: new, direction)
    return Motion(
      changes: { [weak self] in
        new?.placement = .rest
        new?.place()
        old?.placement = end
        old?.place()
        self?.chevron.alpha = new?.hasBackButton == true ? 1 : 0
        if newArea !== oldArea { oldArea?.alpha = 0 }
        newArea?.alpha = 1
        self?.fitHeight()
      },
      finish: {
        old?.removeFromSuperview()
        if newArea !== oldArea { oldArea?.removeFromSuperview() }
      },
      undo: { [weak self] in
        new?.removeFromSuperview()
        if newArea !== oldArea { newArea?.removeFromSuperview() }
        oldArea?.alpha = 1
        self?.searchArea = oldArea
        old?.isUserInteractionEnabled = true
        old?.placement = .rest
        old?.place()
        self?.page = old
        self?.showPrompt()
        self?.chevron.alpha = old?.hasBackButton == true ? 1 : 0
        self?.fitHeight()
      })
  }

  private func start(
    of new: NavigationPage, from old: NavigationPage?, _ direction: Direction
  ) -> NavigationPage.Placement {
    guard let old else { return .rest }
    switch direction {
    case .push:
      let place = old.titlePlace(forHeight: old.bounds.height)
      return .coming(backTitle: place.center, scale: place.scale)
    case .pop: return .covered(backTitle: old.backTitleCenter)
    }
  }

  private func end(
    of old: NavigationPage?, to new: NavigationPage?, _ direction: Direction
  ) -> NavigationPage.Placement {
    switch direction {
    case .push: return .covered(backTitle: new?.backTitleCenter)
    case .pop:
      let place =
        new?.titlePlace(forHeight: titlesHeight - promptHeight) ?? (
          center: bounds.center, scale: 1
        )
      return .coming(backTitle: place.center, scale: place.scale)
    }
  }

  /// Shows the prompt of the top item, in a label that is created for the first one.
  private func showPrompt() {
    if promptLabel == nil, topItem?.prompt != nil {
      let label = Label()
      label.font = NavigationMetrics.promptFont
      label.textAlignment = .center
      addSubview(label)
      promptLabel = label
    }
    promptLabel?.text = topItem?.prompt
  }

  private func makePage() -> NavigationPage? {
    showPrompt()
    showSearchBar()
    background.appearance = appearance
    chevron.image = backIndicator
    guard let item = topItem else { return nil }
    for item in stack { item.owner = self }
    for barItem in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      barItem.owner = self
    }
    let page = NavigationPage(
      item, backTitle: item.backTitle(above: backItem), isLarge: hasLargeTitle, bar: self,
      chevron: chevron)
    page.frame = pageFrame
    return page
  }

  // MARK: Height

  /// Whether the top item has a large title.
  var hasLargeTitle: Bool {
    guard prefersLargeTitles, !isCompact, !stack.isEmpty else { return false }
    return stack.reduce(true) { $1.isLarge(above: $0) }
  }

  /// The height of the prompt of the top item; 0 without one.
  var promptHeight: Double { topItem?.prompt == nil ? 0 : NavigationMetrics.promptHeight }

  func fitHeight() {
    invalidateIntrinsicContentSize()
    guard translatesAutoresizingMaskIntoConstraints else {
      superview?.layoutIfNeeded()
      return
    }
    setHeight(fittingHeight, fadesTitle: false)
    superview?.setNeedsLayout()
  }

  /// Sets the height of the bar, and places its contents.
  func setHeight(_ height: Double, fadesTitle: Bool) {
    frame.size.height = height
    layOutContent(fadesTitle: fadesTitle)
  }

  /// Whether the bar is hidden, false by default; content then goes up to where it was.
  override open var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  /// Returns the given width, and the height of the top item.
  override open func sizeThatFits(_ size: Size) -> Size { Size(size.width, fittingHeight) }

  /// The height of the top item.
  override open var intrinsicContentSize: Size { Size(Self.noIntrinsicMetric, fittingHeight) }

  override open func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Shows the items again where the screen has become lower or higher.
  override open func traitCollectionDidChange(_ previousTraitCollection: StageKit.TraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBarHeight()
  }

  /// Shows the items again where the screen is not as high as expected.
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateBarHeight() }
  }

  private func updateBarHeight() {
    if let page, page.rowHeight != barHeight { barItemDidChange() }
  }

  private func layOutContent(fadesTitle: Bool = false) {
    background.cover(self)
    background.alpha = backgroundAlpha
    let top = promptHeight
    promptLabel?.frame = Rect(x: 0, y: 0, width: bounds.width, height: top)
    let size = chevron.image?.size ?? .zero
    chevron.frame = Rect(
      origin: Point(
        barMargins.left - NavigationMetrics.chevronOutset,
        pageFrame.minY + (barHeight - size.height) / 2),
      size: size)
    chevron.transform = isRightToLeft ? Transform(scaleX: -1, y: 1) : .identity
    mirrorIfNeeded([chevron])
    for case let page as NavigationPage in subviews {
      page.frame = pageFrame
      page.alpha = showsSearchAlone ? 0 : 1
      page.place(fadesTitle: fadesTitle)
    }
    promptLabel?.alpha = showsSearchAlone ? 0 : 1
    placeSearchArea()
  }

  /// The opacity of the background: 0 where no content is under the bar, unless it has a look for
  /// that.
  ///
  /// Under a large title it is 0 as well; it appears while the last 8 points of the title disappear.
  private var backgroundAlpha: Double {
    if hasScrollEdgeAppearance { return 1 }
    guard hasLargeTitle, !showsSearchAlone else { return scrollEdge.opacity }
    return 1 - min(max((pageFrame.height - barHeight) / 8, 0), 1)
  }

  /// Shows the top item again, after a change of it.
  private func reload() {
    finishMotion?()
    page?.removeFromSuperview()
    withoutAnimation {
      let oldArea = searchArea
      page = makePage()
      if oldArea !== searchArea { oldArea?.removeFromSuperview() }
      if let page { addSubview(page) }
      chevron.alpha = page?.hasBackButton == true ? 1 : 0
      fitHeight()
    }
  }
}

extension NavigationBar: ScreenBar, BarItemOwner {
  func barItemDidChange() {
    guard page != nil || topItem != nil else { return }
    reload()
  }
}
