internal import Geometry
internal import StageKit

/// The scroll view of a section of a compositional layout that scrolls orthogonally.
final class SectionScrollView: ScrollView {
  /// The section that is shown.
  private(set) var section: PlacedSection?
  /// Whether the groups follow each other from right to left.
  private var isFlipped = false

  init() {
    super.init(frame: .zero)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  /// Takes the place and the behavior of a section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - collection: The collection, which may be laid out from right to left.
  func show(_ section: PlacedSection, in collection: CollectionView) {
    let isNew = self.section == nil
    let old = layoutOffset(contentOffset)
    self.section = section
    let area =
      collection.flipsElements
      ? collection.mirroredInContent(section.scrollFrame) : section.scrollFrame
    if frame != area { frame = area }
    let isVertical = section.groupAxes.isVertical
    isFlipped = collection.flipsElements && !isVertical
    let size = section.groupAxes.size(
      length: section.scrollLength, breadth: section.groupAxes.across(area.size))
    let (before, after) = section.centeringInsets
    let insets =
      isVertical
      ? Insets(top: before, left: 0, bottom: after, right: 0)
      : Insets(
        top: 0, left: isFlipped ? after : before, bottom: 0, right: isFlipped ? before : after)
    if contentInset != insets { contentInset = insets }
    if contentSize != size { contentSize = size }
    if isFlipped {
      let offset = layoutOffset(isNew ? Point(-before, 0) : old)
      if contentOffset != offset { contentOffset = offset }
    }
    let behavior = section.section.orthogonalScrollingBehavior
    isPagingEnabled = behavior == .paging
    let properties = section.section.orthogonalScrollingProperties
    let hasPages = behavior == .groupPaging || behavior == .groupPagingCentered
    decelerationRate = properties.decelerationRate ?? (hasPages ? .fast : .normal)
    bounces = properties.bounce != .never
    alwaysBounceVertical = isVertical && properties.bounce == .always
    alwaysBounceHorizontal = !isVertical && properties.bounce == .always
  }

  /// Returns an offset as if the groups followed each other from left to right, and the other way
  /// around.
  func layoutOffset(_ offset: Point) -> Point {
    isFlipped ? Point(contentSize.width - bounds.width - offset.x, offset.y) : offset
  }

  /// Returns the center of an element of a mirrored collection, in the collection's content.
  func flipped(_ center: Point, inContentOf collection: CollectionView) -> Point {
    guard isFlipped, let section else {
      return Point(collection.contentSize.width - center.x, center.y)
    }
    let distance = center.x - section.scrollFrame.minX
    return Point(frame.minX + contentSize.width - distance, center.y)
  }

  override func proposedTarget(
    for target: Point, velocity: Vector, draggedFrom start: Point
  ) -> Point {
    guard let section else { return target }
    let axes = section.groupAxes
    let limits = axes.isVertical ? verticalLimits : horizontalLimits
    let last = isFlipped ? layoutOffset(Point(limits.lowerBound, 0)).x : limits.upperBound
    let speed = axes.isVertical ? velocity.dy : isFlipped ? -velocity.dx : velocity.dx
    let resting = section.restingOffset(
      natural: axes.along(layoutOffset(target)), from: axes.along(layoutOffset(contentOffset)),
      draggedFrom: axes.along(layoutOffset(start)), velocity: 1000 * speed, end: last)
    return layoutOffset(axes.point(along: resting, across: axes.across(target)))
  }
}
