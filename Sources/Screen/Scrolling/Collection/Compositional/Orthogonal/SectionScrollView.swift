internal import Geometry
internal import StageKit

/// The scroll view of a section of a compositional layout that scrolls orthogonally.
final class SectionScrollView: ScrollView {
  /// The section that is shown.
  private(set) var section: PlacedSection?

  init() {
    super.init(frame: .zero)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  /// Takes the place and the behavior of a section.
  func show(_ section: PlacedSection) {
    self.section = section
    let area = section.scrollFrame
    if frame != area { frame = area }
    let isVertical = section.groupAxes.isVertical
    let size = section.groupAxes.size(
      length: section.scrollLength, breadth: section.groupAxes.across(area.size))
    let (before, after) = section.centeringInsets
    let insets =
      isVertical
      ? Insets(top: before, left: 0, bottom: after, right: 0)
      : Insets(top: 0, left: before, bottom: 0, right: after)
    if contentInset != insets { contentInset = insets }
    if contentSize != size { contentSize = size }
    let behavior = section.section.orthogonalScrollingBehavior
    isPagingEnabled = behavior == .paging
    let properties = section.section.orthogonalScrollingProperties
    let hasPages = behavior == .groupPaging || behavior == .groupPagingCentered
    decelerationRate = properties.decelerationRate ?? (hasPages ? .fast : .normal)
    bounces = properties.bounce != .never
    alwaysBounceVertical = isVertical && properties.bounce == .always
    alwaysBounceHorizontal = !isVertical && properties.bounce == .always
  }

  override func proposedTarget(
    for target: Point, velocity: Vector, draggedFrom start: Point
  ) -> Point {
    guard let section else { return target }
    let axes = section.groupAxes
    let limits = axes.isVertical ? verticalLimits : horizontalLimits
    let resting = section.restingOffset(
      natural: axes.along(target), from: axes.along(contentOffset),
      draggedFrom: axes.along(start),
      velocity: 1000 * (axes.isVertical ? velocity.dy : velocity.dx), end: limits.upperBound)
    return axes.point(along: resting, across: axes.across(target))
  }
}
