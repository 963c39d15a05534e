internal import Geometry
internal import StageKit

extension ScrollView {
  /// The least and the maximum offset at rest, along the width.
  var horizontalLimits: ClosedRange<Double> {
    let insets = adjustedContentInset
    let start = 0 - insets.left
    return start...max(contentSize.width + insets.right - bounds.width, start)
  }

  /// The least and the maximum offset at rest, along the height.
  var verticalLimits: ClosedRange<Double> {
    let insets = adjustedContentInset
    let start = 0 - insets.top
    return start...max(contentSize.height + insets.bottom - bounds.height, start)
  }

  /// Returns the nearest offset at rest.
  func clamped(_ offset: Point) -> Point {
    let (x, y) = (horizontalLimits, verticalLimits)
    return Point(
      min(max(offset.x, x.lowerBound), x.upperBound),
      min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// The length of the content above the part that the insets leave visible, in points; negative
  /// for a gap.
  package var lengthAbove: Double { contentOffset.y + adjustedContentInset.top }

  /// The length of the content below the part that the insets leave visible, in points; negative
  /// for a gap.
  package var lengthBelow: Double {
    contentSize.height + adjustedContentInset.bottom - contentOffset.y - bounds.height
  }

  /// Whether fingers move the content along the width.
  var scrollsHorizontally: Bool {
    horizontalLimits.lowerBound < horizontalLimits.upperBound || alwaysBounceHorizontal && bounces
  }

  /// Whether fingers move the content along the height.
  var scrollsVertically: Bool {
    verticalLimits.lowerBound < verticalLimits.upperBound || alwaysBounceVertical && bounces
  }

  /// The part of the safe area that is added to the content's insets.
  var safeAreaAdjustment: Insets {
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      // Only the content's own insets count, since those of the safe area are being determined.
      let inset = contentInset
      let isWide = contentSize.width + inset.left + inset.right > bounds.width
      let isHigh = contentSize.height + inset.top + inset.bottom > bounds.height
      let horizontal = isWide || alwaysBounceHorizontal
      let isContent = isBetweenBars && contentInsetAdjustmentBehavior == .automatic
      let vertical = isHigh || alwaysBounceVertical || keepsSafeArea || isContent
      return Insets(
        top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
        bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
    }
  }
}

extension Insets {
  /// Returns the sums of the four distances.
  func adding(_ other: Insets) -> Insets {
    Insets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
