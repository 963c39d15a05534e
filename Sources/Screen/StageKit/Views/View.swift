public import Dynamics
public import Geometry
public import Layers
public import PictureKit

/// A rectangular area of the stage with content and subviews: `UIView`.
///
/// The geometry is UIKit's: `center` is the position of the anchor point in the superview,
/// `bounds` is the view's rectangle in its own coordinates, `transform` applies about the anchor
/// point, and `frame` is the bounding box of the result. Properties that are set inside an
/// animation block take their new values **immediately**; `presentation` returns the animated
/// values.
///
/// A view has a ``layer``, whose properties are the view's: `center` is the layer's `position`,
/// `alpha` its `opacity`. In an animation block all properties of the layer are animated, outside
/// none.
///
/// Override `draw(_:)` or `draw(_:in:)` to draw content. Override `center`, `bounds` or
/// `transform` to let a dynamic animator move something other than the view.
open class View: Responder {
  /// The name in traces, which ``StageView/name`` returns.
  final var ownName: String? { didSet { currentStage?.invalidateViewNames() } }
  /// A number to find the view by; 0 by default.
  open var tag = 0

  /// The layer, of the class ``layerClass``.
  open var layer: Layer { ownLayer }
  private let ownLayer: Layer

  /// Whether the view and its subviews receive touches; true by default, false for labels and
  /// image views.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one finger; false by default.
  open var isMultipleTouchEnabled = false
  /// Whether other views receive no touches while this one has some; false by default.
  open var isExclusiveTouch = false
  /// The fitting of the content to the bounds; `.scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  /// Whether the content covers the bounds; true by default.
  ///
  /// It has no effect: the content behind is always drawn.
  open var isOpaque = true
  /// Whether drawing starts from an empty content; true by default.
  ///
  /// It has no effect: drawing always starts from empty content.
  open var clearsContextBeforeDrawing = true

  /// The attached gesture recognizers, in the order in which they were added; nil if there are
  /// none.
  open var gestureRecognizers: [GestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  var attachedRecognizers: [GestureRecognizer] = []
  var addedInteractions: [any Interaction] = []
  /// The superview; nil for a root.
  open internal(set) weak var superview: View?
  /// The subviews, from back to front.
  open internal(set) var subviews: [View] = [] { didSet { stage?.invalidateViewNames() } }
  /// The stage that displays the view, which ``StageView/stage`` returns.
  final weak var currentStage: Stage?

  /// The tint color of the view itself; nil inherits that of the superview.
  var ownTintColor: Color?
  /// The background color before it is resolved for light or dark.
  var ownBackgroundColor: Color?
  /// The traits that the view sets for itself and its subviews; none by default.
  final public var traitOverrides = TraitOverrides() {
    didSet { if traitOverrides != oldValue { traitsMayHaveChanged() } }
  }
  /// What is called when ``traitCollection`` has changed, with the traits before.
  package final var traitChangeHandlers: [(TraitCollection) -> Void] = []
  /// The traits that were in effect last, to tell changes.
  var lastTraits: TraitCollection?
  /// What places the view and its subviews.
  var layout = ViewLayout()
  /// The ticker of the dynamic animators whose reference view is this view; nil before the first
  /// one.
  var referenceTicker: ReferenceViewTicker?
  private let cachedContent = CachedPicture<Size>()
  /// Whether the content is to be drawn at the end of the present event.
  var awaitsDisplay = false

  /// Creates a view with a frame in its future superview.
  public init(frame: Rect = .zero) {
    ownLayer = Self.layerClass.init()
    super.init()
    let layer = ownLayer
    let frame = frame.isNull ? .zero : frame
    layer.position = frame.center
    layer.bounds = Rect(origin: .zero, size: frame.size)
    layout.size = frame.size
    layer.delegate = self
    layer.host = self
  }

  /// The class of the layer; `Layer` by default.
  open class var layerClass: Layer.Type { Layer.self }

  // MARK: Geometry

  /// The position of the anchor point, by default the middle of the view, in the superview.
  open var center: Point {
    get { layer.position }
    set {
      precondition(
        newValue.x.isFinite && newValue.y.isFinite,
        "a view's center must be finite, not \(newValue)")
      layer.position = newValue
    }
  }

  /// The view's rectangle in its own coordinates; the origin is (0, 0) by default.
  open var bounds: Rect {
    get { layer.bounds }
    set {
      precondition(newValue.isFinite, "a view's bounds must be finite, not \(newValue)")
      layer.bounds = newValue
    }
  }

  /// The bounding box of the view in its superview's coordinates.
  ///
  /// Setting it sets `center` and the size of `bounds` so that the transformed bounds have this
  /// box; under a rotation that is no multiple of a right angle the bounds get larger, as in UIKit.
  open var frame: Rect {
    get { layer.frame }
    set {
      let newValue = newValue.isNull ? .zero : newValue
      precondition(newValue.isFinite, "a view's frame must be finite, not \(newValue)")
      layer.reportingChangesAtEnd {
        let placement = layer.placement(inFrame: newValue)
        layer.position = placement.position
        layer.bounds = Rect(origin: layer.bounds.origin, size: placement.size)
      }
    }
  }

  /// The transform about the anchor point; the identity by default, and if ``transform3D`` leaves
  /// the plane.
  open var transform: Transform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform about the anchor point, in space; the identity by default.
  open var transform3D: Transform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The collision shape of the view as a dynamic item; `.rectangle`, its bounds, by default.
  open var collisionBoundsType: DynamicItemCollisionBoundsType { .rectangle }

  /// The collision shape for `.path`, in points relative to the view's center; empty by default.
  open var collisionBoundingPath: Path { Path() }

  // MARK: Appearance

  /// The opacity of the view and its subviews, 0...1; 1 by default.
  open var alpha: Double {
    get { layer.opacity }
    set { layer.opacity = min(max(newValue, 0), 1) }
  }

  /// Whether the view and its subviews are hidden; false by default.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewVisibilityDidChange(self)
    }
  }

  /// Whether the content and the subviews are clipped to the bounds with their rounded corners;
  /// false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The background color; nil, the default, and `.clear`, which is not nil, are transparent.
  ///
  /// A color with a dark variant follows ``traitCollection``.
  open var backgroundColor: Color? {
    get {
      // The layer's own color may have been set later than `.clear`.
      if let own = ownBackgroundColor, own.isDynamic || layer.backgroundColor == nil { return own }
      let color = layer.backgroundColor
      return color == .clear ? nil : color
    }
    set {
      ownBackgroundColor =
        newValue?.isDynamic == true || newValue == .clear ? newValue : nil
      let color = newValue?.resolved(for: traitCollection.userInterfaceStyle)
      layer.backgroundColor = color == .clear ? nil : color
    }
  }

  /// The color of templates and other key elements, inherited by the subviews; the system's blue
  /// by default.
  ///
  /// Setting nil, which the getter never returns, inherits the color of the superview again.
  open var tintColor: Color! {
    get {
      let color = undimmedTintColor
      return tintAdjustmentMode == .dimmed ? color.dimmed : color
    }
    set {
      ownTintColor = newValue
      tintDidChange()
    }
  }

  /// Whether the tint is dimmed to gray, as behind an alert; `.automatic` by default.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { ownTintAdjustmentMode ?? superview?.tintAdjustmentMode ?? .normal }
    set {
      ownTintAdjustmentMode = newValue == .automatic ? nil : newValue
      tintDidChange()
    }
  }
  var ownTintAdjustmentMode: TintAdjustmentMode?

  /// Called when `tintColor` of the view or of a superview has changed; the base class does
  /// nothing.
  open func tintColorDidChange() {}

  /// The appearance of this view and its subviews; `.unspecified`, the default, is that around it.
  open var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }

  /// The environment: that of the stage, with the overrides of this view and its superviews.
  open var traitCollection: TraitCollection {
    var traits = superview?.traitCollection ?? stage?.traitCollection ?? .detached
    if overrideUserInterfaceStyle != .unspecified {
      traits.userInterfaceStyle = overrideUserInterfaceStyle
    }
    return traitOverrides.applied(to: traits)
  }

  /// Called when ``traitCollection`` has changed; the base class does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  // MARK: Hierarchy

  /// The window in which the view is: the root of its tree; nil if that is not a window.
  open var window: Window? { (self as? Window) ?? superview?.window }

  /// Returns this view or the first descendant with a tag, each view before its subviews; nil if
  /// none has it.
  open func viewWithTag(_ tag: Int) -> View? { firstView(withTag: tag) }

  /// Returns whether this view is another view or a descendant of it.
  open func isDescendant(of view: View) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Adds a subview in front of the others and removes it from its previous superview.
  open func addSubview(_ view: View) { insert(view, at: subviews.count) }

  /// Inserts a subview at an index and removes it from its previous superview.
  ///
  /// - Parameters:
  ///   - view: The view; not this view or an ancestor of it.
  ///   - index: The index among the other subviews, from 0 (back) to their number (front).
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly behind a subview.
  open func insertSubview(_ view: View, belowSubview siblingSubview: View) {
    insert(view, at: index(of: siblingSubview, ignoring: view))
  }

  /// Inserts a view directly in front of a subview.
  open func insertSubview(_ view: View, aboveSubview siblingSubview: View) {
    insert(view, at: index(of: siblingSubview, ignoring: view) + 1)
  }

  /// Exchanges the places of two subviews among their siblings.
  ///
  /// - Parameters:
  ///   - index1: The index of one, from 0 (back).
  ///   - index2: The index of the other.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: View) {
    if view.superview === self { addSubview(view) }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: View) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Removes the view from its superview and the stage.
  ///
  /// The animations of the view and its subviews are removed; their completions receive false.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called after a subview has been added; the base class does nothing.
  open func didAddSubview(_ subview: View) {}
  /// Called before a subview is removed; the base class does nothing.
  open func willRemoveSubview(_ subview: View) {}
  /// Called before the superview changes; the base class does nothing.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called after the superview has changed; the base class does nothing.
  open func didMoveToSuperview() {}
  /// Called before the window changes; the base class does nothing.
  open func willMove(toWindow newWindow: Window?) {}
  /// Called after the window has changed; the base class does nothing.
  open func didMoveToWindow() {}

  /// The superview, or the view's controller instead.
  override open var next: Responder? { controller ?? superview }
  /// The controller whose root the view is; nil by default.
  package weak var controller: (any ViewLayoutController)?
  override var responderStage: Stage? { stage }
  override var ownFrameOnScreen: Rect { window == nil ? frame : convert(bounds, to: nil) }

  /// Ends the editing of the text in this view or below it: `UIView.endEditing(_:)`.
  ///
  /// - Parameter force: Whether editing ends even if the first responder does not agree.
  /// - Returns: Whether a first responder has resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force: force) }

  // MARK: Touches

  /// Returns whether a touch at a point in the view's coordinates hits the view; by default if the
  /// point is in the bounds.
  open func point(inside point: Point, with event: Event?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view at a point: this view or a descendant.
  ///
  /// As in UIKit, the test uses model values, not presented values. It ignores, with their
  /// subviews, views that are hidden, have an alpha below 0.01, have user interaction disabled, or
  /// are animated without `.allowUserInteraction`.
  ///
  /// - Parameters:
  ///   - point: The point, in this view's coordinates.
  ///   - event: The event for which the test is made; nil outside events.
  /// - Returns: The view, or nil if the point is outside this view.
  open func hitTest(_ point: Point, with event: Event?) -> View? { viewHit(at: point, with: event) }

  /// Attaches a gesture recognizer to the view and detaches it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a gesture recognizer; a recognizer that is not attached to the view is ignored.
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Returns whether a gesture on this view or a descendant may begin, by a recognizer of this
  /// view or a superview; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: Layout

  /// How the place in the superview changes with its size; by default it keeps the frame.
  open var autoresizingMask = AutoresizingMask()
  /// Whether a change of the size resizes the subviews by their masks; true by default.
  open var autoresizesSubviews = true

  /// Requests that ``layoutSubviews()`` is called before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Calls ``layoutSubviews()`` of the views that need it, from the topmost superview that needs
  /// layout down to all descendants.
  ///
  /// In an animation block the changes are animated.
  open func layoutIfNeeded() { solveAndLayOut() }

  /// Lays out the subviews; the base class lays out those with constraints.
  ///
  /// It is called before the next event or frame if the size or the subviews have changed, or
  /// after ``setNeedsLayout()``.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// Returns the size that fits the content best; by default the present size.
  ///
  /// - Parameter size: The space, in points.
  /// - Returns: The size, in points.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Gives the view the size that ``sizeThatFits(_:)`` returns for its own, and keeps the upper
  /// left corner.
  open func sizeToFit() { resize(to: sizeThatFits(bounds.size)) }

  /// The size of the content, with ``noIntrinsicMetric`` where it has none; the default in both
  /// directions.
  ///
  /// Constraints use it for views whose size is not otherwise constrained. After a change call
  /// ``invalidateIntrinsicContentSize()``.
  open var intrinsicContentSize: Size { Size(Self.noIntrinsicMetric, Self.noIntrinsicMetric) }

  /// Reads ``intrinsicContentSize`` again at the next layout.
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

  /// The width or height of an intrinsic size that has none: -1.
  public static let noIntrinsicMetric = -1.0

  /// The distances from the edges of the frame to the rectangle that constraints align; 0 by
  /// default.
  open var alignmentRectInsets: Insets { .zero }

  /// Returns the rectangle that constraints align, for a frame.
  ///
  /// It is the frame less ``alignmentRectInsets``. A method that overrides this one overrides
  /// ``frame(forAlignmentRect:)`` too.
  open func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for the rectangle that constraints align; the inverse of
  /// ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: Rect) -> Rect {
    let insets = alignmentRectInsets
    return Rect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// The view whose baselines constraints of this view's baselines align; this view by default.
  open var forFirstBaselineLayout: View { self }
  /// The view whose last baseline constraints align; this view by default.
  open var forLastBaselineLayout: View { self }

  /// Whether the frame is kept by constraints of its own; true by default.
  ///
  /// Set it to false for a view that other constraints place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.keepsFrame }
    set { keepFrame(newValue) }
  }

  /// Returns the size that the constraints of the view and its descendants give it.
  ///
  /// - Parameter targetSize: The desired size, with ``layoutFittingCompressedSize`` or
  ///   ``layoutFittingExpandedSize`` where it is as small or as large as can be.
  /// - Returns: The size, in points.
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints of the view and its descendants give it.
  ///
  /// - Parameters:
  ///   - targetSize: The desired size, which the result approaches as far as the priorities allow.
  ///   - horizontalFittingPriority: The priority of the width.
  ///   - verticalFittingPriority: The priority of the height.
  /// - Returns: The size, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Whether the view needs constraints to be placed, and so asks for ``updateConstraints()``;
  /// false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Changes the view's constraints, if that was requested; an override calls super last.
  open func updateConstraints() {}

  /// Requests that ``updateConstraints()`` is called before the next layout.
  open func setNeedsUpdateConstraints() {
    layout.needsUpdateConstraints = true
    noteUpdateOfConstraints()
  }

  /// Returns whether ``updateConstraints()`` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }

  /// Calls ``updateConstraints()`` of the view and its descendants where it was requested.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// Whether the height of the content depends on the width that the view has.
  var wrapsContent: Bool { false }

  /// The distances from the upper and lower edges to the first and last baselines.
  var baselineOffsetFromTop: Double { 0 }
  var baselineOffsetFromBottom: Double { 0 }

  /// The distances from the edges to the content, to which ``layoutMarginsGuide`` keeps; 8 points
  /// and the safe area by default, and those of the device for the view of a controller.
  open var layoutMargins: Insets {
    get { effectiveLayoutMargins }
    set {
      newValue.checkFinite("layout margins")
      layout.margins = newValue
      marginsMayHaveChanged()
    }
  }

  /// Called when ``layoutMargins`` have changed; the base class does nothing.
  open func layoutMarginsDidChange() {}
  /// The distances from the edges to the part that bars and the screen's corners leave free.
  open var safeAreaInsets: Insets { effectiveSafeAreaInsets }
  /// Called when ``safeAreaInsets`` have changed; the base class does nothing.
  open func safeAreaInsetsDidChange() {}

  /// Called after a subview has been hidden or shown; the base class does nothing.
  func subviewVisibilityDidChange(_ subview: View) {}

  // MARK: Drawing

  /// Draws the content on `Canvas.current`; the base class draws nothing.
  ///
  /// - Parameter rect: The rectangle of the content, with its origin at (0, 0).
  open func draw(_ rect: Rect) {}

  /// Draws the content; the base class calls ``draw(_:)``.
  ///
  /// The picture is cached. It is redrawn after `setNeedsDisplay()` or a change of size.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the content, with its origin at (0, 0).
  ///   - canvas: The canvas.
  open func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.makeCurrent { draw(rect) }
  }

  /// Invalidates the content, so that the next frame draws it again.
  open func setNeedsDisplay() {
    cachedContent.invalidate()
    requestDisplay()
  }

  /// Invalidates the content; the rectangle has no effect, since all of it is drawn.
  open func setNeedsDisplay(_ rect: Rect) { setNeedsDisplay() }

  /// The size for which the content is drawn before `contentMode` fits it to the bounds.
  var contentSize: Size { bounds.size }

  /// Whether a subclass may draw something, so that its code runs after the events of a program.
  var drawsAfterEvents: Bool { type(of: self) != View.self }

  /// Whether the content is drawn for the size of the bounds at every moment of an animation.
  var redrawsAtEverySize: Bool { contentMode == .redraw }

  /// Returns the content at a size.
  func contentPicture(size: Size) -> Picture {
    cachedContent.picture(for: size) {
      let bounds = Rect(origin: .zero, size: size)
      return Picture(showing: bounds) { draw(bounds, in: $0) }
        .resolved(for: traitCollection.userInterfaceStyle)
    }
  }

  // MARK: Layer

  /// Returns the action of a property or event of the layer: in an animation block the animation
  /// of the property, outside none.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? {
    guard layer === self.layer else { return nil }
    guard let stage = stage ?? expectedStage, let context = stage.currentAnimationContext,
      let property = layer.property(forKey: event), !property.isDiscrete
    else { return NoAction() }
    return property.accept(
      BlockActionBuilder(context: context, layer: layer, key: event, now: stage.time))
  }

  /// The stage to which a controller's view is about to be added, so that what it animates while
  /// it is loaded begins there; nil for other views.
  private var expectedStage: Stage? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.controller).first?.expectedStage
  }

  /// Draws the content again, after `setNeedsDisplay()` of the layer.
  open func display(_ layer: Layer) -> Bool {
    setNeedsDisplay()
    return true
  }

  /// Called before the content of the layer is drawn; does nothing.
  open func layerWillDraw(_ layer: Layer) {}

  /// Draws the content of a layer whose delegate the view is, other than its own; does nothing.
  open func draw(_ layer: Layer, in canvas: Canvas) {}

  /// Places the subviews, if the layer is the view's own.
  open func layoutSublayers(of layer: Layer) {
    guard layer === self.layer else { return }
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Called after a property of the layer has changed.
  open func layer(_ layer: Layer, didChange key: String) {
    guard layer === self.layer else { return }
    if key == "bounds" {
      referenceTicker?.boundsDidChange()
      boundsDidChange()
    } else if key == "position" {
      placeDidChange()
    }
  }
}

extension View: LayerDelegate {}
