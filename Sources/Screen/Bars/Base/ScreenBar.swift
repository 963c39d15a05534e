internal import Geometry
internal import StageKit

/// A bar at the upper or lower edge of a screen, with items at its sides.
protocol ScreenBar: View {
  /// Whether a controller manages the bar, which then follows the screen.
  var isManaged: Bool { get }
}

extension ScreenBar {
  /// The height of the contents, in points: 44, and 32 on phones in landscape.
  var barHeight: Double { isCompact ? 32 : 44 }

  /// Whether the bar is lower, since the screen is.
  var isCompact: Bool { isManaged && traitCollection.verticalSizeClass == .compact }

  /// The distances from the sides to the contents: the safe area and the margins of the system, 16
  /// points or 20.
  var barMargins: Insets {
    let (safe, margin) = (safeAreaInsets, isManaged ? stage?.systemMargin ?? 16 : 16)
    return Insets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin)
  }
}
