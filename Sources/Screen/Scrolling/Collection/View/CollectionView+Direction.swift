internal import Dynamics
internal import Geometry
internal import StageKit

extension CollectionView {
  /// Whether the places of elements are mirrored.
  var flipsElements: Bool {
    layoutObject.flipsHorizontallyInOppositeLayoutDirection && isRightToLeft
  }

  /// Returns the attributes of the elements that a rectangle of the content intersects, mirrored if
  /// the layout is.
  func flippedElements(in rect: Rect) -> [LayoutAttributes] {
    guard flipsElements else { return layoutObject.layoutAttributesForElements(in: rect) ?? [] }
    let area = mirroredInContent(rect)
    return (layoutObject.layoutAttributesForElements(in: area) ?? []).map(flipped)
  }

  /// Returns the attributes of an element, mirrored in the content if the layout is.
  ///
  /// The elements of a section that scrolls by itself are mirrored in the content of its own scroll
  /// view.
  func flipped(_ attributes: LayoutAttributes) -> LayoutAttributes {
    guard flipsElements, let copy = attributes.copy() as? LayoutAttributes else {
      return attributes
    }
    if let section = layoutObject.sectionScrolling(attributes) {
      guard let scroll = sectionScrolls[section] else { return attributes }
      copy.center = scroll.flipped(copy.center, inContentOf: self)
    } else {
      copy.center.x = contentSize.width - copy.center.x
    }
    return copy
  }

  /// Returns a rectangle of the content, mirrored in it.
  func mirroredInContent(_ rect: Rect) -> Rect {
    Rect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Takes the size of the layout's content.
  ///
  /// A mirrored row of elements begins at its right end, and keeps its distance from it.
  func takeContentSize() {
    let size = layoutObject.collectionViewContentSize
    guard flipsElements, size.width > bounds.width, size != contentSize else {
      contentSize = size
      return
    }
    let distance =
      contentSize == .zero
      ? -adjustedContentInset.right : contentSize.width - bounds.width - contentOffset.x
    contentSize = size
    contentOffset.x = size.width - bounds.width - distance
  }
}
