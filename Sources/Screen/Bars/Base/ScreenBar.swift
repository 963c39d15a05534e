internal import Geometry
internal import StageKit

/// A bar at the upper or lower edge of a screen, with items at its sides.
protocol ScreenBar: View {
  /// Whether a controller manages the bar, which then follows the screen.
  var isManaged: Bool { get }
}

extension ScreenBar {
  /// The height of the contents of a navigation bar or toolbar, in points: 44, 50 on tablets, and
  /// 32 on phones in landscape, without the large ones.
  var barHeight: Double {
    isCompact ? 32 : isManaged && screenTraits.userInterfaceIdiom == .pad ? 50 : 44
  }

  /// Whether the bar is lower, since the screen is low, and not wide.
  var isCompact: Bool {
    isManaged && screenTraits.verticalSizeClass == .compact
      && screenTraits.horizontalSizeClass == .compact
  }

  /// The traits of the screen.
  ///
  /// Size classes and devices that a controller sets for a child leave its bars as high as they
  /// are: on an upright phone all pictures of `testTraitsEmbeddedInTabNavigation` of
  /// `pointfreeco/swift-snapshot-testing` have bars of 44 and 49 points.
  private var screenTraits: TraitCollection { stage?.traitCollection ?? traitCollection }

  /// Whether the tabs have their titles beside their images: on low and on wide screens.
  var isInline: Bool {
    isCompact || isManaged && traitCollection.horizontalSizeClass == .regular
  }

  /// The distances from the sides to the contents: the safe area and the margins of the system, 16
  /// points or 20.
  var barMargins: Insets {
    let (safe, margin) = (safeAreaInsets, isManaged ? systemMargin ?? 16 : 16)
    return Insets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin)
  }
}
