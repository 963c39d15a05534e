public import Dynamics
public import Geometry
public import StageKit

/// A view of a collection that is used again: `UICollectionReusableView`.
open class CollectionReusableView: View {
  /// The identifier under which the view is used again; nil if it is not.
  public package(set) var reuseIdentifier: String?
  /// The place in the layout that was applied last.
  var attributes: LayoutAttributes?

  /// Creates a view with a frame.
  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a view of a registered class, by ``init(frame:)``.
  public required convenience init(registeredWith reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called before the view is used for another element; the base class does nothing.
  open func prepareForReuse() {}

  /// Called when the view gets its place; the base class does nothing.
  ///
  /// The collection has set the geometry, the opacity and the transform already. Override it for
  /// attributes of a subclass.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Gives the view the place and the look of its attributes.
  func take(_ attributes: LayoutAttributes) {
    self.attributes = attributes
    bounds = Rect(origin: bounds.origin, size: attributes.size)
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
