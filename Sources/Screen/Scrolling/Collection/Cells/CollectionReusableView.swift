public import Dynamics
public import Geometry
public import StageKit

/// A reusable view of a collection: `UICollectionReusableView`.
open class CollectionReusableView: View {
  /// The identifier under which the view is used again; nil if it is not.
  open package(set) var reuseIdentifier: String?
  /// The place in the layout that was applied last.
  var attributes: LayoutAttributes?
  /// The look that was applied last: only changes are applied, so that code may change the rest
  /// itself.
  private var taken: Look?
  /// The dimensions that the view determines.
  var fittedDimensions = Estimates()

  /// Creates a view with a frame.
  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// The place in the layout of the view that is requested from the data source.
  @TaskLocal static var requestedFrame = Rect.zero

  /// Creates a view of a registered class, by ``init(frame:)`` with its place in the layout.
  public required convenience init(registeredWith reuseIdentifier: String?) {
    self.init(frame: Self.requestedFrame)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called before the view is used for another element; the base class does nothing.
  open func prepareForReuse() {}

  /// Called when layout attributes are applied to the view; the base class does nothing.
  ///
  /// The collection has set the geometry, the opacity and the transform already. Override it for
  /// attributes of a subclass.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns attributes with the size that the view prefers; by default that of its constraints.
  ///
  /// Only dimensions that the layout has estimated are used. A view without constraints keeps them.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes.size = fittingSize(for: layoutAttributes.size)
    return layoutAttributes
  }

  /// Returns the size that the view prefers.
  func fittingSize(for size: Size) -> Size { constrainedSize(of: self, for: size) }

  /// Returns the size that the constraints of a view give it, the dimensions that are not estimated
  /// unchanged.
  func constrainedSize(of view: View, for size: Size) -> Size {
    guard view.hasConstraintsInTree, !fittedDimensions.isEmpty else { return size }
    let fitting = view.systemLayoutSizeFitting(
      size,
      withHorizontalFittingPriority: fittedDimensions.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: fittedDimensions.height ? .fittingSizeLevel : .required)
    return fittedDimensions.size(size, measured: fitting)
  }

  /// Applies the place and the look of attributes to the view.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - origin: The place in the content of the view that contains this one.
  func take(_ attributes: LayoutAttributes, from origin: Point = .zero) {
    self.attributes = attributes
    let look = Look(attributes, from: origin)
    let old = taken
    // A view that is new or reused is visible and without a transform.
    taken = look
    if look.size != old?.size { bounds = Rect(origin: bounds.origin, size: look.size) }
    if look.center != old?.center { center = look.center }
    if look.transform != old?.transform ?? .identity { transform3D = look.transform }
    if look.alpha != old?.alpha ?? 1 { alpha = look.alpha }
    if look.isHidden != old?.isHidden ?? false { isHidden = look.isHidden }
    apply(attributes)
  }

  /// Resets what attributes have set, before the view is reused.
  func forgetAttributes() {
    taken = nil
    transform3D = .identity
    alpha = 1
    isHidden = false
  }

  /// Moves the view, whose superview has changed.
  func move(to center: Point) {
    self.center = center
    taken?.center = center
  }

  /// The values that attributes give a view.
  private struct Look {
    let size: Size
    var center: Point
    let transform: Transform3D
    let alpha: Double
    let isHidden: Bool

    init(_ attributes: LayoutAttributes, from origin: Point) {
      size = attributes.size
      center = Point(attributes.center.x - origin.x, attributes.center.y - origin.y)
      transform = attributes.transform3D
      alpha = attributes.alpha
      isHidden = attributes.isHidden
    }
  }
}
