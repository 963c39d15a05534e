public import Geometry
internal import Layers
internal import Scrolling
public import StageKit

/// A view that slides up over another one and rests at one of several heights: the sheet of
/// `UISheetPresentationController`, attached to the lower edge.
///
/// ```swift
/// let sheet = SheetView(contentView: settings)
/// sheet.detents = [.medium(), .large()]
/// sheet.prefersGrabberVisible = true
/// sheet.present(over: page, animated: true)
/// ```
///
/// A drag moves the sheet from detent to detent, or dismisses it. When released, it moves to the
/// one of these heights, or 0 for a dismissal, that is closest to where it would come to rest if it
/// decelerated like a scroll view; see `SheetMetrics`.
open class SheetView: View {
  /// The receiver of events; nil by default.
  open weak var delegate: (any SheetViewDelegate)?
  /// The heights at which the sheet rests; large only by default.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(!detents.isEmpty, "a sheet needs at least one detent")
      restAtSelection()
    }
  }
  /// The name of the detent at which the sheet rests; nil, the default, is the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selection }
    set {
      selection = newValue
      restAtSelection()
    }
  }
  /// The name of the largest detent at which the view behind is not dimmed and receives touches;
  /// nil, the default, is none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { setNeedsLayout() } }
  /// Whether there is a grabber at the upper edge, on which a tap changes the detent; false by
  /// default.
  open var prefersGrabberVisible = false { didSet { setNeedsLayout() } }
  /// The radius of the upper corners in points; nil, the default, is 10.
  open var preferredCornerRadius: Double? { didSet { setNeedsLayout() } }
  /// Whether an upward drag on content at its upper end expands the sheet before the content
  /// scrolls; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether drags and taps do not dismiss the sheet; false by default.
  open var isModalInPresentation = false
  /// The content, which fills the sheet.
  public let contentView: View
  /// Whether the sheet is presented, and not being dismissed.
  open private(set) var isPresented = false

  private let dimmingView = View()
  private let panel: SheetPanel
  /// The black behind the presenting view when that is scaled down.
  private let backdrop = View()
  private weak var presentingView: View?
  /// The name of the selected detent; nil is the smallest one.
  private var selection: Detent.Identifier?
  /// The size for which the height was chosen.
  private var placedSize = Size.zero
  /// The height of the visible part, in points.
  private var height = 0.0
  /// The height at the beginning of the drag; nil without one.
  private var dragStart: Double?
  private var pan: SheetPanGestureRecognizer?

  /// Creates a sheet around a view.
  public init(contentView: View) {
    self.contentView = contentView
    panel = SheetPanel(contentView: contentView)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.backgroundColor = .black
    backdrop.isUserInteractionEnabled = false
    dimmingView.backgroundColor = .dimming
    dimmingView.addGestureRecognizer(
      TapGestureRecognizer { [unowned self] _ in dismissByUser(velocity: 0) })
    panel.grabber.addGestureRecognizer(
      TapGestureRecognizer { [unowned self] _ in selectNextDetent() })
    panel.takesDrag = { [unowned self] isDown in
      isDown || prefersScrollingExpandsWhenScrolledToEdge && height < largestHeight
    }
    let pan = SheetPanGestureRecognizer()
    pan.addAction { [unowned self, unowned pan] _ in handle(pan) }
    panel.addGestureRecognizer(pan)
    addSubview(dimmingView)
    addSubview(panel)
  }

  // MARK: Presentation

  /// Slides the sheet up over a view.
  ///
  /// Behind a large sheet the view is scaled to 91.65 %, unless it has no superview.
  ///
  /// - Parameters:
  ///   - view: The view behind; the sheet becomes a subview of its superview, or of the view
  ///     itself if it has none.
  ///   - animated: Whether the motion takes 0.51 s with UIKit's default spring.
  ///   - completion: Called at the end; nil by default.
  open func present(over view: View, animated: Bool, completion: (() -> Void)? = nil) {
    precondition(superview == nil, "a sheet that is presented cannot be presented again")
    isPresented = true
    withoutAnimation {
      if let outer = view.superview {
        presentingView = view
        backdrop.frame = view.frame
        outer.insertSubview(backdrop, belowSubview: view)
        outer.insertSubview(self, aboveSubview: view)
        frame = view.frame
      } else {
        view.addSubview(self)
        frame = view.bounds
      }
      height = 0
      placedSize = bounds.size
      place(bodyHeight: selectedHeight)
      layoutIfNeeded()
    }
    move(to: selectedHeight, animated: animated, completion: completion)
  }

  /// Slides the sheet down and removes it, without calling the delegate.
  ///
  /// - Parameters:
  ///   - animated: Whether the motion takes 0.51 s with UIKit's default spring.
  ///   - completion: Called at the end; nil by default.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    leave(animated: animated, velocity: 0, completion: completion)
  }

  /// Animates changes of the detents or of other properties with the sheet's spring.
  open func animateChanges(_ changes: () -> Void) {
    animateWithSpring(SheetMetrics.springDuration, options: .allowUserInteraction) {
      changes()
      place()
      panel.layoutIfNeeded()
    }
  }

  private func leave(animated: Bool, velocity: Double, completion: (() -> Void)?) {
    guard isPresented else { return }
    isPresented = false
    isUserInteractionEnabled = false
    move(to: 0, animated: animated, velocity: velocity) { [self] in
      withoutAnimation {
        backdrop.removeFromSuperview()
        removeFromSuperview()
        presentingView?.transform = .identity
        presentingView?.layer.cornerRadius = 0
        presentingView = nil
      }
      isUserInteractionEnabled = true
      completion?()
    }
  }

  /// Dismisses the sheet after a drag or a tap, if that is allowed.
  ///
  /// - Parameter velocity: The growth of the height in points per second.
  private func dismissByUser(velocity: Double) {
    let isAllowed = !isModalInPresentation && delegate?.sheetViewShouldDismiss(self) ?? true
    guard isAllowed else {
      delegate?.sheetViewDidAttemptToDismiss(self)
      return move(to: selectedHeight, animated: true, velocity: velocity)
    }
    leave(animated: true, velocity: velocity) { [self] in delegate?.sheetViewDidDismiss(self) }
  }

  // MARK: Heights

  private var largestHeight: Double {
    let top = safeAreaInsets.top + SheetMetrics.topGap
    return max(bounds.height - top, 0)
  }

  /// The detents with their heights, from the smallest.
  private var stops: [(identifier: Detent.Identifier, height: Double)] {
    let safe = safeAreaInsets.bottom
    let largest = largestHeight
    return detents.compactMap { detent in
      detent.height(inHeight: bounds.height, largest: largest, safeArea: safe)
        .map { (detent.identifier, $0) }
    }.sorted { $0.height < $1.height }
  }

  private var selectedHeight: Double {
    let stops = stops
    let selected = stops.first { $0.identifier == selectedDetentIdentifier } ?? stops.first
    return selected?.height ?? largestHeight
  }

  /// Moves to the selected detent after a change, within the current animation block if there is
  /// one.
  private func restAtSelection() {
    guard isPresented, dragStart == nil else { return }
    height = selectedHeight
    place()
  }

  private func move(
    to target: Double, animated: Bool, velocity: Double = 0, completion: (() -> Void)? = nil
  ) {
    let distance = target - height
    let relative = distance == 0 ? 0 : velocity / distance
    let changes = { [self] in
      let body = max(height, target)
      height = target
      place(bodyHeight: target > 0 ? nil : body)
      panel.layoutIfNeeded()
    }
    animateWithSpring(
      animated ? SheetMetrics.springDuration : 0, velocity: relative,
      options: .allowUserInteraction, changes: changes
    ) { _ in completion?() }
  }

  private func selectNextDetent() {
    let stops = stops
    guard let index = stops.firstIndex(where: { $0.height == selectedHeight }), stops.count > 1
    else { return }
    select(stops[(index + 1) % stops.count], velocity: 0)
  }

  private func select(
    _ stop: (identifier: Detent.Identifier, height: Double), velocity: Double
  ) {
    let changes = stop.height != selectedHeight
    selection = stop.identifier
    move(to: stop.height, animated: true, velocity: velocity)
    if changes { delegate?.sheetViewDidChangeSelectedDetentIdentifier(self) }
  }

  // MARK: Drags

  private func handle(_ pan: SheetPanGestureRecognizer) {
    switch pan.state {
    case .began:
      dragStart = height
      drag(pan)
    case .changed: drag(pan)
    case .ended:
      drag(pan)
      release(velocity: -pan.velocity(in: self).y)
    default: release(velocity: 0)
    }
  }

  private func drag(_ pan: SheetPanGestureRecognizer) {
    guard let dragStart, isPresented else { return }
    let wanted = dragStart - pan.translation(in: self).y
    let stops = stops
    let maximum = stops.last?.height ?? largestHeight
    let minimum = isModalInPresentation ? stops.first?.height ?? 0 : 0
    let band = RubberBand(dimension: bounds.height)
    let end = min(max(wanted, minimum), maximum)
    height = end + band.displacement(for: wanted - end)
    withoutAnimation { place() }
  }

  private func release(velocity: Double) {
    guard dragStart != nil, isPresented else { return }
    dragStart = nil
    let target = height + SheetMetrics.projection * velocity
    let stops = stops
    guard let nearest = stops.min(by: { abs($0.height - target) < abs($1.height - target) }) else {
      return
    }
    if abs(target) < abs(nearest.height - target) {
      dismissByUser(velocity: velocity)
    } else {
      select(nearest, velocity: velocity)
    }
  }

  // MARK: Layout

  /// Returns the view under a point: none beside a sheet that leaves the view behind undimmed.
  override open func hitTest(_ point: Point, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    if hit === self { return nil }
    return hit === dimmingView && dimmingView.alpha == 0 ? nil : hit
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != placedSize {
      placedSize = bounds.size
      restAtSelection()
    }
    place()
  }

  /// Places the sheet, and the views behind it.
  ///
  /// - Parameter bodyHeight: The height of the box, of which a part may be below the lower edge;
  ///   nil is that of the visible part, but at least the one of the smallest detent.
  private func place(bodyHeight: Double? = nil) {
    let stops = stops
    let minimum = stops.first?.height ?? largestHeight
    let body = bodyHeight ?? (isPresented ? max(height, minimum) : panel.bounds.height)
    dimmingView.frame = bounds
    dimmingView.alpha = dimming
    panel.layer.cornerRadius = preferredCornerRadius ?? SheetMetrics.cornerRadius
    panel.grabber.isHidden = !prefersGrabberVisible
    panel.frame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: body)
    placePresentingView()
  }

  /// The opacity of the dimming: it appears up to the smallest detent, or from the largest
  /// undimmed one to the next.
  private var dimming: Double {
    let stops = stops
    guard let index = stops.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return progress(from: 0, to: stops.first?.height ?? 0) }
    guard index + 1 < stops.count else { return 0 }
    return progress(from: stops[index].height, to: stops[index + 1].height)
  }

  /// Scales the presenting view behind a large sheet, and moves it to the upper safe area.
  private func placePresentingView() {
    guard let presentingView else { return }
    let stops = stops
    let before = stops.last { $0.height < largestHeight }?.height ?? 0
    let isLarge = stops.last?.height == largestHeight
    let share = isLarge ? progress(from: before, to: largestHeight) : 0
    let scale = 1 - share * (1 - SheetMetrics.presentingScale)
    let shift = share * safeAreaInsets.top - bounds.height * (1 - scale) / 2
    presentingView.transform = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: 0, ty: share == 0 ? 0 : shift)
    presentingView.layer.cornerRadius =
      share * (preferredCornerRadius ?? SheetMetrics.cornerRadius)
    presentingView.clipsToBounds = true
  }

  /// The progress, 0...1, between two heights.
  private func progress(from start: Double, to end: Double) -> Double {
    guard end > start else { return height >= end ? 1 : 0 }
    return min(max((height - start) / (end - start), 0), 1)
  }
}
