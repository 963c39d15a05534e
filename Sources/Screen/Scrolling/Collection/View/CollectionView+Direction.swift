internal import Dynamics
internal import Geometry
internal import StageKit

extension CollectionView {
  /// Whether the places of elements are mirrored.
  private var flipsElements: Bool {
    layoutObject.flipsHorizontallyInOppositeLayoutDirection && isRightToLeft
  }

  /// Returns the attributes of the elements that a rectangle of the content intersects, mirrored if
  /// the layout is.
  func flippedElements(in rect: Rect) -> [LayoutAttributes] {
    guard flipsElements else { return layoutObject.layoutAttributesForElements(in: rect) ?? [] }
    let area = Rect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    return (layoutObject.layoutAttributesForElements(in: area) ?? []).map(flipped)
  }

  /// Returns the attributes of an element, mirrored in the content if the layout is.
  ///
  /// The elements of a section that scrolls by itself stay as they are.
  func flipped(_ attributes: LayoutAttributes) -> LayoutAttributes {
    guard flipsElements, layoutObject.sectionScrolling(attributes) == nil,
      let copy = attributes.copy() as? LayoutAttributes
    else { return attributes }
    copy.center.x = contentSize.width - copy.center.x
    return copy
  }
}
