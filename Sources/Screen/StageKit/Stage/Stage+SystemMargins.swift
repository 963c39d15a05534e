internal import Geometry

extension Stage {
  /// The width of a screen from which margins are wider, in points: that of the large phones.
  private static let wideWidth = 414.0

  /// The margin of content at the sides of the screen, beyond the safe area, in points: 16, or 20
  /// on wide screens.
  ///
  /// Compact screens with a safe area at the sides, such as that of an iPhone X in landscape, have
  /// the narrow margin.
  package var systemMargin: Double {
    let isRegular = traitCollection.horizontalSizeClass == .regular
    let isWide = size.width >= Self.wideWidth && safeAreaInsets.left == 0
    return isRegular || isWide ? 20 : 16
  }
}
