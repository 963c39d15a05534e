public import Geometry
public import PictureKit
internal import Tween

/// A rectangle with a position, a look and sublayers: `CALayer`.
///
/// Properties are **model values**: they change immediately. Animations change what is presented,
/// which ``presentation(at:)`` returns. Lengths are in points, y points down, z towards the viewer.
open class Layer: MediaTiming, CreationHashable {
  package let creationNumber = CreationNumber()
  var values = LayerValues()
  /// The components of the transform that were set last, with their transform.
  var transformComponents: (Transform3D, Transform3D.Components)?
  /// The animations, in the order in which they were added.
  var attachments: [AttachedAnimation] = [] {
    willSet { animationsWillChange() }
  }
  var tags: [String: Any] = [:]
  /// The properties that a class has declared, by name.
  var declaredProperties: [String: LayerProperty] = [:]
  /// The unknown key paths that were set before the layer was added to a tree with a context.
  var unknownKeyPaths: [String] = []
  /// Of a presentation layer, its model layer and time.
  private(set) var source: (layer: Layer, time: Double)?
  /// Of a presentation layer, its sublayers once they are needed.
  var presentedSublayers: [Layer]?
  private(set) var storedSublayers: [Layer] = []
  private(set) var storedMask: Layer?
  /// The picture of the background, drawn again when it changes.
  var background: (key: BackgroundKey, picture: Picture)?

  /// The name, for messages and searches; nil by default.
  open var name: String?
  /// Draws, lays out, and chooses actions; nil by default.
  open weak var delegate: (any LayerDelegate)?
  /// The actions of properties and events, by name; nil by default.
  open var actions: [String: any LayerAction]?
  /// What the tree of this layer runs in; set it on the root.
  open weak var context: (any LayerContext)? {
    didSet { contextDidChange(from: oldValue) }
  }
  /// The object that draws the layer and moves it between events, for example its view.
  package weak var host: (any LayerHost)?
  /// The layer of which this is a sublayer or the mask.
  weak var parent: Layer?
  private(set) var isMask = false
  /// Whether frames have the background; false for the root of a stage, whose background is that of
  /// the frame.
  package var drawsBackground = true
  /// The time of the context at which the layer was added to its tree.
  var joinTime: Double?
  /// Whether changes run no actions.
  var ignoresActions = false
  /// Called with the name of a property after it has been set; nil by default.
  package var changeObserver: ((String) -> Void)?
  /// The properties that were set while their reports are held back; nil if they are not.
  var heldChanges: [String]?

  private(set) var displayNeeded = false
  var layoutState = LayerLayout()

  /// Creates a layer with Core Animation's defaults.
  public required init() {}

  /// Creates a presentation layer: copies the values of another layer of the same class.
  ///
  /// A subclass that adds properties overrides it and copies them.
  ///
  /// - Parameter layer: The other layer.
  public required init(layer: Any) {
    guard let layer = layer as? Layer else {
      preconditionFailure("a layer can copy only layers, not \(describe(layer))")
    }
    values = layer.values
    name = layer.name
    delegate = layer.delegate
    tags = layer.tags
    declaredProperties = layer.declaredProperties
    layoutState.isNeeded = false
  }

  /// Makes this copy a presentation layer.
  func present(_ layer: Layer, at time: Double) {
    source = (layer, time)
    host = layer.host
  }

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates; zero by default.
  open var bounds: Rect {
    get { values.bounds }
    set {
      guard newValue != values.bounds else { return }
      check(newValue.isFinite, "bounds", newValue)
      let isResized = newValue.size != values.bounds.size
      change("bounds") { values.bounds = newValue }
      if isResized { boundsWereResized() }
    }
  }

  /// The position of the anchor point in the superlayer; (0, 0) by default.
  open var position: Point {
    get { values.position }
    set {
      guard newValue != values.position else { return }
      check(newValue.x.isFinite && newValue.y.isFinite, "position", newValue)
      change("position") { values.position = newValue }
    }
  }

  /// The transform about the anchor point; the identity by default.
  open var transform: Transform3D {
    get { values.transform }
    set {
      guard newValue != values.transform else { return }
      check(newValue.isFinite, "transform", newValue)
      change("transform") { values.transform = newValue }
    }
  }

  /// The bounding box in the superlayer; setting it sets position and size of the bounds.
  open var frame: Rect {
    get { bounds.applying(ProjectiveTransform(transformToParent)) }
    set {
      check(newValue.isFinite, "frame", newValue)
      let placement = placement(inFrame: newValue)
      bounds = Rect(origin: bounds.origin, size: placement.size)
      position = placement.position
    }
  }

  // MARK: Sublayers

  /// The superlayer; nil for a root and a mask.
  open var superlayer: Layer? {
    guard let source else { return isMask ? nil : parent }
    return source.layer.superlayer?.presentation(at: source.time)
  }

  /// The sublayers, from back to front; nil, as in Core Animation, if there are none.
  open var sublayers: [Layer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set { replaceAllSublayers(with: newValue ?? []) }
  }

  /// Inserts a sublayer in place, so that many sublayers are added in linear time.
  func storeSublayer(_ layer: Layer, at index: Int) {
    storedSublayers.insert(layer, at: min(index, storedSublayers.count))
  }

  /// Removes a sublayer from the list only.
  func removeStoredSublayer(_ layer: Layer) { storedSublayers.removeAll { $0 === layer } }

  /// The layer whose alpha masks the content and the sublayers of this layer; nil, the default,
  /// masks nothing.
  ///
  /// Its superlayer is nil, and its coordinates are this layer's.
  open var mask: Layer? {
    get {
      guard let source else { return storedMask }
      return source.layer.storedMask?.presentation(at: source.time)
    }
    set {
      guard newValue !== storedMask else { return }
      if let newValue { checkParentage(of: newValue, as: "mask") }
      storedMask?.removeFromSuperlayer()
      newValue?.removeFromSuperlayer()
      newValue?.isMask = true
      newValue?.parent = self
      storedMask = newValue
      newValue?.treeDidChange()
    }
  }

  /// Detaches the layer from its superlayer or the layer that it masks.
  open func removeFromSuperlayer() { detach(leavesTree: true) }

  /// Detaches the layer.
  ///
  /// - Parameter leavesTree: Whether it leaves its tree, which removes its animations.
  func detach(leavesTree: Bool) {
    guard let parent else { return }
    let context = rootContext
    if isMask {
      parent.storedMask = nil
    } else {
      parent.removeStoredSublayer(self)
    }
    isMask = false
    self.parent = nil
    if leavesTree, context != nil { leave() }
  }

  // MARK: Content

  /// Draws the content; by default the delegate does.
  ///
  /// - Parameter canvas: The canvas, in the coordinates of the bounds.
  open func draw(in canvas: Canvas) { delegate?.draw(self, in: canvas) }

  /// Sets the contents; by default the delegate does, or else they are what ``draw(in:)`` draws.
  open func display() {
    if let delegate, delegate.display(self) { return }
    delegate?.layerWillDraw(self)
    setContents { draw(in: $0) }
  }

  /// Sets the contents to what a function draws in the coordinates of the bounds; to nil if it
  /// draws nothing.
  package func setContents(drawing draw: (Canvas) -> Void) {
    let bounds = bounds
    let picture = Picture(showing: Rect(origin: .zero, size: bounds.size)) { canvas in
      canvas.translateBy(x: -bounds.minX, y: -bounds.minY)
      draw(canvas)
    }
    contents = picture.commands.count > 1 ? .picture(picture, bounds.size) : nil
  }

  /// Requests that the next frame draws the content again.
  open func setNeedsDisplay() { displayNeeded = true }

  /// Returns whether the content must be drawn again before the next frame.
  open func needsDisplay() -> Bool { displayNeeded }

  /// Draws the content if that was requested.
  open func displayIfNeeded() {
    guard displayNeeded else { return }
    displayNeeded = false
    display()
  }

  /// Whether a change of the bounds' size draws the content again; false by default.
  open var needsDisplayOnBoundsChange = false

  /// Returns whether a change of a property draws the content again; by default false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Places the sublayers; by default the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Requests that the sublayers are placed again before the next frame.
  open func setNeedsLayout() { requestLayout() }

  /// Returns whether the sublayers must be placed again before the next frame.
  open func needsLayout() -> Bool { layoutState.isNeeded }

  /// Returns the size that shows all of the content, in points; that of the bounds by default.
  open func preferredFrameSize() -> Size { bounds.size }

  /// Places the sublayers of the layers that need it, from the topmost superlayer that does down to
  /// all sublayers.
  ///
  /// A layer whose layout keeps requesting another layout is placed 100 times and then left as it
  /// is, with a note that names it.
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// Returns the nodes of the content between background and sublayers; by default those of the
  /// host and of the contents.
  ///
  /// - Parameter model: The model layer of this presented layer.
  /// - Returns: The nodes.
  func contentNodes(of model: Layer) -> [FrameLayer] {
    let contents = nodesOfContents()
    guard let drawn = host?.content(in: presentedBounds) else { return contents }
    return [drawn] + contents
  }

  /// Returns the nodes of this presented layer and its sublayers.
  ///
  /// - Parameters:
  ///   - model: The model layer.
  ///   - time: The time of the context.
  ///   - matrix: The transform to the space of the plane on which the layer is drawn.
  /// - Returns: The nodes, none if nothing is visible.
  func nodes(of model: Layer, at time: Double, under matrix: Transform3D) -> [PlacedNode] {
    flatNode(of: model, at: time, under: matrix, drawsBackground: model.drawsBackground)
      .map { [$0] } ?? []
  }

  /// Returns the nodes of the sublayers, from back to front.
  ///
  /// - Parameters:
  ///   - model: The model layer of this presented layer.
  ///   - time: The time of the context.
  ///   - outer: The transform from this layer's coordinates to the space of the plane.
  /// - Returns: The nodes.
  func sublayerNodes(
    of model: Layer, at time: Double, under outer: Transform3D
  ) -> [PlacedNode] { orderedNodes(of: model, at: time, under: outer) }

  /// Returns the nodes above the border, from back to front; none by default.
  ///
  /// - Parameters:
  ///   - model: The model layer of this presented layer.
  ///   - time: The time of the context.
  /// - Returns: The nodes, in the layer's coordinates.
  func topNodes(of model: Layer, at time: Double) -> [FrameLayer] { [] }

  /// Changes the node of this presented layer before its mask is set; does nothing by default.
  func finish(_ node: inout FrameLayer) {}

  /// Whether sublayers keep their depth instead of being flattened to the plane of the layer.
  var keepsDepth: Bool { false }

  // MARK: Animation

  /// Returns the property of a name, which animations and key paths use; nil if there is none.
  open func property(forKey key: String) -> LayerProperty? {
    Self.baseProperty(forKey: key) ?? declaredProperties[key]
  }

  /// Adds a copy of an animation.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - key: A name; an animation of the same name is removed. A transition has `transition`.
  open func add(_ animation: Animation, forKey key: String?) { attach(animation, forKey: key) }

  /// Called before animations are added or removed.
  func animationsWillChange() {}

  /// Called before a change of the timing of the layer or of an ancestor.
  func timeWillChange() {}

  /// Called when the layer has been added to a tree with a context.
  func treeWasJoined() {}

  /// Returns the action of a property or event; nil if it has none.
  ///
  /// It is that of the delegate, of ``actions``, or of ``defaultAction(forKey:)``, and otherwise
  /// the implicit animation of the property. ``NoAction`` ends the search.
  open func action(forKey event: String) -> (any LayerAction)? { searchAction(forKey: event) }

  /// Returns the action that all layers of the class have for a property or event; nil by default.
  open class func defaultAction(forKey event: String) -> (any LayerAction)? { nil }

  /// Returns the front layer among this layer and its descendants that contains a point.
  ///
  /// - Parameter point: The point, in the superlayer's coordinates.
  /// - Returns: The layer; nil if there is none.
  open func hitTest(_ point: Point) -> Layer? { frontLayer(at: point) }

  /// Returns whether a point in the layer's own coordinates is in the bounds.
  open func contains(_ point: Point) -> Bool { bounds.contains(point) }
}

@available(*, unavailable)
extension Layer: Sendable {}
