public import Geometry
public import StageKit

/// The space in which a compositional layout places elements: `NSCollectionLayoutContainer`.
public protocol CollectionLayoutContainer: AnyObject {
  /// The size before the insets, in points.
  var contentSize: Size { get }
  /// The size after the insets, in points.
  var effectiveContentSize: Size { get }
  /// The insets, in points.
  var contentInsets: DirectionalInsets { get }
  /// The insets that apply, in points.
  var effectiveContentInsets: DirectionalInsets { get }
}

/// The environment of a compositional layout: `NSCollectionLayoutEnvironment`.
public protocol CollectionLayoutEnvironment: AnyObject {
  /// The space of the collection, or of a group.
  var container: any CollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: TraitCollection { get }
}

/// The space of a collection, a section or a group.
final class LayoutContainer: CollectionLayoutContainer, CreationHashable {
  package let creationNumber = CreationNumber()
  let contentSize: Size
  let contentInsets: DirectionalInsets

  init(_ size: Size, insets: DirectionalInsets = .zero) {
    contentSize = size
    contentInsets = insets
  }

  var effectiveContentInsets: DirectionalInsets { contentInsets }
  var effectiveContentSize: Size {
    Size(
      max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

final class LayoutEnvironment: CollectionLayoutEnvironment, CreationHashable {
  package let creationNumber = CreationNumber()
  let container: any CollectionLayoutContainer
  let traitCollection: TraitCollection

  init(_ container: LayoutContainer, _ traits: TraitCollection) {
    self.container = container
    traitCollection = traits
  }
}
